"""English words that word-list leaves out as offensive: which of them count, and which are rude.

The package word-list is expurgated. What it lacks comes from SCOWL, root by root. A federation's list
has all of these words; the option `rude` takes the vulgar ones and the insults away again.
"""

import re

# Beginnings of words that word-list leaves out; SCOWL has the words. Mild and anatomical ones come first.
EXPURGATED = """
anal anilingus anus anuses antierotic antiporn autoerotic ballbreak bareback bestial bondage boner boob breast busty
butt coprophil dingleberr dogging dominati dominatri dildo ejaculat eroti escort eunuch fanny fecal feces fellat
figging fingering fisting flange genital grope hardcore homoerotic hooker horn incest insertion intercourse jailbait
kinky labia lovemak lust masochis masturbat muff multiorgas nipple nonerotic nonorgas nude nudie nudis nudit nympho
orgasm orgast orgies orgy paedophil panties panty pecker pedophil pegging penis playboy postorgas prostitut pube rape
raping rapist rectum retard rimming sadis scat scrotum semen seminud sexy sexting sexier shag skeet smegma smut snatch
snowballing sodom spunk strappado suck superorgas swinger testic topless threesome undress vagina vaginal vibrator
voyeur vulva clit cunnilingus swastika nazi negro negroid
arse ass bastard bewhore bitch bloody blowjob bollock bollox bugger bulldyke bullshit bum chickenshit cock coon crap
cum cunt damn darkie dick dickhead dipshit dyke faggot fagot fag feck fuck gangbang gangshag gobshite goddam honkey
horseshit jap jigaboo jism jissom jiz kike knob mindfuck motherfuck niggard nigger nigga niggerish nob outbitch
piss poo poof poon poontang poop porn prick pussies pussy quim raghead shit skank slut smartarse smartass spastic
spaz spic superbitch tit tosser turd twat wank wetback whore hell homo sex balls bimbo butthole arsehole asshole
""".split()
# What may stand behind a root: endings of inflection and derivation.
ENDINGS = (
    r"(?:s|es|ed|ing|ings|er|ers|or|ors|ier|iest|ily|y|ies|ie|iness|inesses|ish|ishly|ishness|ishnesses|ism|isms|"
    r"ist|ists|ic|ical|ically|ise|ised|ises|ising|ize|ized|izes|izing|isation|isations|ization|izations|al|ally|"
    r"ation|ations|ative|ion|ions|ia|iac|iacs|ias|led|ling|ted|ting|ty|ties|tier|tiest|tiness|tily|ging|ged|gy|med|"
    r"ming|med|ness|nesses|hole|holes|head|heads|face|faces|faced|load|loads|less|list|lists|sucker|suckers|"
    r"wit|wits|off|offs|up|ups|house|houses|monger|mongers|dom|doms|son|sons|ly|like|e|ed|d|r|rs|n|x|xes|xed|xing|"
    r"ant|ants|ate|ates|atory|ment|ments|graphy|graphic|grapher|graphers|graphies|o|os|tang|ter|ters|zes|zed|zing|z|"
    r"p|ped|ping|per|pers|ia|rs|ries|ry|ty|lity|lities|able|ards?|ardly|ardliness)?"
)
ROOT = re.compile(f"(?:{'|'.join(sorted(set(EXPURGATED), key=len, reverse=True))}){ENDINGS}")

# Vulgar words and insults: beginnings, then whole words.
RUDE_BEGINNINGS = """
fuck mindfuck headfuck starfuck motherfuck bullshit chickenshit horseshit dipshit dumbshit apeshit batshit gobshite
shitfaced shithead shithole shitless shitlist shitload shitti shitty shitted shitting shittier cunt cocksuck twat wank
arsehole asshole smartarse smartass dumbass badass wiseass hardass tightass lardass bitch outbitch superbitch sonofabitch
piss pisshead dickhead slut whore bewhore whoremonger whoremaster nigger nigga wetback jigaboo raghead faggot
poofter pooftah bulldyke gangbang gangshag blowjob bollock bollox bollix bugger jism jissom jizz poontang knobhead
motherfucker mofo feminazi kike gook honkey darkie bukkake schlong butthole skank starfuck tosser turd
""".split()
RUDE_WORDS = frozenset("""
shit shits shite shites shited shiting arse arses arsed arsey arsing ass asses dick dicks dicked dicking prick pricks cock
cocks pussy pussies tit tits tittie titties titty quim quims minge minges coon coons spic spics fag fags dyke dykes dykey poof poofs poofy
poofier poofiest jiz cum cums cumming yid yids wog wogs wop wops jap japs spaz spazz spazzed spazzes spazzing retard retards
bastard bastards shag shags shagged shagging shagger shaggers crap craps crapped crapping crappy bollocks knob nob goy
clit clits muff mutha poon
""".split()) - {"goy", "knob", "nob", "muff"}
NOT_RUDE = re.compile(r"twattl.*|turducken.*|pissant.*|pissasphalt.*|shittimwood.*|slutch.*|bugger(?!(ed|ies|y|ing|s)?$).*|bitchen|pissoirs?|shittahs?|shittims?|turdine|turdoid|turdion.*|skank(ing|er|ers|ed)?|mofongos?|wankle.*")


def was_expurgated(word: str) -> bool:
    """Whether word-list leaves the word out as offensive, as far as its root tells."""
    return ROOT.fullmatch(word) is not None


def is_rude(word: str) -> bool:
    """Whether the word is vulgar or an insult."""
    if NOT_RUDE.fullmatch(word):
        return False
    return word in RUDE_WORDS or word.startswith(tuple(RUDE_BEGINNINGS))
