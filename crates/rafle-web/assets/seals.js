// Luck that can be checked, on this device: it seals a number before the game, keeps what it was shown, opens the number when the
// game begins, and compares when it is over. docs/FAIR-LUCK.md has the rule. SHA-256 stands here because a plain line in a home
// network has no `crypto.subtle`.

// ---------- the rule ----------

/** The first 32 bits of the fractional parts of roots of the first primes: the constants of SHA-256. */
const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p)) primes.push(n);
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const [START, ROUND] = [primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), primes.map((p) => fraction(Math.cbrt(p)))];

/** SHA-256 of bytes, as bytes. */
export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length / 2 ** 29);
  view.setUint32(padded.length - 4, bytes.length << 3);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  const state = [...START];
  for (let block = 0; block < padded.length; block += 64) {
    const w = [];
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = view.getInt32(block + 4 * i);
      else {
        const [x, y] = [w[i - 15], w[i - 2]];
        w[i] = (w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
      }
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((it, i) => { state[i] = (state[i] + it) | 0; });
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((it, i) => hash.setInt32(4 * i, it));
  return new Uint8Array(hash.buffer);
}

const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** HMAC-SHA-256. */
export function hmac(key, bytes) {
  const padded = joined(key, new Uint8Array(64 - key.length));
  const inner = sha256(joined(padded.map((it) => it ^ 54), bytes));
  return sha256(joined(padded.map((it) => it ^ 92), inner));
}

export const hex = (bytes) => [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('');
export const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (it) => parseInt(it, 16));
const text = (words) => new TextEncoder().encode(words);

/** What the lines of luck come to, from the last secret on: `open` lists devices as soon as nothing but numbers enters. */
export function rounds(lines) {
  const all = [];
  for (const line of lines) {
    const [told, secret] = line.split(' secret ');
    const [, verb, device, value] = told.split(' ');
    if (verb === '1') all.push({ commitment: device, secret, told: '', seals: {}, numbers: {}, missing: [] });
    const now = all.at(-1);
    if (!now) continue;
    if (verb === 'number') now.numbers[device] = value;
    else if (verb === 'missing') now.missing.push(device);
    else {
      now.told += `${told}\n`;
      if (verb === 'seal') now.seals[device] = value;
      if (verb === 'open') now.open = told.split(' ').slice(2);
    }
  }
  return all;
}

/** Whether all numbers are in. */
export const ready = (round) => Boolean(round?.open?.every((it) => round.numbers[it]));

/** What is wrong with the lines of luck of a game that is over, as a key of our words; nothing, if all of it fits. */
export function wrong(lines) {
  for (const { commitment, secret, seals, numbers, missing } of rounds(lines)) {
    if (!secret || hex(sha256(bytes(secret))) !== commitment) return 'secret';
    for (const [device, number] of Object.entries(numbers)) if (hex(sha256(bytes(number))) !== seals[device]) return 'number';
    void missing;
  }
  return '';
}

/** The dice of every `throw` line that do not follow, counted from 0; -1 if all do. `checked` says how many dice there were. */
export function dice(record) {
  const lines = record.split('\n');
  const from = lines.findLastIndex((line) => line.startsWith('luck 1 '));
  const { told, open = [], numbers, secret } = rounds(lines.slice(from)).at(-1);
  const h = sha256(text(told + open.map((it) => `luck number ${it} ${numbers[it]}\n`).join('')));
  const key = bytes(secret);
  let [k, checked] = [-1, 0];
  for (const [number, line] of lines.entries()) {
    const [verb, ...faces] = line.split(' ');
    if (verb !== 'throw' && verb !== 'first') continue;
    k += 1;
    if (verb === 'first' || number < from) continue;
    checked += faces.length;
    const words = [];
    const word = () => {
      if (words.taken % 8 === 0 || !words.length) {
        const place = new DataView(new ArrayBuffer(12));
        place.setBigUint64(0, BigInt(k));
        place.setUint32(8, words.length / 8);
        const block = new DataView(hmac(key, joined(h, new Uint8Array(place.buffer))).buffer);
        for (let i = 0; i < 32; i += 4) words.push(block.getUint32(i));
      }
      words.taken = (words.taken ?? 0) + 1;
      return BigInt(words[words.taken - 1]);
    };
    const thrown = [];
    for (let left = faces.length; left > 0; left -= 12) {
      const [count, one] = [Math.min(left, 12), 2n ** 32n];
      const n = 6n ** BigInt(count);
      let product = word() * n;
      while (product % one < one % n) product = word() * n;
      for (let came = product / one, i = 0; i < count; i += 1, came /= 6n) thrown.push(String(came % 6n + 1n));
    }
    if (thrown.sort().join() !== faces.sort().join()) return { k, checked };
  }
  return { k: -1, checked };
}
