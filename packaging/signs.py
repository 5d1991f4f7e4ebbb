"""Makes static/signs.woff2: the signs of Golos Text that are drawn otherwise, so that a hall reads them from afar.

    python3 packaging/signs.py LATIN.woff2 CYRILLIC.woff2 MONTSERRAT.ttf static/signs.woff2

Golos' 3 looks like the letter З: it becomes Montserrat's, which is flat above. Its digits for tables differ
in width, so that a clock would tremble: they are all as wide. Its Э is taken for З: its bar becomes longer.
The dots of its i and j touch the stems in small text: they are higher.
Needs fonttools and brotli. All are under the SIL OFL (static/golos.OFL.txt, static/signs.OFL.txt).
"""

import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

latin_path, cyrillic_path, montserrat_path, target = sys.argv[1:]
DIGITS = "zero one two three four five six seven eight nine".split()
E, E_CODE = "uni042D", 0x42D
# At each of Golos' weights the advance of every digit, Montserrat's weight that is as black, and where the bar of Э begins.
WEIGHTS = {400: (620, 490, 120), 700: (650, 755, 110), 900: (670, 900, 293)}
LIGHT, SPAN = 400, 500
DOTTED = {"i": 0x69, "j": 0x6A}
# Above this height there are only dots; by how much they rise.
HEIGHT, RISE = 560, 60


def outline(path, weight, name):
    """The points of a sign at a weight, its bounds and its advance."""
    font = instantiateVariableFont(TTFont(path), {"wght": weight})
    glyphs = font.getGlyphSet()
    whole, bounds, pen = DecomposingRecordingPen(glyphs), BoundsPen(glyphs), TTGlyphPen(None)
    glyphs[name].draw(whole)
    glyphs[name].draw(bounds)
    whole.replay(pen)
    return pen.glyph(), bounds.bounds, font["hmtx"][name][0]


def digit(name, weight):
    """A digit at one of Golos' weights, in the middle of the common advance."""
    advance, blackness, _ = WEIGHTS[weight]
    glyph, (left, _, right, _), own = outline(latin_path, weight, name + ".tf")
    shift = (advance - own) / 2
    if name == "three":
        glyph, (low, _, high, _), _ = outline(montserrat_path, blackness, name)
        points = [(left + (x - low) * (right - left) / (high - low), y) for x, y in glyph.coordinates]
    else:
        points = list(glyph.coordinates)
    return glyph, [(round(x + shift), round(y)) for x, y in points], advance


def letter_e(weight):
    """Э at one of Golos' weights: the bar's two left points are moved; it lies about half the height of a capital."""
    glyph, _, advance = outline(cyrillic_path, weight, E)
    light, _, _ = outline(cyrillic_path, LIGHT, E)
    is_bar = [x == 240 and 300 < y < 400 for x, y in light.coordinates]
    assert sum(is_bar) == 2
    points = [(WEIGHTS[weight][2] if bar else x, y) for (x, y), bar in zip(glyph.coordinates, is_bar, strict=True)]
    return glyph, [(round(x), round(y)) for x, y in points], advance


def dotted(name, weight):
    """An i or j at one of Golos' weights, whose dot is higher."""
    glyph, _, advance = outline(latin_path, weight, name)
    points = [(round(x), round(y + RISE if y > HEIGHT else y)) for x, y in glyph.coordinates]
    return glyph, points, advance


def make():
    font = TTFont(latin_path)
    subsetter = Subsetter(Options(layout_features=[], notdef_outline=True, name_IDs=["*"], glyph_names=True))
    subsetter.populate(unicodes=[*range(0x30, 0x3A), *DOTTED.values()])
    subsetter.subset(font)
    for tag in ("HVAR", "VVAR", "vhea", "vmtx", "STAT", "GSUB", "GPOS", "GDEF"):
        if tag in font:
            del font[tag]
    for name in DIGITS:
        put(font, name, {weight: digit(name, weight) for weight in WEIGHTS})
    for name in DOTTED:
        put(font, name, {weight: dotted(name, weight) for weight in WEIGHTS})
    font.setGlyphOrder([*font.getGlyphOrder(), E])
    for table in font["cmap"].tables:
        table.cmap[E_CODE] = E
    put(font, E, {weight: letter_e(weight) for weight in WEIGHTS})
    font.flavor = "woff2"
    font.save(target)


def put(font, name, masters):
    """Gives the font a sign as it is at each weight."""
    glyph, first, advance = masters[LIGHT]
    for at, point in enumerate(first):
        glyph.coordinates[at] = point
    glyph.recalcBounds(font["glyf"])
    font["glyf"].glyphs[name] = glyph
    font["hmtx"].metrics[name] = (advance, glyph.xMin)
    middle = (700 - LIGHT) / SPAN
    regions = {700: (0.0, middle, 1.0), 900: (middle, 1.0, 1.0)}
    font["gvar"].variations[name] = [
        TupleVariation({"wght": region}, changes(first, advance, *masters[weight][1:]))
        for weight, region in regions.items()
    ]


def changes(first, advance, points, wider):
    """By how much each point of an outline moves, and the right edge behind it."""
    moved = [(x - at_x, y - at_y) for (x, y), (at_x, at_y) in zip(points, first, strict=True)]
    return [*moved, (0, 0), (wider - advance, 0), (0, 0), (0, 0)]


make()
