"""The infinitives of verbs whose present is an entry of its own: PŘETNU of přetnout, POTEČE of potéci.

The dictionary lists such a present apart. simplemma knows for many forms of which infinitive they are; how their ends
differ is a rule, and a present gets the infinitive that the longest rule makes, if it is an entry and the only one.
"""

from collections.abc import Collection, Iterable, Mapping
from os.path import commonprefix

# As much of what form and infinitive share may stand in a rule.
SHARED = 2


def find_infinitives(presents: Iterable[str], lemmas: Mapping[str, str], verbs: Collection[str]) -> dict[str, str]:
    """The infinitives of presents, as far as they are among the verbs."""
    rules: dict[str, set[str]] = {}
    for form, lemma in lemmas.items():
        if lemma in verbs and lemma != form:
            shared = len(commonprefix([form, lemma]))
            for start in range(max(0, shared - SHARED), shared + 1):
                rules.setdefault(form[start:], set()).add(lemma[start:])
    found = {}
    for present in presents:
        made = [lemmas[present]] if lemmas.get(present) in verbs else []
        for start in range(len(present)):
            made = made or [present[:start] + end for end in sorted(rules.get(present[start:], ())) if present[:start] + end in verbs]
        if len(made) == 1:
            found[present] = made[0]
    return found
