#!/usr/bin/env python3
"""Draws all racks of a Flavita tournament again: python3 verify_draw.py protocol.json

Needs only Python 3. Exit code 0: every rack is right, 1: something is wrong, 2: not readable.
"""
import hashlib, hmac, json, sys
from collections import Counter

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

def check_draw(protocol, key, number, one, left, rest):
    """What is wrong with one rack that the program drew; None where nothing is."""
    fixed, bags = Counter(one["fixed"]), [(spread(bag["tiles"]), bag["draw"]) for bag in one["bags"]]
    aside = left - fixed - sum((Counter(tiles) for tiles, _ in bags), Counter())
    more = fixed + sum((Counter(tiles) for tiles, _ in bags), Counter()) - left
    if more or (aside and not (protocol["joker"] and set(aside) == {"?"})):
        return "the bag is not what was left"
    without = Counter({"?": 1}) if protocol["joker"] else Counter()
    loose, stayed = fixed - without, rest - without
    if loose and loose != stayed:
        return "tiles lay on the rack that nobody drew"
    if protocol.get("keeps_rest") and loose != stayed:
        return "tiles that were not laid did not stay on the rack"
    row = numbers(key, number, one["attempt"])
    drawn = [tile for tiles, count in bags for tile in draw(row, tiles, count)]
    expected = one["fixed"] + drawn
    return None if expected == one["rack"] else "drawn again: " + " ".join(expected)

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
    left, rest = Counter(dict(protocol["tiles"])), Counter()
    for number, one_round in enumerate(protocol["rounds"], 1):
        faults = [] if one_round["round"] == number else ["the rounds are not in order"]
        draws, rack, attempts = one_round["draws"], Counter(), 0
        for index, one in enumerate(draws):
            rack = Counter() if one["rejected"] else Counter(one["rack"])
            if one["by"] == "program":
                if one["attempt"] != attempts:
                    faults.append("an attempt is missing")
                attempts += 1
                faults.append(check_draw(protocol, key, number, one, left, Counter() if index else rest))
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
