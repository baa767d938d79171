#!/usr/bin/env python3
"""Recomputes the deal of a Ra record from its secret, without any code of Khepri. Python 3.9+, no packages.

    python3 docs/check_deal.py RECORD.ra

This is the whole of fair dealing, version 1, in a few dozen lines: see docs/fairness.md."""
import hashlib, struct, sys

GROUPS = {
    2: ["9 6 5 2", "8 7 4 3"],
    3: ["13 8 5 2", "12 9 6 3", "11 10 7 4"],
    4: ["13 6 2", "12 7 3", "11 8 4", "10 9 5"],
    5: ["16 7 2", "15 8 3", "14 9 4", "13 10 5", "12 11 6"],
}
BAG = [("god", 8), ("gold", 5), ("pharaoh", 25), ("nile", 25), ("flood", 12)]
BAG += [(tile, 5) for tile in "art religion writing agriculture astronomy".split()]
BAG += [(tile, 5) for tile in "fortress obelisk palace pyramid temple statue step-pyramid sphinx".split()]
BAG += [("funeral", 2), ("drought", 2), ("unrest", 4), ("earthquake", 2), ("ra", 30)]


def words(key):
    """The key stream of ChaCha20 (64-bit block counter from 0, nonce 0) in 32-bit words, low byte first."""
    rotate = lambda x, n: ((x << n) | (x >> (32 - n))) & 0xFFFFFFFF
    block = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key)]
        start += [block & 0xFFFFFFFF, block >> 32, 0, 0]
        s = start[:]
        for _ in range(10):
            for a, b, c, d in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]:
                for x, y, z, n in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                    s[x] = (s[x] + s[y]) & 0xFFFFFFFF
                    s[z] = rotate(s[z] ^ s[x], n)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))
        block += 1


def below(stream, n):
    """A number below n, each equally likely: words that would favour some numbers are thrown away."""
    while True:
        product = next(stream) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def shuffle(stream, items):
    for place in range(len(items) - 1):
        other = place + below(stream, len(items) - place)
        items[place], items[other] = items[other], items[place]


def main(path):
    header, drawn = {}, []
    for line in open(path, encoding="utf-8"):
        key, _, value = line.split("#")[0].strip().partition(" ")
        if key == "draw":
            drawn.append(value.strip())
        elif key == "undo":
            sys.exit("this small check does not know undo: use khepri verify")
        elif not drawn:
            header[key] = value.strip()
    if header.get("fair", "").split()[:1] != ["1"]:
        sys.exit("this small check knows fair 1 only: use khepri verify")
    players, secret = int(header["players"]), bytes.fromhex(header["secret"])
    nonces = [bytes.fromhex(nonce) for nonce in header["nonce"].split("/")]
    if hashlib.sha256(secret).hexdigest() != header["commitment"]:
        sys.exit("the secret is not the promised one")
    key = hashlib.sha256(b"khepri fair 1\nra\n" + secret + b"".join(nonces)).digest()
    stream = words(key)
    groups = GROUPS[players][:]
    shuffle(stream, groups)
    if [group.split() for group in groups] != [group.split() for group in header["suns"].split("/")]:
        sys.exit("the suns do not follow from the secret")
    bag = [tile for tile, count in BAG for _ in range(count)]
    shuffle(stream, bag)
    for number, (found, expected) in enumerate(zip(drawn, bag), 1):
        if found != expected:
            sys.exit(f"draw {number} is {found}, but the secret gives {expected}")
    print(f"all {len(drawn)} draws and the suns follow from the secret")


if __name__ == "__main__":
    main(sys.argv[1])
