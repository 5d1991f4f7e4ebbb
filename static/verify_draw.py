#!/usr/bin/env python3
"""Draws all racks of a Flavita tournament again: python3 verify_draw.py protocol.json

Needs only Python 3. Exit code 0: every rack is right, 1: something is wrong, 2: not readable.
"""
import hashlib, hmac, json, sys
from collections import Counter
from itertools import product

def numbers(key, round_number, attempt):
    """An endless row of 32-bit numbers: HMAC-SHA256(key, "r" round attempt counter)."""
    counter = 0
    while True:
        message = b"r" + b"".join(n.to_bytes(4, "big") for n in (round_number, attempt, counter))
        block = hmac.new(key, message, hashlib.sha256).digest()
        yield from (int.from_bytes(block[i:i + 4], "big") for i in range(0, 32, 4))
        counter += 1

def draw(row, tiles, count):
    """Partial Fisher-Yates; numbers that would favour some tiles are thrown away."""
    tiles = list(tiles)
    for i in range(count):
        left = len(tiles) - i
        number = next(n for n in row if n < 2 ** 32 // left * left)
        j = i + number % left
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tiles[:count]

def spread(counts):
    if sum(number for _, number in counts) > 1000:
        raise ValueError("more tiles than any game has")
    return [label for label, number in counts for _ in range(number)]

def makeup(minima, tiles):
    """How many tiles are only vowels, only consonants, both, blanks, and none of these."""
    made = [0] * 5
    for tile in tiles:
        is_vowel, is_consonant = tile in minima["vowels"], tile in minima["consonants"]
        made[3 if tile == "?" else 2 if is_vowel and is_consonant else 0 if is_vowel else 1 if is_consonant else 4] += 1
    return made

def holds(minima, made, least, most):
    """Whether a rack of this makeup holds what is asked: least and most are vowels and consonants."""
    vowels, consonants, either, blanks, _ = made
    for as_vowels in range(either + 1):
        have = (vowels + as_vowels, consonants + either - as_vowels)
        missing = [max(asked - there, 0) for asked, there in zip(least, have)]
        needed = max(missing) if minima["blank"] == "both" else sum(missing)
        is_within = most is None or all(there <= limit for there, limit in zip(have, most))
        if is_within and needed <= (0 if minima["blank"] == "none" else blanks):
            return True
    return False

def can_give(minima, made, bags, least, most):
    """Whether some rack holds what is asked, that has these tiles and so many out of each bag."""
    if not bags:
        return holds(minima, made, least, most)
    (bag, size), others = bags[0], bags[1:]
    drawn = product(*(range(min(number, size) + 1) for number in bag))
    more = ([a + b for a, b in zip(made, one)] for one in drawn if sum(one) == size)
    return any(can_give(minima, one, others, least, most) for one in more)

def are_blanks_aside(protocol, left, size):
    """Whether blanks are not drawn: with the joker never, in the explosive game while there are letters enough."""
    return protocol["joker"] or (protocol.get("explosive", False) and left.total() - left["?"] >= size)

def vowels_of(protocol, key, number, one_round):
    """How many tiles come out of the bag of vowels, and what is wrong with the number that is given."""
    minima, said = protocol.get("minima") or {}, one_round.get("vowels")
    low, high = minima.get("two_bags"), minima.get("two_bags_up_to")
    if high is None:
        return (low if said is None else said), None
    row, numbers_there = numbers(key, number, 2 ** 32 - 1), high - low + 1
    found = low + next(n for n in row if n < 2 ** 32 // numbers_there * numbers_there) % numbers_there
    return found, None if said in (None, found) else f"{said} vowels, but chance gives {found}"

def shares(minima, fixed, drawn, size, vowels):
    """What two bags hold, and how many tiles come out of each."""
    those = [tile for tile in drawn if tile in minima["vowels"]]
    others = [tile for tile in drawn if tile not in minima["vowels"]]
    wanted = max(vowels - sum(tile in minima["vowels"] for tile in fixed), 0)
    of_others = min(size - min(wanted, len(those), size), len(others))
    return [(those, size - of_others), (others, of_others)]

def demand(protocol, number, left, size, said):
    """The least and the most that is asked of the racks of a round, as the bag can give it."""
    minima, joker = protocol["minima"], protocol["joker"] and left["?"] > 0
    tiles = [tile for tile in left.elements() if not (tile == "?" and are_blanks_aside(protocol, left, size))]
    size = min(size - joker, len(tiles))
    bags = [(tiles, size)]
    if minima["two_bags"] is not None:
        bags = shares(minima, [], tiles, size, said)
    bags = [(makeup(minima, bag), count) for bag, count in bags]
    begun = makeup(minima, ["?"] * joker)
    asked = [(minima["late"], minima["late_most"])]
    if number <= minima["early_until"]:
        asked.insert(0, (minima["early"], minima["early_most"]))
    return next((one for one in asked if can_give(minima, begun, bags, *one)), ([0, 0], None))

def check_word(protocol, one, least, most):
    """What is wrong with the reason that is given for a rack that went back, or for one that did not."""
    minima, named = protocol["minima"], one["rejected"]
    made = makeup(minima, one["rack"])
    found = None
    if not holds(minima, made, least, most):
        found = "above_maximum" if most is not None and holds(minima, made, least, None) else "below_minimum"
    if found == named or (found is None and named in ("no_placement", "refused")):
        return None
    return f"{' '.join(one['rack'])} is called {named or 'good'}, but it is {found or 'good'}"

def check_draw(protocol, key, number, one, left, rest, vowels):
    """What is wrong with one rack that the program drew; None where nothing is."""
    fixed, bags = Counter(one["fixed"]), [(spread(bag["tiles"]), bag["draw"]) for bag in one["bags"]]
    aside = left - fixed - sum((Counter(tiles) for tiles, _ in bags), Counter())
    more = fixed + sum((Counter(tiles) for tiles, _ in bags), Counter()) - left
    if more or (aside and not (are_blanks_aside(protocol, left, len(one["rack"])) and set(aside) == {"?"})):
        return "the bag is not what was left"
    without = Counter({"?": 1}) if protocol["joker"] else Counter()
    loose, stayed = fixed - without, rest - without
    if loose and loose != stayed:
        return "tiles lay on the rack that nobody drew"
    if protocol.get("keeps_rest") and loose != stayed:
        return "tiles that were not laid did not stay on the rack"
    if vowels is not None:
        loose_tiles, size = [tile for tiles, _ in bags for tile in tiles], sum(count for _, count in bags)
        if [count for _, count in bags] != [count for _, count in shares(protocol["minima"], one["fixed"], loose_tiles, size, vowels)]:
            return "another number of vowels was drawn"
    row = numbers(key, number, one["attempt"])
    drawn = [tile for tiles, count in bags for tile in draw(row, tiles, count)]
    expected = one["fixed"] + drawn
    # In the explosive game the best word chooses the last tile; which that is only the words can say.
    chosen = 1 if protocol.get("explosive") else 0
    is_again = len(expected) == len(one["rack"]) and expected[:len(expected) - chosen] == one["rack"][:len(expected) - chosen]
    return None if is_again else "drawn again: " + " ".join(expected)

def check(protocol):
    """One line per round, and whether all is right."""
    if not protocol["secret"]:
        raise ValueError("the secret number is told when the game is over; save the protocol then")
    mark, secret = bytes.fromhex(protocol["tournament"]), bytes.fromhex(protocol["secret"])
    lines, good = [], True
    if protocol["commitment"]:
        fingerprint = hashlib.sha256(b"dsc-commit-v1\0" + mark + b"\0" + secret).hexdigest()
        good = fingerprint == protocol["commitment"]
        lines.append("commitment: " + ("right" if good else "wrong"))
    public = protocol["public"].encode()
    key = hmac.new(secret, b"dsc-draw-v1\0" + mark + b"\0" + public, hashlib.sha256).digest()
    if not protocol.get("minima"):
        lines.append("minima: not in this protocol, why racks went back is not checked")
    left, rest = Counter(dict(protocol["tiles"])), Counter()
    for number, one_round in enumerate(protocol["rounds"], 1):
        faults = [] if one_round["round"] == number else ["the rounds are not in order"]
        draws, rack, attempts = one_round["draws"], Counter(), 0
        vowels, fault = vowels_of(protocol, key, number, one_round)
        faults.append(fault)
        for index, one in enumerate(draws):
            rack = Counter() if one["rejected"] else Counter(one["rack"])
            if one["by"] == "program":
                if one["attempt"] != attempts:
                    faults.append("an attempt is missing")
                attempts += 1
                faults.append(check_draw(protocol, key, number, one, left, Counter() if index else rest, vowels))
                if protocol.get("minima"):
                    faults.append(check_word(protocol, one, *demand(protocol, number, left, len(one["rack"]), vowels)))
        laid, used, returned, bought = (Counter(one_round[name]) for name in ("laid", "used", "returned", "bought"))
        # A joker that was laid gives way to its letter; a blank may be bought back with its letter.
        if protocol["joker"] or protocol["blanks_bought_back"]:
            fits = sum(laid.values()) - sum(returned.values()) == sum(used.values()) and set(returned) <= {"?"}
        else:
            fits = used == laid and not returned and not bought
        if laid - left or not fits:
            faults.append("tiles were laid that were not there")
        left, rest = left - laid + returned, rack - bought + Counter("?" * sum(bought.values())) - used
        if one_round["word"] is None:
            rest = Counter()
        faults = [fault for fault in faults if fault]
        good = good and not faults
        said = "wrong: " + "; ".join(faults) if faults else "right" if attempts else "by hand"
        lines.append(f"round {number}: {said}")
        refused = [one for one in draws if one["rejected"] == "refused"]
        lines += [f"  refused: {' '.join(one['rack'])}: {one['reason']}" for one in refused]
    return lines, good

if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            result, is_right = check(json.load(file))
    except Exception as error:
        print(f"cannot be read: {error!r}\n{__doc__}", file=sys.stderr)
        sys.exit(2)
    print("\n".join(result))
    print("all right" if is_right else "SOMETHING IS WRONG")
    sys.exit(0 if is_right else 1)
