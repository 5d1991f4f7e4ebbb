"""Behind what -KOR stands: the ending of the time of something.

The grammars count it among the cases of time: it stands behind nouns of time, numerals and nouns of events, and with a
possessor or in the plural it is alive behind these only: HALÁLAKOR, ÜNNEPEKKOR, ELÉRÉSEKOR. The bare stem of every
word has it here, since which ones are taken for times is open (GÓLKOR).
"""

TEMPORAL = "is:TEMP"
PROCESS = "ds:Ás_PROCESS/RESULT_noun"
# Behind these marks it stands only with a noun of the tables, or with the doing of a verb.
OWNED_OR_MANY = ("is:PLUR", "is:POSS_")
# Ends of nouns of doing, of times and of events, also as the last part of a compound.
ENDS = tuple("""
ás és lat let nap hónap óra perc másodperc pillanat reggel délelőtt délután éjjel éjfél éjszaka hajnal alkony alkonyat virradat pirkadat
napnyugta naplemente napkelte hétfő kedd szerda csütörtök péntek szombat vasárnap tavasz nyár ősz idény évad idő időszak időpont
korszak kora esztendő évforduló szünet farsang karácsony húsvét pünkösd szilveszter ünnep ünnepély ünnepség jubileum elseje dika
dike halál születés lejárat lét jelenlét távollét jövetel menetel tétel vétel kezdet végzet fordulat forduló félidő rajt start
finis finálé futam meccs mérkőzés verseny olimpia háború forradalom puccs harc csata roham baleset katasztrófa vihar zápor
alkalom esemény rendezvény avató bemutató premier koncert hangverseny fesztivál karnevál mulatság lakodalom lagzi esküvő búcsú
szertartás mise ima ebéd vacsora uzsonna reggeli találkozó randevú konferencia kongresszus vizit vizsga érettségi műtét műszak
szezon telihold újhold holdtölte apály dagály járvány válság uralom gyermekkor gyerekkor ifjúkor öregkor
""".split())
# Those that are too short to be known by the end of a word.
WHOLE = frozenset("""
év újév tanév félév hét tél dél éj est este hó kor óév eső fagy tűz bál buli kúra vég gól harc múlt jövő élet
""".split())


def is_event(lemma: str) -> bool:
    """Whether the noun names a time or an event."""
    return lemma in WHOLE or lemma.endswith(ENDS)


def is_timely(marks: tuple[str, ...], of_event: bool) -> bool:
    """Whether -KOR may stand where these marks are; they say nothing of words without it."""
    if TEMPORAL not in marks or of_event or PROCESS in marks:
        return True
    return not any(mark.startswith(OWNED_OR_MANY) for mark in marks)
