"""Rude Hungarian words: the option that lets a tournament do without them.

Magyar Ispell has no mark for them, so they are known by their entry: the beginnings of roots, then
whole entries. All forms of such an entry are rude, also behind a prefix.
"""

import re

# Beginnings of entries.
BEGINNINGS = """
fasz lófasz balfasz segg kurv picsa picsá bazmeg baszd baszogat baszkod baszott pöcs csöcs ribanc punci pinás seggfej
faszfej köcsögöz buzer buzul buzis fosta szarház szarrág szarev szarjanc szarfaszú szarosod szarság összeszar hugyoz
geciz gecis fingat
""".split()
# Whole entries.
WORDS = frozenset("""
szar szaros szarik szarás szaró lószar basz baszik baszás pina geci buzi buzis fos fosik fosás fosos fing fingik fingás
húgy húgyos húgyozik hugy hugyos hugyozik pisa kefél valag csöcs kúr kúrás kúrogat dugogat szarszagú szarfészek tökfej
""".split()) - {"kefél", "kúr", "kúrás", "kúrogat", "dugogat", "tökfej", "pisa"}
# Entries that begin so by chance.
EXCEPTIONS = re.compile("fasz[eéo].*|faszcin.*|faszi|fostat.*|buzul.*|faszol.*|kurvatúr.*|seggel|szegg.*|picsog.*|picsás|kurvím.*|pöcsköl.*")


def is_rude(entry: str) -> bool:
    """Whether an entry is rude."""
    if EXCEPTIONS.fullmatch(entry):
        return False
    return entry in WORDS or entry.startswith(tuple(BEGINNINGS))
