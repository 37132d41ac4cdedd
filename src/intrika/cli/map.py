"""The command `intrika map`: a game's map as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import intrika
from intrika.checks.perft import parse_options
from intrika.cli.play import default_lang
from intrika.cli.svg import draw_map
from intrika.core.pack import read_pack
from intrika.core.refusal import BadInput
from intrika.text import Texts


def map_command(
    game: Annotated[str, typer.Argument(help="A game with a map: legends.")],
    svg: Annotated[Path, typer.Option(help="Where the picture goes.")],
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same map.")] = 0,
    seats: Annotated[int, typer.Option(help="Players.")] = 4,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="An option of the game, name=value.")
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="A data pack (TOML).")] = None,
    lang: Annotated[str, typer.Option(help="cs or en; by default that of the system.")] = "",
) -> None:
    """Draw a map as an SVG picture: a random one, or a ready setup.

    Example: intrika map legends --seed 7 --svg map.svg -o encounters=on
    """
    found = intrika.game(game)
    if game != "legends":
        raise BadInput(f"{game} has no map to draw; legends has one")
    options = {"setup": "random"} | parse_options(found, seats, option or [])
    if options["setup"] == "player":
        raise BadInput("setup=player leaves the map to a player; take random or a ready setup")
    read = None if pack is None else read_pack(pack)
    state = found.new(seats, seed, options, read)
    texts = Texts(lang or default_lang(), found, (), read)
    picture = draw_map(state.view(None), texts, read)
    try:
        svg.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{svg}: cannot be written: {error.strerror}") from None
    typer.echo(f"{svg}: {game}, seed {seed}")
