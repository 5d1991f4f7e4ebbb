"""Verbs whose forms RLA-ES lists one by one, without a flag: by which stems they are known, and what no ending tells.

The forms of a verb in this table are the entries without flags that begin with one of its stems and end as verbs do;
of other verbs without flags (ABOLIR, GARANTIR), those that begin with the infinitive less its last two letters.
"""

import re
from collections.abc import Collection, Iterator

from editions.spanish_verbs import PARTICIPLE, PERSONS, PLAIN, Told, Verb, participle_marks

INFINITIVE = re.compile(r".{2,}[aeií]r|ir")
NO_INFINITIVES = frozenset("ayer anteayer antier ar fraser".split())
ENDING = re.compile(
    r"(o|oy|[aeáéi]|[aeáé]s|[aeáéí]n|[aá]mos|[eé]mos|[ií]mos|[aá]is|[eé]is|[ií]s|[aeií]d|é|ó|í|ió|io|yó|"
    r"[aeií]ste(is)?|[ai]?eron|aron|(ab|í|ar|ier|er|as|ies|es)(a|as|an|e|es|en|ais|eis|amos|emos)|áb?[abe]mos|"
    r"[áé][rs][ae]mos|i[áé][rs][ae]mos|íamos|[aeiíd]?r(é|ás|á|emos|éis|án|ía|ías|íais|íamos|ían)|ando|iendo|yendo|endo|"
    r"[aií]d[oa]s?)"
)
STEMS = {
    "andar": "and anduv", "dar": "d di", "poder": "pod pued pud", "haber": "hab hub hay", "estar": "est estuv", "ir": "fu ir ib íb",
    "ser": "se fu sie", "jugar": "jug jueg jugu", "erguir": "ergu irgu yerg irg", "henchir": "hench hinch",
    "rehenchir": "rehench rehinch", "soler": "sol suel", "decir": "dir", "oler": "huel", "caber": "quep",
    "desandar": "desand desanduv", "desdar": "desd desdi", "preterir": "preter pretir", "acaecer": "acaec acaezc",
    "acontecer": "acontec acontezc", "concernir": "concern conciern", "desvaír": "desva", "embaír": "emba",
    "empecer": "empec empezc",
}
# Commands of one syllable, also behind a prefix: HAZ, DESHAZ, COMPÓN.
COMMANDS = {"haz": "hacer", "pón": "poner", "pon": "poner", "tén": "tener", "ten": "tener", "vén": "venir", "ven": "venir", "sal": "salir"}
# Nouns and others that end as verbs do.
NO_FORMS = frozenset("solo suelo desdén estese dese deses dares ibíd".split())
PRONOUNS = re.compile("(.*?)(?:me|te|se|nos|os)?(?:me|te|se|nos|os|l[aeo]s?)")
REFLEXIVE = re.compile(".{2,}[aeií]rse")
# Commands of one syllable before pronouns.
HOSTS = frozenset("da de den di haz pon ten ven se este".split())
# Words that are something else as well: an interjection, a sign of proofreaders, participles of IR, plurals.
KEPT = frozenset("dale dele deles idos".split())
# Six persons of what is irregular, and more.
PERSONAL = {
    "ser": {"present": "soy eres es somos sois son", "subjunctive present": "sea seas sea seamos seáis sean",
            "imperfect": "era eras era éramos erais eran"},
    "ir": {"present": "voy vas va vamos vais van", "subjunctive present": "vaya vayas vaya vayamos vayáis vayan",
           "imperfect": "iba ibas iba íbamos ibais iban"},
    "haber": {"present": "he has ha hemos habéis han"},
    "estar": {"present": "estoy estás está estamos estáis están", "subjunctive present": "esté estés esté estemos estéis estén"},
    "dar": {"present": "doy das da damos dais dan", "subjunctive present": "dé des dé demos deis den"},
}
FUR = {"preterite": "fui fuiste fue fuimos fuisteis fueron"}
SINGLE = {
    "ser": {"sé": "imperative person-2 singular", "sed": "imperative person-2 plural", "sido": "participle past masculine singular"},
    "ir": {
        "ve": "imperative person-2 singular", "id": "imperative person-2 plural", "yendo": "gerund",
        "ido": "participle past masculine singular", "ida": "participle past feminine singular",
        "idos": "participle past masculine plural", "idas": "participle past feminine plural",
    },
    "dar": {
        "di": "preterite person-1 singular", "dio": "preterite person-3 singular",
        "diste": "preterite person-2 singular", "disteis": "preterite person-2 plural", "dimos": "preterite person-1 plural",
    },
    "ver": {
        "ves": "present person-2 singular", "ve": "present person-3 singular", "veis": "present person-2 plural",
        "vi": "preterite person-1 singular", "vio": "preterite person-3 singular",
    },
    "haber": {"hay": "present person-3 singular"},
    "hacer": {"hizo": "preterite person-3 singular"},
    "decir": {"di": "imperative person-2 singular"},
}


