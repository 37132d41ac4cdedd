"""The page of the OpenAPI document: plain HTML, no script, no other host."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Intrika: HTTP</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{font-size:.95em}h2{border-bottom:1px solid #8886;margin-top:2rem}dd{margin-bottom:.4rem}
@media(prefers-color-scheme:dark){body{background:#1b1814;color:#eee}a{color:#e0b25c}}</style>
</head><body><h1>Intrika: the HTTP interface</h1>
<p>The same as a document for programs: <a href="/schema/openapi.json">openapi.json</a>.</p>
"""


class Reference(OpenAPIRenderPlugin):
    """Every operation and every model, in the order of the document."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [HEAD, "<h2>Requests</h2><dl>"]
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                parts.append(_operation(path, method, operation))
        parts.append("</dl><h2>Models</h2>")
        for name, model in openapi_schema["components"]["schemas"].items():
            parts.append(_model(name, model))
        return "".join(parts).encode() + b"</body></html>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    about = operation.get("description") or operation.get("summary") or ""
    named = [p["name"] for p in operation.get("parameters", ()) if p["in"] == "query"]
    query = f" ({escape(', '.join(named))})" if named else ""
    body = operation.get("requestBody", {}).get("content", {}).values()
    sent = [_type(content["schema"]) for content in body]
    good = [c for code, c in operation["responses"].items() if code.startswith("2")]
    told = [_type(c["schema"]) for g in good for c in g.get("content", {}).values()]
    flow = f"{' '.join(sent)} → {' '.join(told)}"
    head = (
        f"<dt><code><b>{method.upper()}</b> {escape(path)}</code>{query} <code>{flow}</code></dt>"
    )
    return f"{head}<dd>{escape(about)}</dd>"


def _model(name: str, model: dict[str, Any]) -> str:
    rows = [
        f"<li><code>{escape(field)}: {_type(schema)}</code></li>"
        for field, schema in model.get("properties", {}).items()
    ]
    about = escape(model.get("description", ""))
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{about}</p><ul>{''.join(rows)}</ul>"


def _type(schema: dict[str, Any]) -> str:
    """A short name of a type."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " | ".join(_type(part) for part in schema[word])
    if "enum" in schema:
        return " | ".join(escape(repr(value)) for value in schema["enum"])
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))
