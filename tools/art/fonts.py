"""The typefaces of the program: which file and which licence belong together."""

from __future__ import annotations

from tools.art.manifest import ASSETS, Entry, file_digest, put_entries

FAMILIES: dict[str, str] = {
    "LilitaOne-Regular": "LICENSE-lilita-one.txt",
    "Rubik-Medium": "LICENSE-rubik.txt",
    "Rubik-Bold": "LICENSE-rubik.txt",
    "Rubik-Black": "LICENSE-rubik.txt",
    "BerkshireSwash-Regular": "LICENSE-berkshire-swash.txt",
}


def font_path(name: str) -> str:
    """Where the typeface lies."""
    return str(ASSETS / "fonts" / f"{name}.ttf")


def enter_fonts() -> None:
    """Write every typeface, with its licence, into the manifest."""
    entries: dict[str, Entry] = {}
    for name, licence in FAMILIES.items():
        entries[name] = {
            "file": f"fonts/{name}.ttf",
            "licence": "OFL-1.1",
            "licence_file": f"fonts/{licence}",
            "sha256": file_digest(ASSETS / "fonts" / f"{name}.ttf"),
        }
    put_entries("fonts", entries)
