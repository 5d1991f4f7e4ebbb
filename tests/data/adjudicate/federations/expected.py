#!/usr/bin/env python3
"""Works out what `flavita adjudicate` must say about the game in this folder.

Written from the rules (the regulations as the comments of tournaments/profiles/*.toml cite them),
not from the program. It looks slowly and plainly: every word at every place, every way to read a
slip. `python3 expected.py` writes expected/<profile>/{rounds,slips,standings}.csv beside itself, or
below the folder that it is given.
"""

import csv
import sys
from collections import Counter, namedtuple
from fractions import Fraction
from itertools import combinations
from pathlib import Path

HERE = Path(__file__).resolve().parent

# The Russian edition ------------------------------------------------------------------------------

VALUES = {
    letter: value
    for value, letters in {
        1: "АВЕИНОРСТ", 2: "ДКЛМПУ", 3: "БГЁЬЯ", 4: "ЙЫ", 5: "ЖЗХЦЧ", 8: "ШЭЮ", 10: "ФЩЪ",
    }.items()
    for letter in letters
}
VOWELS, SIGNS = set("АЕЁИОУЫЭЮЯ"), set("ЬЪ")
BONUS_FOR_SEVEN = 50
ROWS = "АБВГДЕЖЗИКЛМНОП"
SIDE = 15
START = (7, 7)
ACROSS, DOWN = (0, 1), (1, 0)
# Letters of the other alphabet that look the same.
LOOK_ALIKE = dict(zip("ABEKMHOPCTXYaeopcxy", "АВЕКМНОРСТХУаеорсху"))


def squares(text):
    """Squares written `row:column,column row:...`, counted from 1, as a set counted from 0."""
    found = set()
    for part in text.split():
        row, columns = part.split(":")
        found |= {(int(row) - 1, int(column) - 1) for column in columns.split(",")}
    return found


WORD_3 = squares("1:1,8,15 8:1,15 15:1,8,15")
WORD_2 = squares("2:2,14 3:3,13 4:4,12 5:5,11 8:8 11:5,11 12:4,12 13:3,13 14:2,14")
LETTER_3 = squares("2:6,10 6:2,6,10,14 10:2,6,10,14 14:6,10")
LETTER_2 = squares(
    "1:4,12 3:7,9 4:1,8,15 7:3,7,9,13 8:4,12 9:3,7,9,13 12:1,8,15 13:7,9 15:4,12"
)

# The rules, as the profiles have them -------------------------------------------------------------

Rules = namedtuple(
    "Rules",
    "seconds clock first_dearest too_high too_low missing unmarked mismarked shifted last_letter"
    " extension free_warnings warnings solo tops by ties",
)
# `solo`: points on the top, points below it, least number of players, most in a game; None: not
# shown. `clock`: seconds in all, points for each started minute beyond.
HOUSE = Rules(
    seconds=180, clock=(1500, 10), first_dearest=False,
    too_high="true", too_low="true", missing="true",
    unmarked="cheapest", mismarked="zero",
    shifted="zero", last_letter="zero", extension="zero",
    free_warnings=None, warnings=(),
    solo=(0, 0, 2, None), tops=["fewest blanks"], by="total", ties=["tops", "later rounds"],
)
# What another profile leaves out is as in the house, except the clock.
OTHER = HOUSE._replace(clock=None)
FISF = OTHER._replace(
    first_dearest=True, mismarked="as unmarked", shifted=5, last_letter=5, extension=0,
    free_warnings=3, warnings=("too high", "too low", "missing", "unmarked"),
    solo=(10, 10, 16, None), ties=["later games", "later rounds"],
)
PROFILES = {
    "house": HOUSE,
    "fisf": FISF,
    "fisf-blitz": FISF._replace(seconds=60, free_warnings=5),
    "cas": OTHER._replace(
        too_high="zero", too_low="as claimed", missing="zero", solo=None,
        tops=["alphabetical", "highest row", "leftmost", "across first"],
        ties=["tops", "dearest slip"],
    ),
    "fise": OTHER._replace(
        first_dearest=True, missing="zero", unmarked="zero", solo=(10, 5, 2, 25),
        tops=["fewest blanks", "balanced rest", "fewest tiles", "alphabetical", "nearest corner"],
        by="mean percent", ties=[],
    ),
    "chew": OTHER._replace(
        too_high="twice the excess", too_low="as claimed", missing="zero", unmarked="zero",
        solo=None, ties=[],
    ),
}
PRICE_OF_A_WARNING = 5

