"""Public-domain melodies and our chords under them, as text."""

SILENT_NIGHT = """
F4:1.5 G4:0.5 F4:1 | D4:3 | F4:1.5 G4:0.5 F4:1 | D4:3 | C5:2 C5:1 | A4:3 | Bb4:2 Bb4:1 | F4:3 |
G4:2 G4:1 | Bb4:1.5 A4:0.5 G4:1 | F4:1.5 G4:0.5 F4:1 | D4:3 | G4:2 G4:1 | Bb4:1.5 A4:0.5 G4:1 |
F4:1.5 G4:0.5 F4:1 | D4:3 |
C5:2 C5:1 | Eb5:1.5 C5:0.5 A4:1 | Bb4:3 | D5:3 | Bb4:1.5 F4:0.5 D4:1 | F4:1.5 Eb4:0.5 C4:1 | Bb3:3 | Bb3:3
"""
SILENT_NIGHT_PLAIN = """
Bb:3 | Bb:3 | Bb/D:3 | Gm7:3 | F7/C:3 | F7/A:3 | Bb:3 | Bb7/D:3 |
Eb:3 | Cm7:3 | Bb/F:3 | Bb:3 | Eb/G:3 | Cm7:3 | Bb/F:3 | Gm7:3 |
Cm7:3 | F7:3 | Bb:3 | Bb/D:3 | Bb/F:3 | F7:3 | Bb:3 | Eb/Bb:3
"""
SILENT_NIGHT_RICH = """
Bb:3 | Gm7:3 | Ebmaj7:3 | Bb/D:3 | F7/C:3 | F7/A:3 | Bb:3 | Bb7/Ab:3 |
Eb/G:3 | Cm7:3 | Bb/D:3 | Gm7:3 | Eb:3 | Cm7/Eb:3 | Bb/F:3 | D7/F#:3 |
Cm7/G:3 | F7/A:3 | Gm7:3 | Ebmaj7:3 | Bb/F:3 | F7:3 | Bb:3 | Bb:3
"""

DECK_THE_HALLS = """
C5:1.5 Bb4:0.5 A4:1 G4:1 | F4:1 G4:1 A4:1 F4:1 | G4:0.5 A4:0.5 Bb4:0.5 G4:0.5 A4:1.5 G4:0.5 | F4:1 E4:1 F4:2 |
C5:1.5 Bb4:0.5 A4:1 G4:1 | F4:1 G4:1 A4:1 F4:1 | G4:0.5 A4:0.5 Bb4:0.5 G4:0.5 A4:1.5 G4:0.5 | F4:1 E4:1 F4:2 |
G4:1.5 A4:0.5 Bb4:1 G4:1 | A4:1.5 Bb4:0.5 C5:1 G4:1 | A4:0.5 B4:0.5 C5:1 D5:0.5 E5:0.5 F5:1 | E5:1 D5:1 C5:2 |
C5:1.5 Bb4:0.5 A4:1 G4:1 | F4:1 G4:1 A4:1 F4:1 | D5:0.5 D5:0.5 D5:0.5 D5:0.5 C5:1.5 Bb4:0.5 | A4:1 G4:1 F4:2
"""
DECK_THE_HALLS_CHORDS = """
F:2 Dm:1 C/E:1 | F:1 C/E:1 F:1 Dm:1 | Gm7:1 C7:1 F:2 | F/C:1 C7:1 F:2 |
F:2 Dm:1 C/E:1 | Dm:1 C:1 F/A:1 Dm:1 | Gm7:1 C7:1 F/A:1 Dm:1 | F/C:1 C7:1 F:2 |
C7:2 C7/E:2 | F:2 F/A:1 C/G:1 | Dm/F:1 Am/E:1 Dm:1 G7/B:1 | C:1 G7:1 C7:2 |
F:2 Dm:1 C/E:1 | Dm:1 C:1 F/A:1 F7/Eb:1 | Bb/D:2 F/C:1 F/A:1 | F/C:1 C7:1 F:2
"""

