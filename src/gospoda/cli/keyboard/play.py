"""`gospoda play`: a game at the keyboard, against bots or with others at the same keyboard."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
from msgspec import Struct

from gospoda import bots as all_bots
from gospoda.bots.people import NAMES
from gospoda.cli.common import as_json, chosen_options, game_options, hangup_as_interrupt, language, words_at
from gospoda.cli.errors import INTERRUPTED, Refusal
from gospoda.cli.keyboard.faces import JsonFace, TextFace
from gospoda.cli.keyboard.screen import is_possible
from gospoda.cli.keyboard.session import Left, Session
from gospoda.cli.keyboard.store import described, new_save, read_games, restored, saves_folder, write_save
from gospoda.core import registry
from gospoda.core.chance import Chance, seeded
from gospoda.core.game import Game
from gospoda.core.match import Match
from gospoda.core.saves.saved import SavedSeat
from gospoda.core.words import Words


class Wishes(Struct, frozen=True):
    """The requested players."""

    seats: int | None
    people: list[str]
    bots: list[str]
    hotseat: bool


def listed(text: str) -> list[str]:
    """Splits a list of names at the commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def wished_seats(title: Game, wishes: Wishes) -> int:
    """Returns the number of players: as requested, else as many as are named, else two if the game allows it."""
    if wishes.seats is not None:
        return wishes.seats
    named = (max(len(wishes.people), 1) if wishes.hotseat else 1) + len(wishes.bots)
    if named > 1:
        return named
    return min(max(2, title.min_seats), title.max_seats)


def seated(seats: int, wishes: Wishes, words: Words, chance: Chance) -> list[SavedSeat]:
    """Returns the people first, then the bots: the named ones in turn, `journeyman` if none is named."""
    for name in wishes.bots:
        all_bots.by_name(name)
    people = seats - len(wishes.bots) if wishes.hotseat else 1
    if people < 1 or people + len(wishes.bots) > seats:
        raise Refusal(
            f"{len(wishes.bots)} bots leave no seat for a person at a table of {seats}; `sim` plays bots only"
        )
    if len(wishes.people) > people:
        raise Refusal(f"--as names {len(wishes.people)} people for {people} seats; --hotseat seats several people")
    taken = [SavedSeat(name) for name in wishes.people]
    for seat in range(len(taken), people):
        # "You" would not do: the name is the subject of sentences in the third person.
        name = words.text("you" if people == 1 else "seat-number", number=seat + 1)
        taken.append(SavedSeat(name))
    chosen = wishes.bots or [all_bots.USUAL]
    free = [name for name in NAMES if name.casefold() not in {seat.name.casefold() for seat in taken}]
    for i in range(seats - people):
        taken.append(SavedSeat(free.pop(chance.below(len(free))), chosen[i % len(chosen)]))
    return taken


def play_and_keep(session: Session, run: Callable[[], None]) -> int:
    """Plays; however it ends, saves the game to a file and says how to continue."""
    code = 0
    try:
        with hangup_as_interrupt():
            run()
    except Left:
        pass
    except EOFError:
        session.face.say("")
    except KeyboardInterrupt:
        session.face.say("")
        code = INTERRUPTED
    finally:
        write_save(session.keep, session.match, session.seats)
    verb = "replay" if session.match.state.is_over() else "play --resume"
    command = f"gospoda {verb} {shlex.quote(str(session.keep))}"
    session.face.say(session.words.text("kept", file=str(session.keep), command=command))
    return code


def resumed(path: Path, title: str | None) -> tuple[Match, list[SavedSeat], Path]:
    """Returns the game of a file and the file to keep it in: its own for a kept game, a new one for any other."""
    found = read_games(path)
    if len(found) > 1:
        raise Refusal(f"{path} holds {len(found)} games; `replay` looks at them")
    saved = found[0]
    if title is not None and title != saved.game:
        raise Refusal(f"{path} is a game of {saved.game}, not of {title}")
    match = restored(saved)
    keep = path.resolve() if path.resolve().parent == saves_folder().resolve() else new_save(saved.game)
    if all(seat.bot for seat in saved.seats):
        raise Refusal(f"{path} is a game between bots; `replay` shows it")
    return match, saved.seats, keep


@click.command()
@click.argument("title", required=False)
@click.option("--seats", type=int, help="How many players, bots included; 1 is a solo game where there is one.")
@click.option("--as", "people", default="", metavar="NAME,...", help="The names of the people at the keyboard.")
@click.option("--bots", default="", metavar="A,B,...", help="The opponents, repeated in turn; by default journeyman.")
@click.option("--hotseat", is_flag=True, help="Several people share this keyboard: all seats without a bot.")
@click.option("--seed", default=None, help="The same seed deals the same game; by default a new one.")
@click.option("--position", type=click.Path(path_type=Path), help="Begin with the position that a file describes.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--plain", is_flag=True, help="Print lines instead of drawing on the whole screen.")
@game_options
@as_json
@language
def play(
    title: str | None,
    seats: int | None,
    people: str,
    bots: str,
    hotseat: bool,
    seed: str | None,
    position: Path | None,
    resume: Path | None,
    plain: bool,
    settings: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Play TITLE at the keyboard: alone, against bots, or hot-seat. Type ? in the game for help.

    At a terminal the game fills the screen; elsewhere, or with --plain, it prints lines. If you leave a game,
    it is saved, and the program says how to continue. With --json, for programs that want to play, all output
    is JSON lines.
    """
    wishes = Wishes(seats, listed(people), listed(bots), hotseat)
    if resume is not None:
        if position is not None or settings or seed is not None or wishes != Wishes(None, [], [], False):
            raise Refusal("--resume goes on with a game as it was, so it takes no other options than the language")
        match, taken, keep = resumed(resume, title)
    else:
        match = begun(title, wishes, settings, seed, position)
        taken = seated(match.state.seats, wishes, Words(match.game, lang), seeded(f"{match.seed}/names"))
        keep = new_save(match.game.id)
    words = words_at(match.game, lang, taken)
    if as_json or plain or not is_possible():
        face = JsonFace(words, match.game) if as_json else TextFace(words, match.game)
        session = Session(match, taken, words, face, keep)
        code = play_and_keep(session, session.run)
    else:
        code = play_on_screen(match, taken, words, keep)
    if code:
        raise click.exceptions.Exit(code)


def play_on_screen(match: Match, taken: list[SavedSeat], words: Words, keep: Path) -> int:
    """Plays on the whole screen of the terminal."""
    from gospoda.cli.keyboard.screen.face import ScreenFace

    face = ScreenFace(words, match.game, match)
    session = Session(match, taken, words, face, keep)
    return play_and_keep(session, partial(face.play, session.run))


def begun(
    title: str | None, wishes: Wishes, settings: tuple[str, ...], seed: str | None, position: Path | None
) -> Match:
    """Returns a new game, dealt or set up."""
    if position is not None:
        state = described(position)
        if title not in (None, state.game.id) or settings or wishes.seats not in (None, state.seats):
            raise Refusal(f"{position} describes {state.game.id} for {state.seats}, which differs from what was asked")
        return Match.from_state(state, seed or "position")
    if title is None:
        raise Refusal(f"say what to play: {', '.join(registry.game_ids())}")
    game = registry.game(title)
    options = chosen_options(game, settings)
    return Match(game, wished_seats(game, wishes), options, seed or str(secrets.randbelow(10**9)))