def loose_verbs(loose: Collection[str], verbs: Collection[str], reflexive: Collection[str] = ()) -> Iterator[tuple[str, list[Told]]]:
    """Every verb of which there are loose entries, with those of its forms that are among them.

    `verbs` have flags, `reflexive` are infinitives in -SE.
    """
    infinitives = {word for word in loose if is_infinitive(word)} | {word.removesuffix("se") for word in reflexive}
    for infinitive in sorted(infinitives | STEMS.keys() | SINGLE.keys()):
        default = infinitive[:-2] if infinitive in infinitives else ""
        told = explicit(infinitive)
        known = {form for form, _ in told} | NO_FORMS
        forms = {
            word for stem in STEMS.get(infinitive, default).split() for word in loose
            if word.startswith(stem) and word not in known and len(word) > 2 and ENDING.fullmatch(word, len(stem))
            and not (infinitive == "dar" and word.startswith("dir"))
        }
        participles = {form for form in forms if PARTICIPLE.fullmatch(form)}
        found = list(Verb(infinitive, (forms - participles) | {infinitive} | {form for form, _ in told}).told())
        told += [(form, participle_marks(form)) for form in sorted(participles)]
        told += [one for one in found if one[1] != ("inflected",) and one[0] not in known | participles]
        yield infinitive, [one for one in told if one[0] in loose or "vos" in one[1]]
    for word in sorted(loose):
        for end, of in COMMANDS.items():
            infinitive = word.removesuffix(end) + of
            if word.endswith(end) and infinitive in verbs:
                yield infinitive, [(word, ("imperative", "person-2", "singular"))]


def is_infinitive(word: str) -> bool:
    """Whether an entry without flags is an infinitive."""
    return INFINITIVE.fullmatch(word) is not None and word not in NO_INFINITIVES


def pronominal(loose: Collection[str], verbs: Collection[str]) -> set[str]:
    """The loose entries that are a form of a verb with pronouns, accent or none: ABOLIRLA, DECIDME, UNTAOS, HAZNOS."""
    infinitives = {*verbs, *STEMS, *filter(is_infinitive, loose)}
    hosts = infinitives | {word[:-1].translate(PLAIN) + "d" for word in infinitives} | HOSTS
    return {
        word for word in loose
        if (match := PRONOUNS.fullmatch(word)) and match[1].translate(PLAIN) in hosts
        or word.endswith("os") and word[:-2] + "r" in infinitives
        or REFLEXIVE.fullmatch(word)
    } - KEPT - {word for word in loose if PARTICIPLE.fullmatch(word)}


def explicit(infinitive: str) -> list[Told]:
    """What the tables tell of a verb."""
    tenses = dict(PERSONAL.get(infinitive, {}))
    if infinitive in ("ser", "ir"):
        tenses |= FUR
    told = [
        (form, (*tense.split(), *person))
        for tense, forms in tenses.items() for person, form in zip(PERSONS, forms.split(), strict=True)
    ]
    return told + [(form, tuple(marks.split())) for form, marks in SINGLE.get(infinitive, {}).items()]
