"""What is simulated: a campaign of rounds, cut into blocks that can be played anywhere and in any order.

The seed of a round comes from the campaign's seed and the round's number alone, and blocks are cut in one way, so the
results are the same to the last digit however the work is shared out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.rules.draws import SEED_BYTES
from engine.rules.hashes import blake2b

BLOCK_ROUNDS: Final = 10_000
SESSION_ROUNDS: Final = 100
MOST_ROUNDS: Final = 10**12
MOST_SEED: Final = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Campaign:
    """Rounds of one game and mode.

    Attributes:
        package: of the game, such as `games.jingle_bells`; its modules `game` and `report` are used.
        file: another game.yaml than its own, as a path; empty for its own.
        mode: by its id.
        stake: in pence.
        seed: a whole number from 0 below 2**64.
        warm_up: how many rounds each block plays before those that count, where something is carried from round to
            round, so that it stands as in the long run.
    """

    package: str
    file: str
    mode: str
    stake: int
    seed: int
    warm_up: int

    def blocks(self, rounds: int) -> Iterator["Block"]:
        """Cut so many rounds into blocks; a later, longer campaign begins with the same ones."""
        for number in range(-(-rounds // BLOCK_ROUNDS)):
            yield Block(self, number, min(BLOCK_ROUNDS, rounds - number * BLOCK_ROUNDS))


@dataclass(frozen=True, slots=True)
class Block:
    """So many rounds of a campaign, from round `number` times BLOCK_ROUNDS on."""

    campaign: Campaign
    number: int
    rounds: int

    def seeds(self) -> Iterator[bytes]:
        """Give the seed of each round."""
        first = self.number * BLOCK_ROUNDS
        return (self._seed("round", index) for index in range(first, first + self.rounds))

    def warm_up_seeds(self) -> Iterator[bytes]:
        """Give the seed of each round before those that count."""
        first = self.number * self.campaign.warm_up
        return (self._seed("warm-up", index) for index in range(first, first + self.campaign.warm_up))

    def _seed(self, purpose: str, index: int) -> bytes:
        """Hash a round's place: the campaign's seed and the index as eight little-endian bytes each."""
        place = self.campaign.seed.to_bytes(8, "little") + index.to_bytes(8, "little")
        return blake2b(place, digest_size=SEED_BYTES, person=purpose.encode("ascii")).digest()
