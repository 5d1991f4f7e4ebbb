"""The map of the library fst, read from bytes made by hand."""

import struct
import unittest

from fault import RecipeFault
from sources.transducer import Transducer


def written(nodes: bytes, root: int, count: int, version: int = 3) -> bytes:
    """A file: the version, its kind, the nodes, the count, the root, a checksum."""
    return struct.pack("<QQ", version, 0) + nodes + struct.pack("<QQI", count, root, 0)


class Reading(unittest.TestCase):
    """The shapes of a node."""

    def test_a_node_with_several_transitions_gives_its_keys_with_their_numbers(self) -> None:
        # At 16: two numbers, two addresses (0 is the end), two labels, the sizes, the state. In
        # this order from the node's end, so the last written belongs to the first label.
        node = bytes([7, 3]) + bytes([0, 0]) + bytes([2, 1]) + bytes([0x11]) + bytes([2])
        file = written(node, 16 + len(node) - 1, 2)
        self.assertEqual(list(Transducer(file).items()), [(b"\x01", 3), (b"\x02", 7)])

    def test_a_node_with_one_transition_may_end_right_behind_its_target(self) -> None:
        last = bytes([0, 0x10, 1, 0x80])
        file = written(last + bytes([5, 0xC0]), 16 + len(last) + 1, 1)
        self.assertEqual(list(Transducer(file).items()), [(b"\x05\x01", 0)])

    def test_another_format_is_refused(self) -> None:
        with self.assertRaises(RecipeFault):
            Transducer(written(b"", 0, 0, version=2))


if __name__ == "__main__":
    unittest.main()
