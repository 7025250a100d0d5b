"""Draws: named random choices for the rules, from a stream, from a script, or recorded."""

from engine.rules.draws.protocol import Draws
from engine.rules.draws.recording import Drawn, RecordingDraws
from engine.rules.draws.scripted import ScriptedDraws, ScriptError
from engine.rules.draws.stream import SEED_BYTES, StreamDraws, stream_words
from engine.rules.draws.weights import Weights

__all__ = [
    "SEED_BYTES", "Drawn", "Draws", "RecordingDraws", "ScriptError", "ScriptedDraws", "StreamDraws", "Weights",
    "stream_words",
]