# Placements ---------------------------------------------------------------------------------------

# A letter with whether it is a blank.
Tile = namedtuple("Tile", "letter blank")


def path(square, direction, length):
    """The squares of a word, or None where it runs off the board."""
    row, column = square
    (down, right) = direction
    ends = (row + down * (length - 1), column + right * (length - 1))
    if not all(0 <= end < SIDE for end in (row, column, *ends)):
        return None
    return [(row + down * i, column + right * i) for i in range(length)]


def beside(square, direction, steps):
    return (square[0] + direction[0] * steps, square[1] + direction[1] * steps)


def whole_word(board, laid, square, direction):
    """The squares of the word that goes through a square once these tiles are laid."""
    lies = lambda at: at in laid or at in board
    while lies(beside(square, direction, -1)):
        square = beside(square, direction, -1)
    word = [square]
    while lies(beside(word[-1], direction, 1)):
        word.append(beside(word[-1], direction, 1))
    return word


def count(board, laid, main, direction):
    """The points of a placement and the words that it makes."""
    across = (direction[1], direction[0])
    words = [main] + [whole_word(board, laid, at, across) for at in laid]
    words = [word for word in words if len(word) > 1]
    points = BONUS_FOR_SEVEN if len(laid) == 7 else 0
    texts = []
    for word in words:
        total, factor = 0, 1
        for at in word:
            tile = laid.get(at) or board[at]
            value = 0 if tile.blank else VALUES[tile.letter]
            if at in laid:
                value *= 3 if at in LETTER_3 else 2 if at in LETTER_2 else 1
                factor *= 3 if at in WORD_3 else 2 if at in WORD_2 else 1
            total += value
        points += total * factor
        texts.append("".join((laid.get(at) or board[at]).letter for at in word))
    return points, texts


def touches(board, free):
    if not board:
        return START in free
    sides = (ACROSS, DOWN)
    return any(beside(at, side, step) in board for at in free for side in sides for step in (-1, 1))


def ways_to_lay(rack, free, tiles):
    """Every way to give these squares tiles of the rack; a marked letter takes a blank, another one
    the real tile while the rack has one, else a blank."""
    blanks = rack["?"]
    marked = [at for at in free if tiles[at].blank]
    plain = [at for at in free if not tiles[at].blank]
    choices = [marked]
    for letter, wanted in Counter(tiles[at].letter for at in plain).items():
        spots = [at for at in plain if tiles[at].letter == letter]
        lacking = max(0, wanted - rack[letter])
        choices = [c + list(more) for c in choices for more in combinations(spots, lacking)]
    return [
        {at: Tile(tiles[at].letter, at in choice) for at in free}
        for choice in choices
        if len(choice) <= blanks
    ]


# A legal reading: what is laid, what it is worth, whether a blank that it needs is not marked, and
# whether it prolongs a word that lies there.
Reading = namedtuple("Reading", "points laid square direction word unmarked prolongs")


