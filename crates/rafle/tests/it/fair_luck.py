"""Checks the draws of a record and the dice of every throw, from docs/FAIR-LUCK.md alone.

Usage: fair_luck.py RECORD < what `rafle verify --draws RECORD` writes
"""

import hashlib
import hmac
import struct
import sys


def words(secret, told, k):
    for block in range(2**32):
        message = told + struct.pack(">QI", k, block)
        yield from struct.unpack(">8I", hmac.new(secret, message, hashlib.sha256).digest())


def below(n, numbers):
    while True:
        product = next(numbers) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def dice(draws):
    faces = []
    for n, came in draws:
        count = next(count for count in range(1, 13) if 6**count == n)
        for _ in range(count):
            faces.append(came % 6 + 1)
            came //= 6
    return sorted(faces)


def main():
    lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
    seal = next(line for line in lines if line.startswith("luck "))
    told, secret = seal.split(" secret ")
    secret = bytes.fromhex(secret)
    assert told.split()[1:3] == ["1", hashlib.sha256(secret).hexdigest()], "the secret that was sealed"
    told = hashlib.sha256((told + "\n").encode()).digest()
    outcomes = {}
    for line in sys.stdin:
        k, n, came = map(int, line.split())
        outcomes.setdefault(k, []).append((n, came))
    assert sorted(outcomes) == list(range(len(outcomes))), "outcomes are counted from 0"
    for k, draws in outcomes.items():
        numbers = words(secret, told, k)
        for n, came in draws:
            assert below(n, numbers) == came, f"outcome {k}: {came} of {n} does not follow"
    # In games with dice, outcomes are throws and who begins.
    said = [line.split() for line in lines if line.startswith(("throw ", "first "))]
    if any(verb == "throw" for verb, *_ in said):
        assert len(said) == len(outcomes), "every outcome has its line"
    for k, (verb, *faces) in enumerate(said):
        if verb == "throw":
            assert sorted(map(int, faces)) == dice(outcomes[k]), f"outcome {k}: other dice"
    print(len(outcomes), "outcomes,", sum(map(len, outcomes.values())), "draws,", len(said), "throws")


main()
