"""Reads a map from byte strings to numbers, written by the Rust library fst (format version 3).

The file ends with the count of keys, the address of the root, 64 bits each, and a checksum of 32
bits. A node is read backwards from its address. Its first byte tells its shape in the two highest
bits: 3 is one transition to the node that ends right before, 2 is one transition with an address,
else bit 6 says that a key ends here and the rest is the number of transitions, which stands in a
byte of its own where the rest is 0. A transition adds its number to the value of the key.
"""

import struct
from collections.abc import Iterator

from fault import RecipeFault

VERSION = 3
# The last node of every key that adds nothing; it has no bytes of its own.
END = 0
# From so many transitions on a node has a table of 256 bytes for looking them up.
INDEXED = 32
# Labels that stand in the first byte of a node with one transition, by their place.
SHORT_LABELS = b"te/oasripcnw.hlm-du012g=:bf3y5&_4v9678k%?xCDASFIBEjPTzRNM+LOqHG"
FOOTER = struct.Struct("<QQI")

# The labels that lead on from a node, each with what it adds and where it leads.
Transitions = list[tuple[int, int, int]]


class Transducer:
    """The keys of a map with their numbers."""

    def __init__(self, data: bytes) -> None:
        (version,) = struct.unpack_from("<Q", data)
        if version != VERSION:
            raise RecipeFault(f"a map of fst in format {version}; only format {VERSION} is known")
        self.data = data
        self.count, self.root, _ = FOOTER.unpack_from(data, len(data) - FOOTER.size)
        self.known: dict[int, tuple[bool, int, Transitions]] = {}

    def items(self) -> Iterator[tuple[bytes, int]]:
        """Every key with its number, in the order of the keys."""
        waiting = [(self.root, b"", 0)]
        while waiting:
            address, key, value = waiting.pop()
            is_end, added, transitions = self.node(address)
            if is_end:
                yield key, value + added
            for label, more, target in reversed(transitions):
                waiting.append((target, key + bytes((label,)), value + more))

    def node(self, address: int) -> tuple[bool, int, Transitions]:
        """Whether a key ends at a node, what it then adds, and the ways on."""
        found = self.known.get(address)
        if found is None:
            found = self.known[address] = self.read_node(address)
        return found

    def read_node(self, address: int) -> tuple[bool, int, Transitions]:
        """Reads the node at an address."""
        if address == END:
            return True, 0, []
        state = self.data[address]
        if state >> 6 == 3:
            label, at = self.label(state, address)
            return False, 0, [(label, 0, at - 1)]
        if state >> 6 == 2:
            label, at = self.label(state, address)
            size, added = self.sizes(at - 1)
            begin = at - 1 - size - added
            target = self.target(at - 1 - size, size, begin)
            return False, 0, [(label, self.number(begin, added), target)]
        return self.read_wide_node(state, address)

    def label(self, state: int, address: int) -> tuple[int, int]:
        """The label of a node with one transition, and the place before which its bytes go on."""
        if state & 0x3F:
            return SHORT_LABELS[(state & 0x3F) - 1], address
        return self.data[address - 1], address - 1

    def read_wide_node(self, state: int, address: int) -> tuple[bool, int, Transitions]:
        """Reads a node with any number of transitions."""
        count, at = state & 0x3F, address
        if not count:
            at -= 1
            count = 256 if self.data[at] == 1 else self.data[at]
        at -= 1
        size, added = self.sizes(at)
        if count > INDEXED:
            at -= 256
        labels = [self.data[at - 1 - place] for place in range(count)]
        addresses = at - count
        numbers = addresses - count * size
        is_end = bool(state & 0x40)
        begin = numbers - count * added - (added if is_end else 0)
        transitions = [
            (label, self.number(numbers - (place + 1) * added, added),
             self.target(addresses - (place + 1) * size, size, begin))
            for place, label in enumerate(labels)
        ]
        return is_end, self.number(begin, added) if is_end else 0, transitions

    def sizes(self, at: int) -> tuple[int, int]:
        """How many bytes an address and an added number have in a node."""
        return self.data[at] >> 4, self.data[at] & 0x0F

    def number(self, at: int, size: int) -> int:
        """A number of that many bytes."""
        return int.from_bytes(self.data[at : at + size], "little")

    def target(self, at: int, size: int, begin: int) -> int:
        """An address, which is written as the distance from the node's first byte."""
        distance = self.number(at, size)
        return begin - distance if distance else END
