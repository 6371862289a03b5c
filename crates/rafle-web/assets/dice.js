// The check of a game that is over: whether what was sealed fits, and every die follows from it. docs/FAIR-LUCK.md has
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

// What is wrong with the lines of luck of a game that is over, as a key of our words; nothing, if all of it fits.
export function wrong(lines, { sha256, hex, bytes, rounds }) {
  for (const { commitment, secret, seals, numbers, strange } of rounds(lines)) {
    if (strange) return 'differs';
    if (!/^[\da-f]{64}$/.test(secret) || hex(sha256(bytes(secret))) !== commitment) return 'secret';
    if (Object.entries(numbers).some(([device, number]) => hex(sha256(bytes(number))) !== seals[device])) return 'number';
  }
  return '';
}

/** Compares what a device was shown with what the game was played by, and with its record where there is one: a key of our words as `said`. */
export function compared(record, [game, ...shown], rule) {
  const round = rule.rounds(shown).at(-1);
  const said = wrong(shown, rule);
  if (said) return { said };
  // A number that was asked for and never came: all of it may be honest, if the game was over before anything was thrown.
  const waits = round.open ? !rule.ready(round) : round.only || Object.keys(round.seals).length > 0;
  if (record === undefined) return { said: waits ? 'nothing' : 'fits' };
  const lines = record.trimEnd().split('\n');
  const at = lines.findIndex((line) => line.startsWith('luck 1 '));
  const luck = lines.filter((line) => /^(luck|begins?) /.test(line)).join('\n');
  const k = game.match(/\d*$/)[0];
  // What is read otherwise than it looks: several lines in one, dice without a verb, and other letters than a game writes. What stands
  // in the first line was kept letter by letter.
  const twofold = lines.slice(1).some((line) => !/^name [^;\r]*$/.test(line) && /^\d|;|[^ -~]|^ | $|  /.test(line));
  if (twofold || luck !== shown.join('\n') || `${lines[0]} luck ${at} ${k}` !== game) return { said: 'differs' };
  if (waits) return { said: lines.some((line) => /^(throw|first|lot|deal|dealer|draw|up|flip) ./.test(line)) ? 'differs' : 'nothing' };
  return dice(lines, at, Number(k), round, rule);
}

// Whether the throws of a record, and what luck says of who begins, follow from outcome `k` on, as it was kept before any number was
// known: `checked` is how many dice there were, `k` the first outcome that does not. Without dice only the seals were compared. No line
// may be there only to be counted; but which throws a game asks for only its rules know, and `rafle verify`.
function dice(lines, at, k, { told, open = [], numbers, secret }, { sha256, bytes }) {
  const h = sha256(text(told + open.map((it) => `luck number ${it} ${numbers[it]}\n`).join('')));
  const isOutcome = (line) => /^(throw|first|lot) ./.test(line);
  const [before, outcomes] = [lines.slice(0, at).filter(isOutcome), lines.slice(at).filter(isOutcome)];
  const seats = told.match(/^begin .*/m)?.[0].split(' ').length - 1;
  const drawsLot = told.match(/^begins .*/gm)?.at(-1) === 'begins lot' && seats > 1;
  const asksFirst = / first_player=random( |$)/.test(lines[0]);
  // The lot comes first, then who begins where the game asks luck for it, and then nothing but throws.
  const after = { lot: ['begin'], first: asksFirst ? ['lot'] : [], throw: [asksFirst ? 'first' : 'lot', 'throw'] };
  if (before.length !== k && /^throw ./m.test(lines.join('\n'))) return { said: 'differs' };
  let [checked, last] = [0, before.at(-1)?.split(' ')[0] ?? (drawsLot ? 'begin' : 'lot')];
  for (const outcome of outcomes) {
    const [verb, ...faces] = outcome.split(' ');
    const source = words(sha256, bytes(secret), h, k);
    const follows = verb === 'throw' ? thrown(faces.length, source) : ['ABCDEFGHIJKLMNOP'[below(BigInt(seats || 1), source)]];
    if (!after[verb].includes(last) || follows.sort().join() !== faces.sort().join()) return { said: 'dice', checked, k };
    [k, last] = [k + 1, verb];
    if (verb === 'throw') checked += faces.length;
  }
  return { said: checked ? 'fits' : 'seals', checked };
}

/** So many dice, thrown twelve at a time. */
function thrown(dice, source) {
  const faces = [];
  for (let left = dice; left > 0; left -= 12) {
    const count = Math.min(left, 12);
    let came = below(6n ** BigInt(count), source);
    for (let die = 0; die < count; die += 1, came /= 6n) faces.push(String(came % 6n + 1n));
  }
  return faces;
}

/** Says on the page how many dice were compared, if any were. */
export function count(checked) {
  for (const it of document.querySelectorAll('[data-checked]')) {
    it.hidden = !checked;
    it.textContent = it.dataset.checked.replace('#', checked);
  }
}