GOOD_KING_WENCESLAS = """
Bb4:1 Bb4:1 Bb4:1 C5:1 | Bb4:1 Bb4:1 F4:2 | G4:1 F4:1 G4:1 A4:1 | Bb4:2 Bb4:2 |
Bb4:1 Bb4:1 Bb4:1 C5:1 | Bb4:1 Bb4:1 F4:2 | G4:1 F4:1 G4:1 A4:1 | Bb4:2 Bb4:2 |
F5:1 Eb5:1 D5:1 C5:1 | D5:1 C5:1 Bb4:2 | G4:1 F4:1 G4:1 A4:1 | Bb4:2 Bb4:2 |
F4:1 F4:1 G4:1 A4:1 | Bb4:1 Bb4:1 C5:2 | F5:1 Eb5:1 D5:1 C5:1 | Bb4:2 Eb5:2 | Bb4:4
"""
GOOD_KING_WENCESLAS_CHORDS = """
Bb:2 Eb:1 F:1 | Eb:1 Bb/D:1 F:2 | Eb:1 Bb/D:1 Cm:1 F7:1 | Bb:4 |
Gm:2 Eb:1 F:1 | Gm:1 Gm/F:1 Dm:2 | Eb:1 Bb/D:1 Cm:1 F7:1 | Bb:2 Bb/D:2 |
Bb:1 F7/A:1 Gm:1 F:1 | Bb/D:1 F/C:1 Gm:2 | Eb:1 Bb/D:1 Cm:1 F7:1 | Bb:2 Gm:2 |
Bb/D:1 Dm:1 Eb:1 F:1 | Gm:1 Gm/F:1 C7/E:2 | F:1 F7/Eb:1 Bb/D:1 F/C:1 | Gm:2 Eb:2 | Bb:4
"""

DING_DONG_MERRILY = "F5:1 F5:1 G5:0.5 F5:0.5 E5:0.5 D5:0.5 | C5:3 C5:1 | D5:1 F5:1 F5:1 E5:1 | F5:2 F5:2"
DING_DONG_MERRILY_CHORDS = "F:2 Gm:1 C/E:1 | F:2 F7/A:2 | Bb:1 F/A:1 Gm7:1 C7:1 | F:2 F:2"

WE_WISH_YOU = """
C5:1 | F5:1 F5:0.5 G5:0.5 F5:0.5 E5:0.5 | D5:1 D5:1 D5:1 | G5:1 G5:0.5 A5:0.5 G5:0.5 F5:0.5 | E5:1 C5:1 C5:1 |
A5:1 A5:0.5 Bb5:0.5 A5:0.5 G5:0.5 | F5:1 D5:1 C5:0.5 C5:0.5 | D5:1 G5:1 E5:1 | F5:3
"""
WE_WISH_YOU_CHORDS = """
C7:1 | F:3 | Bb:3 | G7/B:3 | C:3 | A7/C#:3 | Dm:2 F/C:1 | Bb:1 C7:2 | F:3
"""

GLORIA = """
C5:2 D5:0.5 C5:0.5 Bb4:0.5 A4:0.5 | Bb4:2 C5:0.5 Bb4:0.5 A4:0.5 G4:0.5 | A4:2 Bb4:0.5 A4:0.5 G4:0.5 F4:0.5 |
G4:1.5 C4:0.5 C4:2 | F4:1 G4:1 A4:1 Bb4:1 | A4:2 G4:2 | F4:4
"""
GLORIA_CHORDS = "F:2 D7/F#:2 | Gm:2 C7:2 | F/A:2 Bb:2 | C/E:2 C7:2 | F:1 C/E:1 F:1 Bb:1 | F/C:2 C7:2 | F:4"

JOY_TO_THE_WORLD = """
F5:1 E5:0.75 D5:0.25 | C5:1.5 Bb4:0.5 | A4:1 G4:1 | F4:1.5 C5:0.5 | D5:1.5 D5:0.5 | E5:1.5 E5:0.5 | F5:2 |
F4:0.5 F5:1 D5:0.5 | C5:0.75 Bb4:0.25 A4:0.5 Bb4:0.5 | A4:1 G4:1 | F5:4
"""
JOY_TO_THE_WORLD_CHORDS = """
F:1 C/E:1 | F:1.5 Bb:0.5 | F/C:1 C7:1 | F:1.5 F7/A:0.5 | Bb:2 | C7/E:2 | F:2 |
Dm:1 Bb:1 | F/A:1 F:0.5 Bb:0.5 | F/C:1 C7:1 | F:4
"""

