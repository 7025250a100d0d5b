"""Play numbers: everything that makes the same play again, in a form that can be read out loud (ALL-4).

    FL1-04RG-00KX-...   two letters of the game, its version, then groups of four

The body holds bit after bit, highest first, in characters of five bits: scripted (1), place of the mode (4), stake in
pence (20), seed (96), number of carried bytes (4), those bytes, zeros to fill a character. A check character ends it.
"""

import os
import re
from typing import Final

import msgspec

from engine.rules.check_character import check_value, is_sound
from engine.rules.draws import SEED_BYTES

CHARACTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no I, L, O, U
GROUP: Final = 4
BITS: Final = 5
MAX_VERSION: Final = 31
MAX_STAKE: Final = (1 << 20) - 1
MAX_MODE: Final = 15
MAX_CARRIED_BYTES: Final = 15

_VALUES: Final = {character: value for value, character in enumerate(CHARACTERS)} | {"O": 0, "I": 1, "L": 1}
_CODE_LETTERS: Final = str.maketrans({"0": "O", "1": "L", "I": "L"})  # no code has an I: `FI1` is a misread `FL1`
_CODE: Final = re.compile(r"[A-HJ-Z]{2}")
_CARRIED: Final = re.compile(r"(?:[0-9a-f]{2}){0,15}")
_FIXED_BITS: Final = 1 + 4 + 20 + 8 * SEED_BYTES + 4
_PREFIX: Final = 3


class PlayNumberError(ValueError):
    """A text that is no play number; says which group or character is wrong, and how."""


class PlayNumber(msgspec.Struct, frozen=True):
    """What a play number holds: game by its code, version of its rules, mode by its place, stake in pence.

    `carried` is what the round started from, as hex digits. A scripted play's number only refers to its stored script.
    """

    code: str
    version: int
    mode: int
    stake: int
    seed: bytes
    carried: str = ""
    scripted: bool = False

    def __post_init__(self) -> None:
        """Refuse what the text has no room for."""
        fits = {
            f"code {self.code!r}": _CODE.fullmatch(self.code) is not None,
            f"version {self.version}": 1 <= self.version <= MAX_VERSION,
            f"mode {self.mode}": 0 <= self.mode <= MAX_MODE,
            f"stake {self.stake}": 1 <= self.stake <= MAX_STAKE,
            f"seed of {len(self.seed)} bytes": len(self.seed) == SEED_BYTES,
            f"carried {self.carried!r}": _CARRIED.fullmatch(self.carried) is not None,
        }
        for part, is_fitting in fits.items():
            if not is_fitting:
                raise PlayNumberError(f"a play number cannot hold the {part}")

    def __str__(self) -> str:
        """Write the number in groups."""
        body = _body_values(self)
        head = _head_values(self.code, self.version)
        text = "".join(CHARACTERS[value] for value in (*body, check_value((*head, *body))))
        groups = [text[start : start + GROUP] for start in range(0, len(text), GROUP)]
        return "-".join([self.code + CHARACTERS[self.version], *groups])


def new_seed() -> bytes:
    """Give 96 fresh bits from the operating system."""
    return os.urandom(SEED_BYTES)  # what `secrets` calls; that module loads OpenSSL with it (see hashes)


def parse_play_number(text: str) -> PlayNumber:
    """Read a play number in any case, with O for 0, I or L for 1, with spaces or without dashes; PlayNumberError."""
    characters = re.sub(r"[\s-]", "", text).upper()
    if len(characters) <= _PREFIX:
        raise PlayNumberError(f"{text!r} is no play number: expected groups such as FL1-04RG-00KX-...")
    code = characters[: _PREFIX - 1].translate(_CODE_LETTERS)
    if _CODE.fullmatch(code) is None:
        raise PlayNumberError(f"{characters[:_PREFIX]}: expected the two letters of a game at the start, such as FL")
    version, *values = _values(characters)
    if not is_sound((*_head_values(code, version), *values)):
        _check_groups(text)
        raise PlayNumberError("the check character does not fit: a character is wrong, or two neighbours are swapped")
    return _from_body(code, version, values[:-1])


def _values(characters: str) -> list[int]:
    """Give the values of all characters behind the code; the error names the group of a foreign one."""
    values = []
    for place, character in enumerate(characters[_PREFIX - 1 :], start=_PREFIX - 1):
        if character not in _VALUES:
            group = 0 if place < _PREFIX else (place - _PREFIX) // GROUP + 1
            where = f"group {group}" if group else "the first group"
            raise PlayNumberError(f"{where}: {character!r} does not occur in play numbers")
        values.append(_VALUES[character])
    return values


def _check_groups(text: str) -> None:
    """Name the first group that is too short or too long, where the text has groups."""
    groups = re.split(r"[\s-]+", text.strip(" -\t\n"))
    for number, group in enumerate(groups[1:-1], start=1):
        if len(groups[0]) == _PREFIX and len(group) != GROUP:
            raise PlayNumberError(f"group {number}: {group!r} has {len(group)} characters, expected {GROUP}")


def _head_values(code: str, version: int) -> tuple[int, ...]:
    """Give the values of the first group: letters count from A, which keeps all letters apart."""
    return (*(ord(letter) - ord("A") for letter in code), version)


def _body_values(number: PlayNumber) -> list[int]:
    """Give the values of the body without the check."""
    carried = bytes.fromhex(number.carried)
    bits = f"{number.scripted:01b}{number.mode:04b}{number.stake:020b}"
    bits += f"{int.from_bytes(number.seed):0{8 * SEED_BYTES}b}{len(carried):04b}"
    bits += "".join(f"{byte:08b}" for byte in carried)
    bits += "0" * (-len(bits) % BITS)
    return [int(bits[start : start + BITS], 2) for start in range(0, len(bits), BITS)]


def _from_body(code: str, version: int, values: list[int]) -> PlayNumber:
    """Read the body, whose check has been found right; it must be exactly as long as it says."""
    bits = "".join(f"{value:0{BITS}b}" for value in values)
    if len(bits) < _FIXED_BITS:
        raise PlayNumberError(f"only {len(values)} characters, expected at least {_FIXED_BITS // BITS} and a check")
    seed_end = _FIXED_BITS - 4
    carried_bits = 8 * int(bits[seed_end:_FIXED_BITS], 2)
    carried, padding = bits[_FIXED_BITS : _FIXED_BITS + carried_bits], bits[_FIXED_BITS + carried_bits :]
    if len(carried) < carried_bits or len(padding) >= BITS or "1" in padding:
        raise PlayNumberError(f"{len(values) + 1} characters do not make one play number of {code}")
    return PlayNumber(
        code=code,
        version=version,
        scripted=bits[0] == "1",
        mode=int(bits[1:5], 2),
        stake=int(bits[5:25], 2),
        seed=int(bits[25:seed_end], 2).to_bytes(SEED_BYTES),
        carried=int(carried, 2).to_bytes(carried_bits // 8).hex() if carried else "",
    )
