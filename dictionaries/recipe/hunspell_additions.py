"""The additions of editions whose source is a Hunspell dictionary: an added word copies an entry's flags."""

from collections.abc import Iterable
from dataclasses import replace

from additions import Addition
from fault import RecipeFault
from sources.hunspell.entries import Entry


def added(edition: str, entries: Iterable[Entry], additions: list[Addition]) -> list[Entry]:
    """Entries for the added words, with the flags and marks of all entries spelt like their models."""
    models: dict[str, list[Entry]] = {}
    wanted = {addition.model for addition in additions}
    for entry in entries:
        if entry.word in wanted:
            models.setdefault(entry.word, []).append(entry)
    found = []
    for addition in additions:
        if addition.model is None:
            found.append(Entry(addition.word, (), ()))
        elif addition.model not in models:
            raise RecipeFault(f"additions.txt of {edition}: no entry {addition.model} for {addition.word}")
        else:
            found += [replace(model, word=addition.word) for model in models[addition.model]]
    return found
