/** The rules as the server sends them (a small Markdown), cut into clauses that can be pointed at. */
export interface Clause {
  id: string; // §4.2 or R-7
  depth: number;
  title: string;
  parts: Part[];
  under?: string; // of a ruling: the clause it is listed in
}

/** What a clause is made of: text, and figures drawn by the page. */
export type Part = { html: string } | { figure: string; caption: string };

export interface RuleBook {
  intro: Part[];
  clauses: Clause[];
  rulings: Clause[];
}

const HEADING = /^(#+) (?:(§\S+) )?(.*)$/;
const RULING = /^- \*\*(R-\d+)\*\*:? ?(.*)$/;

export function parseRules(text: string): RuleBook {
  const book: RuleBook = { intro: [], clauses: [], rulings: [] };
  let lines: string[] = [];
  let open: Clause | null = null;
  const close = () => {
    const { rest, rulings } = cutRulings(lines);
    if (open) open.parts = partsOf(rest);
    else book.intro = partsOf(rest);
    book.rulings.push(...rulings.map((ruling) => ({ ...ruling, under: open?.id ?? "" })));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    if (heading[1]!.length === 1) continue; // the title of the game stands above already
    close();
    open = { id: heading[2] ?? "", depth: heading[1]!.length - 1, title: heading[3]!, parts: [] };
    book.clauses.push(open);
  }
  close();
  return book;
}

function cutRulings(lines: string[]): { rest: string[]; rulings: Clause[] } {
  const rest: string[] = [];
  const rulings: Clause[] = [];
  for (const line of lines) {
    const found = RULING.exec(line);
    const last = rulings.at(-1);
    if (found) rulings.push({ id: found[1]!, depth: 3, title: "", parts: [{ html: inline(found[2]!) }] });
    else if (last && /^ {2,}\S/.test(line)) last.parts.push({ html: ` ${inline(line.trim())}` });
    else rest.push(line);
  }
  return { rest, rulings };
}

const FIGURE = /^!\[(.+)\]\(figure:([\w-]+)\)$/;

/** The text of a clause, cut where a figure stands. */
function partsOf(lines: string[]): Part[] {
  const made: Part[] = [];
  let from = 0;
  const text = (end: number) => {
    const html = blocks(lines.slice(from, end));
    if (html) made.push({ html });
  };
  lines.forEach((line, n) => {
    const found = FIGURE.exec(line);
    if (!found) return;
    text(n);
    made.push({ figure: found[2]!, caption: inline(found[1]!) });
    from = n + 1;
  });
  text(lines.length);
  return made;
}

/** Clauses and rulings in the order of the text. */
export function inOrder(book: RuleBook): Clause[] {
  return book.clauses.flatMap((clause) => [clause, ...book.rulings.filter((ruling) => ruling.under === clause.id)]);
}

/** All that can be read in a clause, its headings and captions included. */
export function wordsOf(clause: Clause): string {
  const parts = clause.parts.map((part) => ("html" in part ? part.html : part.caption));
  return [clause.title, ...parts].join(" ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/(^|[^*])\*([^*]+)\*/g, "$1<i>$2</i>")
    .replace(/(§\d+(?:\.\d+)*[a-z]?(?:-\w+)?|\bR-\d+)/g, '<a class="ref" href="#$1" data-clause="$1">$1</a>');
}

/** Paragraphs, lists, tables and drawings of a clause. */
function blocks(lines: string[]): string {
  let html = "";
  for (let n = 0; n < lines.length; ) {
    const line = lines[n]!;
    if (line.startsWith("```")) {
      const end = lines.indexOf("```", n + 1);
      html += `<pre>${escaped(lines.slice(n + 1, end).join("\n"))}</pre>`;
      n = end + 1;
    } else if (line.startsWith("|")) {
      const end = upTo(lines, n, (next) => !next.startsWith("|"));
      html += table(lines.slice(n, end));
      n = end;
    } else if (/^\s*(-|\d+\.) /.test(line)) {
      const end = upTo(lines, n, (next) => !/^\s*(-|\d+\.) /.test(next) && !/^ {2,}\S/.test(next));
      html += list(lines.slice(n, end));
      n = end;
    } else if (line.trim()) {
      const end = upTo(lines, n, (next) => !next.trim() || /^(\||```|- |\d+\. )/.test(next));
      html += `<p>${inline(lines.slice(n, end).join(" "))}</p>`;
      n = end;
    } else n += 1;
  }
  return html;
}

function upTo(lines: string[], from: number, stops: (line: string) => boolean): number {
  let end = from + 1;
  while (end < lines.length && !stops(lines[end]!)) end += 1;
  return end;
}

function list(lines: string[]): string {
  const tag = /^\s*\d/.test(lines[0]!) ? "ol" : "ul";
  const indent = /^\s*/.exec(lines[0]!)![0].length;
  const items: string[][] = [];
  for (const line of lines) {
    const mark = /^(\s*)(-|\d+\.) (.*)$/.exec(line);
    if (mark && mark[1]!.length === indent) items.push([mark[3]!]);
    else items.at(-1)!.push(line);
  }
  const made = items.map(([first, ...rest]) => {
    const nested = rest.findIndex((line) => /^\s*(-|\d+\.) /.test(line));
    const more = nested < 0 ? rest : rest.slice(0, nested);
    const text = [first, ...more.map((line) => line.trim())].join(" ");
    return `<li>${inline(text)}${nested < 0 ? "" : list(rest.slice(nested))}</li>`;
  });
  return `<${tag}>${made.join("")}</${tag}>`;
}

function table(lines: string[]): string {
  const rows = lines
    .filter((line) => !/^\|[-| :]+\|$/.test(line))
    .map((line) => line.split("|").slice(1, -1).map((cell) => inline(cell.trim())));
  const [head, ...body] = rows;
  const cells = (row: string[], tag: string) => row.map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : "<td></td>")).join("");
  return `<div class="scroll"><table><thead><tr>${cells(head!, "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table></div>`;
}

/** The clause a reference means; one without a text of its own is part of its parent. */
export function clauseOf(book: RuleBook, id: string): Clause | null {
  let name = id.startsWith("R-") || id.startsWith("§") ? id : `§${id}`;
  for (;;) {
    const found = [...book.clauses, ...book.rulings].find((clause) => clause.id === name);
    if (found) return found;
    const parent = name.replace(/(-[^-.]*|\.[^.]*|(?<=\d)[a-z])$/, "");
    if (parent === name) return null;
    name = parent;
  }
}

/** Letters without their accents, one for one, so that places in both texts agree. */
function folded(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}

/** How often a text is found in a clause. */
export function hitsIn(clause: Clause, query: string): number {
  return marked(wordsOf(clause), query).split("<mark>").length - 1;
}

/** Mark what was searched for, in the text between the tags only. */
export function marked(html: string, query: string): string {
  const wanted = folded(query.trim());
  if (wanted.length < 2) return html;
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string) => {
    if (tag) return tag;
    const plain = folded(text);
    let made = "";
    let from = 0;
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, from)) {
      made += `${text.slice(from, at)}<mark>${text.slice(at, at + wanted.length)}</mark>`;
      from = at + wanted.length;
    }
    return made + text.slice(from);
  });
}