def readings(position, square, direction, tiles):
    """Every legal way to read this word at this place; none where something speaks against it."""
    board, rack, words = position
    line = path(square, direction, len(tiles))
    if line is None:
        return []
    if beside(line[0], direction, -1) in board or beside(line[-1], direction, 1) in board:
        return []  # part of a longer word
    if any(at in board and board[at].letter != tile.letter for at, tile in zip(line, tiles)):
        return []
    free = [at for at in line if at not in board]
    if not free or len(line) < 2 or not touches(board, free):
        return []
    written = dict(zip(line, tiles))
    prolongs = any(a in board and b in board for a, b in zip(line, line[1:]))
    found = []
    for laid in ways_to_lay(rack, free, written):
        points, texts = count(board, laid, line, direction)
        if all(text in words for text in texts):
            unmarked = any(laid[at].blank and not written[at].blank for at in free)
            word = tuple(laid.get(at) or board[at] for at in line)
            found.append(Reading(points, laid, square, direction, word, unmarked, prolongs))
    return found


def cheapest(found):
    return min(found, key=lambda reading: reading.points, default=None)


def everywhere(position, tiles):
    """The cheapest reading of a word at every place where it can lie."""
    places = ((r, c) for r in range(SIDE) for c in range(SIDE))
    found = [readings(position, at, way, tiles) for at in places for way in (ACROSS, DOWN)]
    return [cheapest(some) for some in found if some]


def all_placements(position):
    """Every legal placement: each word at each place, any letter as a blank."""
    board, rack, words = position
    found = {}
    letters = {word: list(Counter(word).items()) for word in words}
    lines = [[(i, j) for j in range(SIDE)] for i in range(SIDE)]
    lines = [(line, ACROSS) for line in lines] + [
        ([(j, i) for j in range(SIDE)], DOWN) for i in range(SIDE)
    ]
    for line, direction in lines:
        at_hand = rack + Counter(board[at].letter for at in line if at in board)
        lacks = lambda word: sum(max(0, n - at_hand.get(one, 0)) for one, n in letters[word])
        places = {
            length: [at for at in line[: SIDE + 1 - length] if touches(
                board, [one for one in path(at, direction, length) if one not in board]
            )]
            for length in {len(word) for word in words}
        }
        for word in words:
            if lacks(word) > rack["?"]:
                continue
            for square in places[len(word)]:
                # Where it cannot lie without a marked blank, it cannot with one.
                if not readings(position, square, direction, [Tile(one, False) for one in word]):
                    continue
                for marks in range(rack["?"] + 1):
                    for blanks in combinations(range(len(word)), marks):
                        tiles = [Tile(letter, i in blanks) for i, letter in enumerate(word)]
                        for reading in readings(position, square, direction, tiles):
                            # One tile that makes a word across and one down is laid once.
                            found.setdefault(frozenset(reading.laid.items()), reading)
    if not board:
        # Mirrored on the diagonal every first word down is one across; each is named once.
        return [reading for reading in found.values() if reading.direction == ACROSS]
    return list(found.values())


# Slips --------------------------------------------------------------------------------------------


def read_coordinates(text):
    """`З8` is across, `8З` down; None for what names no square."""
    text = "".join(LOOK_ALIKE.get(sign, sign) for sign in text.strip().upper())
    digits = "".join(sign for sign in text if sign.isdigit())
    label = text.replace(digits, "", 1) if digits else ""
    if len(label) != 1 or label not in ROWS or text not in (label + digits, digits + label):
        return None
    if not 1 <= int(digits) <= SIDE:
        return None
    return (ROWS.index(label), int(digits) - 1), ACROSS if text.startswith(label) else DOWN


def write_coordinates(square, direction):
    label, number = ROWS[square[0]], str(square[1] + 1)
    return label + number if direction == ACROSS else number + label


def read_word(text):
    """A blank is a small letter, `(Л)`, `?Л` or `*Л`; None where a sign is on no tile."""
    tiles, text = [], text.strip()
    while text:
        mark = text[0] in "?*("
        letter, text = (text[1:2], text[2:]) if mark else (text[0], text[1:])
        if mark and text.startswith(")"):
            text = text[1:]
        letter = LOOK_ALIKE.get(letter, letter)
        if letter.upper() not in VALUES:
            return None
        tiles.append(Tile(letter.upper(), mark or letter.islower()))
    return tiles


