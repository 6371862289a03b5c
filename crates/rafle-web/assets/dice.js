// The check of a game that is over, for pages that show it: whether every die follows from what was sealed. docs/FAIR-LUCK.md has
// the rule. What seals.js knows besides is handed in, so that it is there once.

const text = (words) => new TextEncoder().encode(words);
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** HMAC-SHA-256. */
export function hmac(sha256, key, bytes) {
  const padded = joined(key, new Uint8Array(64 - key.length));
  const inner = sha256(joined(padded.map((it) => it ^ 54), bytes));
  return sha256(joined(padded.map((it) => it ^ 92), inner));
}

/** The numbers of 32 bits that outcome k is made of. */
function* words(sha256, key, h, k) {
  for (let block = 0; ; block += 1) {
    const place = new DataView(new ArrayBuffer(12));
    place.setBigUint64(0, BigInt(k));
    place.setUint32(8, block);
    const made = new DataView(hmac(sha256, key, joined(h, new Uint8Array(place.buffer))).buffer);
    for (let i = 0; i < 32; i += 4) yield BigInt(made.getUint32(i));
  }
}

/** A number from 0 to n - 1, each as likely as the others. */
function below(n, source) {
  const all = 2n ** 32n;
  for (;;) {
    const product = source.next().value * n;
    if (product % all >= all % n) return product / all;
  }
}

// Follows every `throw` of a record, and what luck says of who begins: `k` is the first outcome that does not follow, or -1;
// `checked` is how many dice there were. A line that has no place where it stands would only have the others counted on.
export function dice(record, { sha256, bytes, rounds }) {
  const lines = record.split('\n');
  const from = lines.findLastIndex((line) => line.startsWith('luck 1 '));
  const { told, open = [], numbers, secret } = rounds(lines.filter((line) => /^(luck|begins?) /.test(line))).at(-1);
  const h = sha256(text(told + open.map((it) => `luck number ${it} ${numbers[it]}\n`).join('')));
  const seats = told.match(/^begin .*/m)?.[0].split(' ').length - 1;
  const drawsLot = told.match(/^begins .*/gm)?.at(-1) === 'begins lot' && seats > 1;
  const asksFirst = / first_player=random( |$)/.test(lines[0]);
  // The lot comes first, then who begins where the game asks luck for it, and then nothing but throws.
  const after = { lot: ['begin'], first: asksFirst ? ['lot'] : [], throw: [asksFirst ? 'first' : 'lot', 'throw'] };
  let [k, checked, last] = [-1, 0, drawsLot ? 'begin' : 'lot'];
  for (const [place, line] of lines.entries()) {
    const [verb, ...faces] = line.split(' ');
    // In some games one chooses to throw, by a line without dice.
    if (!faces.length || !['throw', 'first', 'lot'].includes(verb)) continue;
    const before = last;
    [k, last] = [k + 1, verb];
    if (place < from) continue;
    if (!after[verb].includes(before)) return { k, checked };
    const source = words(sha256, bytes(secret), h, k);
    if (verb !== 'throw') {
      if ('ABCDEFGHIJKLMNOP'[below(BigInt(seats), source)] !== faces[0]) return { k, checked };
      continue;
    }
    const thrown = [];
    for (let left = faces.length; left > 0; left -= 12) {
      const count = Math.min(left, 12);
      let came = below(6n ** BigInt(count), source);
      for (let die = 0; die < count; die += 1, came /= 6n) thrown.push(String(came % 6n + 1n));
    }
    if (thrown.sort().join() !== faces.sort().join()) return { k, checked };
    checked += faces.length;
  }
  return { k: -1, checked };
}
