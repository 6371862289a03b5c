"""Checks the lines of luck of a record, its draws and the dice of every throw, from docs/FAIR-LUCK.md alone.

Usage: fair_luck.py RECORD < what `rafle verify --draws RECORD` writes
"""

import hashlib
import hmac
import struct
import sys


# Lines of the table that say nothing of the game.
OF_THE_TABLE = "name sits room elsewhere friendly patience pace meanwhile hints gone resign undo".split()


def sealed(digits):
    assert digits == digits.lower(), "small digits"
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def prepared(lines):
    """The secret, H, and the line that seals the secret, from which outcomes can be checked."""
    text, seals, opened, numbers, missing, played, start = "", {}, None, {}, [], True, None
    commitments, anew = [], False
    for place, line in enumerate(lines[1:], 1):
        if not line.startswith(("luck ", "begins ", "begin ")):
            played = played or line.split()[0] not in OF_THE_TABLE
            continue
        told, _, ours = line.partition(" secret ")
        verb, *words = told.removeprefix("luck ").split()
        if verb == "1":
            pending = seals or opened is not None or anew
            assert missing or played or not pending, f"nothing was missing: {line}"
            assert not ours or words[0] == sealed(ours), "the secret that was sealed"
            assert words[0] not in commitments, f"it was sealed before: {line}"
            commitments.append(words[0])
            anew = bool(missing)
            text, secret, start = text if missing else "", ours, place
            seals, opened, numbers, missing, played = {}, None, {}, [], False
        elif start is None:
            continue
        elif verb in ("number", "missing"):
            assert words[0] in opened and words[0] not in [*numbers, *missing], f"it is not asked for: {line}"
            if verb == "missing":
                missing.append(words[0])
            else:
                assert seals[words[0]] == sealed(words[1]), "the number that was sealed"
                numbers[words[0]] = line
        else:
            assert verb in ("seal", "words", "open", "begins", "begin") and opened is None, f"nothing else enters: {line}"
            assert verb in ("seal", "open") or not anew, f"nothing else enters any more: {line}"
            if verb == "seal":
                seals[words[0]] = words[1]
            if verb == "open":
                opened = words
        if verb != "number":
            text += told + "\n"
    assert secret and not missing, "the secret is there, and no number is missing"
    assert sorted(numbers) == sorted(seals if opened is None else opened), "every number that was asked for is open"
    text += "".join(numbers[device] + "\n" for device in opened or [])
    return bytes.fromhex(secret), hashlib.sha256(text.encode()).digest(), start


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
    secret, told, start = prepared(lines)
    outcomes = {}
    for line in sys.stdin:
        k, n, came = map(int, line.split())
        outcomes.setdefault(k, []).append((n, came))
    # In games with dice, outcomes are throws and who begins; those before the seal belong to another table.
    outcome = ("throw ", "first ", "lot ")
    said = [(number, *line.split()) for number, line in enumerate(lines) if line.startswith(outcome)]
    first = min(outcomes, default=sum(number < start for number, *_ in said))
    assert sorted(outcomes) == list(range(first, first + len(outcomes))), "outcomes are counted"
    for k, draws in outcomes.items():
        numbers = words(secret, told, k)
        for n, came in draws:
            assert below(n, numbers) == came, f"outcome {k}: {came} of {n} does not follow"
    if any(verb == "throw" for _, verb, *_ in said):
        assert len(said) == first + len(outcomes), "every outcome has its line"
    for k, (number, verb, *faces) in enumerate(said):
        if verb == "throw" and number > start:
            assert sorted(map(int, faces)) == dice(outcomes[k]), f"outcome {k}: other dice"
        if verb == "lot" and number > start:
            (seats, came), = outcomes[k]
            begun = [line.split()[1:] for line in lines[:number] if line.startswith("begin ")][-1]
            assert seats == len(begun) and faces == ["ABCDEFGHIJKLMNOP"[came]], f"outcome {k}: another lot"
    print(len(outcomes), "outcomes,", sum(map(len, outcomes.values())), "draws,", len(said), "throws")


main()