# How a slip was understood, and what that costs: 0, points, or "zero".
Understood = namedtuple("Understood", "reading cost lapses")


def as_written(position, square, direction, tiles):
    """The cheapest way to read the slip as it stands, with the lapse of an unmarked blank."""
    reading = cheapest(readings(position, square, direction, tiles))
    return reading and Understood(reading, 0, ["unmarked"] if reading.unmarked else [])


def first_word(position, tiles):
    """Across on the start square's row, at its dearest place, whatever the slip says."""
    places = [as_written(position, (START[0], column), ACROSS, tiles) for column in range(SIDE)]
    return max(filter(None, places), key=lambda u: u.reading.points, default=None)


def mended(rules, position, at, tiles):
    """The only thing that a slip can have meant which is illegal as it stands.

    If its coordinates are right, its last letter was forgotten or another letter marked; otherwise
    the coordinates are off, and the word has just one place on the whole board.
    """
    board = position[0]
    found = []
    if at:
        square, direction = at
        end = beside(square, direction, len(tiles))
        if end in board and beside(end, direction, 1) not in board:
            longer = as_written(position, square, direction, tiles + [board[end]])
            found += [longer._replace(cost=rules.last_letter)] if longer else []
        if any(tile.blank for tile in tiles):
            plain = [Tile(tile.letter, False) for tile in tiles]
            other = cheapest(readings(position, square, direction, plain))
            cost = 0 if rules.mismarked == "as unmarked" else "zero"
            found += [Understood(other, cost, ["unmarked"])] if other else []
    if not found:
        for reading in everywhere(position, tiles):
            cost = rules.extension if reading.prolongs else rules.shifted
            found.append(Understood(reading, cost, ["unmarked"] if reading.unmarked else []))
    return found[0] if len(found) == 1 else None


def understood(rules, position, at, word):
    tiles = read_word(word)
    if not tiles:
        return None
    if rules.first_dearest and not position[0]:
        return first_word(position, tiles)
    at = read_coordinates(at)
    return (at and as_written(position, *at, tiles)) or mended(rules, position, at, tiles)


# `points` are those of the slip, `raw` those before prices, `warnings` how many it earned.
Verdict = namedtuple("Verdict", "kind points raw warnings")
ZERO = Verdict("zero", 0, 0, 0)


def judge(rules, position, slips):
    """The verdict of what a player handed in in a round: a list of slips."""
    if len(slips) != 1:
        return ZERO  # none, or several
    slip = slips[0]
    if not slip["word"].strip() or (slip["seconds"] and Fraction(slip["seconds"]) > rules.seconds):
        return ZERO
    meant = understood(rules, position, slip["at"], slip["word"])
    if meant is None or meant.cost == "zero":
        return ZERO
    lapses = list(meant.lapses)
    if "unmarked" in lapses and rules.unmarked == "zero":
        return ZERO
    raw = points = meant.reading.points
    claimed = int(slip["claimed"]) if slip["claimed"] else None
    if claimed is None:
        lapses.append("missing")
        if rules.missing == "zero":
            return ZERO
    elif claimed > raw:
        lapses.append("too high")
        if rules.too_high == "zero":
            return ZERO
        if rules.too_high == "twice the excess":
            points = max(0, claimed - 2 * (claimed - raw))
    elif claimed < raw:
        lapses.append("too low")
        if rules.too_low == "as claimed":
            points = max(0, claimed)
    points = max(0, points - meant.cost)
    if points == 0 and raw > 0:
        return ZERO._replace(raw=raw)  # nothing is left of it: it is a zero
    earned = sum(lapse in rules.warnings for lapse in lapses)
    kind = "penalty" if points < raw else "warning" if earned else "valid"
    return Verdict(kind, points, raw, earned)


