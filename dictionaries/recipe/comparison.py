"""How a list that was just built differs from the recorded one and from the one built before."""

from provenance import Record
from word_list import WordList

SHOWN = 12


def against_record(built: WordList, record: Record | None) -> list[str]:
    """Compares with the provenance file; where they differ, gives the figures to put there."""
    if record is not None and record.sha256 == built.sha256:
        return ["record  identical to the list of PROVENANCE.toml"]
    if record is None:
        lines = ["record  the edition has no PROVENANCE.toml; its figures would be:"]
    else:
        lines = [
            f"record  differs from PROVENANCE.toml, which has {record.words:,} words "
            f"({built.count - record.words:+,}); if that is meant, its figures become:"
        ]
    return lines + [f"        {line}" for line in figures(built)]


def figures(built: WordList) -> list[str]:
    """The tables of a provenance file that depend on the list."""
    lengths = [f"{length} = {count}" for length, count in built.by_length.items()]
    return ["[list]", f"words = {built.count}", f'sha256 = "{built.sha256}"', "[list.by_length]", *lengths]


def against_previous(built: WordList, previous: list[str] | None) -> list[str]:
    """Compares with the list that stood in the build folder."""
    if previous is None:
        return ["before  no list of an earlier build"]
    old, new = set(previous), set(built.words)
    if old == new:
        return ["before  the same words as in the earlier build"]
    added, removed = sorted(new - old), sorted(old - new)
    return [
        f"before  {len(added):,} added, {len(removed):,} removed since the earlier build",
        *sample("+", added),
        *sample("-", removed),
    ]


def sample(sign: str, words: list[str]) -> list[str]:
    """Some of the words, spread evenly over all of them."""
    if not words:
        return []
    step = -(-len(words) // SHOWN)
    shown = words[::step]
    rest = f" ... of {len(words):,}" if len(shown) < len(words) else ""
    return [f"        {sign} {' '.join(shown)}{rest}"]
