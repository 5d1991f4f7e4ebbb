"""Rude Russian words, root by root: the option that lets a tournament do without them.

OpenCorpora has no mark for them, so they are known by their lemma: an optional prefix, then one of
the beginnings of a root. Obscene words are here, coarse words for the body and what it does, and
insults made of either. Words that are merely unfriendly (СТЕРВА, УБЛЮДОК) are not, nor are insults
to peoples, nor medical terms.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Root:
    """A line of the table. A lemma that is one prefix or none, then one beginning, is rude."""

    root: str
    # Separated by blanks, as are the beginnings and the exceptions. A beginning that ends in a
    # full stop is a whole word.
    prefixes: str
    beginnings: str
    # Lemmas of OpenCorpora that the line catches.
    examples: str
    # Lemmas that the line would catch, but that are innocent.
    exceptions: str = ""
    because: str = ""


RUDE: tuple[Root, ...] = (
    Root("хуй", "а до за на не ни о по", "хуй хуе хуё хуя", "хуй хуйня хуёвый нахуй нехуй охуенный охуение"),
    Root("пизда", "за на о от под при рас с", "пизд пёзд", "пизда пиздец пиздобол"),
    Root("ебать", "вз вы до за на об объ от отъ по подъ при про разъ съ у",
         "ебал ебан ебат ебац ебен ебис ебл ебн ёб.", "ебальник еблан заебись"),
    Root("ебать", "", "ёбан", "ёбаный", because="without a prefix only: СЁБАННЫЙ is no word"),
    Root("блядь", "вы", "бля. бляд", "бля блядь блядский выблядок"),
    Root("муде", "", "муде. мудак мудач мудил мудозвон", "мудак мудила"),
    Root("педераст", "", "пидор пидар", "пидор пидорас"),
    Root("залупа", "", "залуп", "", "залупить залупиться залуплять залупляться",
         "the verbs mean to turn up an edge, to peel"),
    Root("гандон", "", "гандон гондон", "гандон"),
    Root("говно", "за", "говн говён говеш", "говно говнюк"),
    Root("срать", "вы за на о об по про у", "срать. сраный срань срач. сран. сранец", "посрать сраный срань срач засранец засраный"),
    Root("ссать", "за на об обо по у", "ссать. ссанье ссаный", "ссать"),
    Root("жопа", "под черно", "жоп", "жопа черножопый"),
    Root("дерьмо", "", "дерьм", "дерьмо дерьмовый дерьмократ"),
    Root("шлюха", "", "шлюх шлюш", "шлюха шлюшка"),
    Root("курва", "", "курв", "курва", "курвиметр", "a device that measures curves"),
    Root("дрочить", "за на по", "дроч", "дрочить", "дрочёна", "a dish of eggs and flour"),
    Root("хер", "о по", "хер. херня херов", "херня херовый", "хер",
         "the old name of the letter Х"),
)

# Not in the table: СУКА, СУЧКА and СУКИН, since dictionaries give the female dog first.


def pattern(line: Root) -> re.Pattern[str]:
    """What the lemmas of a line look like."""
    prefixes = "|".join(line.prefixes.split())
    beginnings = "|".join(
        beginning.removesuffix(".") + ("" if beginning.endswith(".") else ".*")
        for beginning in line.beginnings.split()
    )
    return re.compile(f"(?:{prefixes})?(?:{beginnings})" if prefixes else f"(?:{beginnings})")


PATTERNS = tuple(pattern(line) for line in RUDE)
EXCEPTIONS = frozenset(word for line in RUDE for word in line.exceptions.split())


def is_rude(lemma: str) -> bool:
    """Whether a lemma stands in the table."""
    return lemma not in EXCEPTIONS and any(pattern.fullmatch(lemma) for pattern in PATTERNS)