# The game -----------------------------------------------------------------------------------------


def choose(rules, rack, tops):
    """Which of equal tops goes on the board: the first by every preference, then in reading order,
    across before down, then alphabetical."""

    def imbalance(top):
        rest = Counter(rack) - Counter("?" if t.blank else t.letter for t in top.laid.values())
        vowels = sum(n for letter, n in rest.items() if letter in VOWELS)
        consonants = sum(n for letter, n in rest.items() if letter in set(VALUES) - VOWELS - SIGNS)
        return abs(vowels - consonants)

    def alphabetical(top):
        return ["АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ".index(t.letter) for t in top.word]

    keys = {
        "fewest blanks": lambda top: sum(t.blank for t in top.laid.values()),
        "balanced rest": imbalance,
        "fewest tiles": lambda top: len(top.laid),
        "alphabetical": alphabetical,
        "highest row": lambda top: top.square[0],
        "leftmost": lambda top: top.square[1],
        "across first": lambda top: top.direction == DOWN,
        "nearest corner": lambda top: sum(top.square),
    }
    order = lambda top: [keys[name](top) for name in rules.tops]
    return min(tops, key=lambda t: (order(t), t.square, t.direction == DOWN, alphabetical(t)))


def read_table(name):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def rounds_of_the_game(words):
    """Every round with its position and its tops; where the game does not say what went on the
    board it is the last round, and the profile chooses."""
    board, rounds = {}, []
    for row in read_table("game.csv"):
        position = (dict(board), Counter(row["rack"]), words)
        placements = all_placements(position)
        best = max(placement.points for placement in placements)
        tops = [placement for placement in placements if placement.points == best]
        rounds.append((row, position, best, tops, len(placements)))
        if row["word"]:
            square, direction = read_coordinates(row["at"])
            tiles = read_word(row["word"])
            for at, tile in zip(path(square, direction, len(tiles)), tiles):
                board.setdefault(at, tile)
    return rounds


def percent(part, whole):
    """In hundredths, rounded half up."""
    hundredths = Fraction(part * 10_000, whole) + Fraction(1, 2)
    hundredths = hundredths.numerator // hundredths.denominator
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"


def seconds_text(seconds):
    return str(seconds) if seconds.denominator == 1 else f"{float(seconds):.3f}".rstrip("0")


def time_of(rules, slips):
    """A player's thinking time in a round: what is noted, the longer of two, at most the round."""
    noted = [slip["seconds"] for slip in slips]
    if not noted or "" in noted:
        return Fraction(rules.seconds)
    return min(Fraction(rules.seconds), max(map(Fraction, noted)))


def solo_of(rules, verdicts, best):
    """Who alone has the best score of a round before prices, and what it brings."""
    raw = {player: verdict.raw for player, verdict in verdicts.items()}
    most = max(raw.values())
    alone = [player for player, points in raw.items() if points == most]
    if rules.solo is None or len(alone) != 1 or most == 0:
        return None, 0
    on_top, below, least, _ = rules.solo
    worth = 0 if len(raw) < least else on_top if most == best else below
    return alone[0], worth


