"""Writing OGG Vorbis that is the same file at every bake: a fixed serial number replaces the stream's random one."""

import io
from pathlib import Path

import soundfile

from tools.sound.signals import RATE, Signal

SERIAL = 0x54494E53
BLOCK = 32_768
"""Frames written at once; the encoder's stack suffers from very long blocks."""


def write_ogg(path: Path, signal: Signal, quality: float) -> None:
    """Write a stereo signal; `quality` goes from 0 (small) to 1 (best)."""
    buffer = io.BytesIO()
    frames = signal.T
    with soundfile.SoundFile(
        buffer, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=1.0 - quality
    ) as stream:
        for start in range(0, len(frames), BLOCK):
            stream.write(frames[start : start + BLOCK])
    path.write_bytes(with_serial(buffer.getvalue(), SERIAL))


def read_ogg(path: Path) -> Signal:
    """Return the decoded samples, shape (2, n)."""
    frames, rate = soundfile.read(path, dtype="float64", always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path}: sample rate {rate}, expected {RATE}")
    return frames.T


def with_serial(stream: bytes, serial: int) -> bytes:
    """Return an OGG stream whose pages carry another serial number, with their check sums put right."""
    pages = []
    position = 0
    while position < len(stream):
        if stream[position : position + 4] != b"OggS":
            raise ValueError(f"no OGG page at byte {position}")
        segments = stream[position + 26]
        size = 27 + segments + sum(stream[position + 27 : position + 27 + segments])
        page = bytearray(stream[position : position + size])
        page[14:18] = serial.to_bytes(4, "little")
        page[22:26] = bytes(4)
        page[22:26] = _checksum(page).to_bytes(4, "little")
        pages.append(bytes(page))
        position += size
    return b"".join(pages)


def _checksum(page: bytearray) -> int:
    """Return the CRC-32 of OGG: polynomial 04C11DB7, not reflected, from 0."""
    register = 0
    for byte in page:
        register = ((register << 8) & 0xFFFFFFFF) ^ _TABLE[(register >> 24) ^ byte]
    return register


def _entry(index: int) -> int:
    register = index << 24
    for _ in range(8):
        register = ((register << 1) ^ 0x04C11DB7 if register & 0x80000000 else register << 1) & 0xFFFFFFFF
    return register


_TABLE = tuple(_entry(index) for index in range(256))