O_CHRISTMAS_TREE = """
r:2.5 C4:0.5 |
F4:0.75 F4:0.25 F4:1.5 G4:0.5 | A4:0.75 A4:0.25 A4:1.5 A4:0.5 |
G4:0.5 A4:0.5 Bb4:1 E4:1 | G4:1 F4:1 r:0.5 C4:0.5 |
F4:0.75 F4:0.25 F4:1.5 G4:0.5 | A4:0.75 A4:0.25 A4:1.5 A4:0.5 |
G4:0.5 A4:0.5 Bb4:1 E4:1 | G4:1 F4:1 r:0.5 C5:0.5 |
C5:0.5 A4:0.5 D5:1.5 C5:0.5 | C5:0.5 Bb4:0.5 Bb4:1.5 Bb4:0.5 |
Bb4:0.5 G4:0.5 C5:1.5 Bb4:0.5 | Bb4:0.5 A4:0.5 A4:1 r:0.5 C4:0.5 |
F4:0.75 F4:0.25 F4:1.5 G4:0.5 | A4:0.75 A4:0.25 A4:1.5 A4:0.5 |
G4:0.5 A4:0.5 Bb4:1 E4:1 | G4:1 F4:2
"""
O_CHRISTMAS_TREE_CHORDS = """
F:3 | F:2 C7/E:1 | F:2 D7/F#:1 | Gm:1 Gm/Bb:1 C7:1 | C7:1 F:2 |
F:2 Dm:1 | F/A:2 D7/F#:1 | Gm:1 Gm/Bb:1 C7:1 | C7:1 F:2 |
F/A:1 Bb:2 | Gm:3 | C7/E:3 | F:2 C7:1 |
F:2 C7/E:1 | Dm:2 D7/F#:1 | Gm:1 Gm/Bb:1 C7:1 | C7:1 F:2
"""

GOD_REST_YOU_MERRY = """
D4:1 | D4:1 A4:1 A4:1 G4:1 | F4:1 E4:1 D4:1 C4:1 | D4:1 E4:1 F4:1 G4:1 | A4:3 D4:1 |
D4:1 A4:1 A4:1 G4:1 | F4:1 E4:1 D4:1 C4:1 | D4:1 E4:1 F4:1 G4:1 | A4:3 A4:1 |
Bb4:1 G4:1 A4:1 Bb4:1 | C5:1 D5:1 A4:1 G4:1 | F4:1 D4:1 E4:1 F4:1 | G4:2 F4:1 G4:1 |
A4:2 Bb4:1 A4:1 | A4:1 G4:1 F4:1 E4:1 | D4:2 F4:0.5 E4:0.5 D4:1 | G4:2 F4:1 G4:1 |
A4:1 Bb4:1 C5:1 D5:1 | A4:1 G4:1 F4:1 E4:1 | D4:3
"""
GOD_REST_YOU_MERRY_CHORDS = """
Dm:1 | Dm:2 F:1 C:1 | Dm:1 A7:1 Dm:1 F:1 | Bb:1 C:1 F:1 Gm:1 | A:4 |
Dm:2 F:1 C:1 | Dm:1 A7:1 Dm:1 F:1 | Bb:1 C:1 F:1 Gm:1 | A:3 F:1 |
Gm:2 F:1 Gm:1 | C:1 Bb:1 F:1 C:1 | Dm:2 A7:1 Dm:1 | C:2 F:1 C:1 |
F:2 Gm:1 F:1 | F:1 C:1 Dm:1 A7:1 | Dm:2 F:1 Dm:1 | C:2 F:1 C:1 |
F:1 Gm:1 F:1 Bb:1 | F:1 C:1 Dm:1 A7:1 | Dm:3
"""