def standings(rules, rounds, players, slips):
    """Everybody's line, unsorted, and the verdict of every slip."""
    nothing = dict.fromkeys("points tops solos bonus warned dearest".split(), 0)
    lines = {p: dict(nothing, player=p, seconds=Fraction(0), rounds=[]) for p in players}
    verdicts = []
    for number, (row, position, best, *_) in enumerate(rounds, start=1):
        handed_in = {p: slips.get((number, p), []) for p in players}
        judged = {p: judge(rules, position, handed_in[p]) for p in players}
        verdicts.append(judged)
        solo, worth = solo_of(rules, judged, best)
        for player, verdict in judged.items():
            line = lines[player]
            charged = 0
            for _ in range(verdict.warnings):
                line["warned"] += 1
                charged += PRICE_OF_A_WARNING * (line["warned"] > rules.free_warnings)
            points = max(0, verdict.points - charged)
            line["rounds"].append(points)
            line["points"] += points
            # A slip that scores less than the top, be it by a price, is none; a warning is no matter.
            line["tops"] += verdict.points == best
            line["dearest"] = max(line["dearest"], verdict.points)
            line["seconds"] += time_of(rules, handed_in[player])
            if player == solo:
                line["solos"] += 1
                cap = rules.solo[3]
                line["bonus"] += worth if cap is None else min(worth, cap - line["bonus"])
    for line in lines.values():
        budget, price = rules.clock or (None, 0)
        over = max(Fraction(0), line["seconds"] - budget) if rules.clock else Fraction(0)
        line["overtime"] = over
        line["penalty"] = price * -(-over // 60)
        line["total"] = line["points"] + line["bonus"] - line["penalty"]
    return list(lines.values()), verdicts


def ranked(rules, lines):
    """In order with ranks; who is equal in everything that counts shares the rank."""
    figures = {
        "tops": lambda line: line["tops"],
        "dearest slip": lambda line: line["dearest"],
        "later games": lambda line: line["total"],
        "later rounds": lambda line: line["rounds"][::-1],
    }
    # In a single game the mean of the percentages goes with the total.
    key = lambda line: [line["total"]] + [figures[tie](line) for tie in rules.ties]
    lines = sorted(lines, key=key, reverse=True)
    for place, line in enumerate(lines, start=1):
        same = place > 1 and key(line) == key(lines[place - 2])
        line["rank"] = lines[place - 2]["rank"] if same else place
    return lines


# Writing ------------------------------------------------------------------------------------------


def write(file, columns, rows):
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(file, "w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)


def main(folder):
    words = set((HERE / "words.txt").read_text(encoding="utf-8").split())
    rounds = rounds_of_the_game(words)
    table = read_table("slips.csv")
    players = list(dict.fromkeys(slip["player"] for slip in table))
    slips = {}
    for slip in table:
        slips.setdefault((int(slip["round"]), slip["player"]), []).append(slip)
    top_total = sum(best for _, _, best, _, _ in rounds)
    for name, rules in PROFILES.items():
        lines, verdicts = standings(rules, rounds, players, slips)
        rows = []
        for number, (row, position, best, tops, legal) in enumerate(rounds, start=1):
            at, word, on_board = row["at"], row["word"], ""
            if not word:
                top = choose(rules, row["rack"], tops)
                at = write_coordinates(top.square, top.direction)
                word = "".join(t.letter.lower() if t.blank else t.letter for t in top.word)
            found = sum(verdict.points == best for verdict in verdicts[number - 1].values())
            solo = solo_of(rules, verdicts[number - 1], best)[0] or ""
            rows.append([number, row["rack"], len(tops), best, at, word, legal, found, solo])
        columns = "round rack tops top_points at word legal_placements found solo"
        write(folder / name / "rounds.csv", columns.split(), rows)
        rows = [
            [number, player, v.points, int(v.points == rounds[number - 1][2]), v.kind]
            for number, judged in enumerate(verdicts, start=1)
            for player, v in judged.items()
            if (number, player) in slips
        ]
        write(folder / name / "slips.csv", "round player points top verdict".split(), rows)
        rows = [
            [line["rank"], line["player"], line["total"], percent(line["total"], top_total)]
            + [line[column] for column in ("tops", "solos", "penalty", "points")]
            + [seconds_text(line["seconds"]), seconds_text(line["overtime"])]
            + line["rounds"]
            for line in ranked(rules, lines)
        ]
        columns = "rank player total percent tops solos penalty points seconds overtime_seconds"
        columns = columns.split() + [f"r{number}" for number in range(1, len(rounds) + 1)]
        write(folder / name / "standings.csv", columns, rows)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "expected")
