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

/** Whether a number of this device is among those that count. */
const adds = ({ seals, open = [] }) => open.some((device) => kept(NUMBER + seals[device]));

/** Whether all numbers are in. */
export const ready = (round) => Boolean(round?.open?.every((it) => round.numbers[it]));

/** What is wrong with the lines of luck of a game that is over, as a key of our words; nothing, if all of it fits. */
export function wrong(lines) {
  for (const { commitment, secret, seals, numbers } of rounds(lines)) {
    if (!secret || hex(sha256(bytes(secret))) !== commitment) return 'secret';
    if (Object.entries(numbers).some(([device, number]) => hex(sha256(bytes(number))) !== seals[device])) return 'number';
  }
  return '';
}

/** The numbers of 32 bits that outcome k is made of. */
function* words(key, h, k) {
  for (let block = 0; ; block += 1) {
    const place = new DataView(new ArrayBuffer(12));
    place.setBigUint64(0, BigInt(k));
    place.setUint32(8, block);
    const made = new DataView(hmac(key, joined(h, new Uint8Array(place.buffer))).buffer);
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

/** Follows every `throw` of a record, and the lot that says who begins: `k` is the first that does not follow, or -1; `checked` is how many dice there were. */
export function dice(record) {
  const lines = record.split('\n');
  const from = lines.findLastIndex((line) => line.startsWith('luck 1 '));
  const { told, open = [], numbers, secret } = rounds(lines.slice(from).filter((line) => line.startsWith('luck '))).at(-1);
  const h = sha256(text(told + open.map((it) => `luck number ${it} ${numbers[it]}\n`).join('')));
  let [k, checked] = [-1, 0];
  for (const [place, line] of lines.entries()) {
    const [verb, ...faces] = line.split(' ');
    if (verb === 'throw' || verb === 'first' || verb === 'lot') k += 1;
    if (!['throw', 'lot'].includes(verb) || place < from) continue;
    const source = words(bytes(secret), h, k);
    if (verb === 'lot') {
      const seats = lines.slice(from, place).findLast((it) => it.startsWith('begin ')).split(' ').length - 1;
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

// ---------- what this device keeps ----------

const NUMBER = 'rafle-number-';
const LINES = 'rafle-luck-';
/** So many numbers and tables are kept, the newest. */
const KEPT = 120;

const now = () => String(Date.now()).padStart(15, '0');
const kept = (key) => { try { return localStorage.getItem(key)?.slice(16) ?? ''; } catch { return ''; } };

/** Whether it could be kept: a browser may forbid that. */
function keep(key, value) {
  try {
    localStorage.setItem(key, `${now()} ${value}`);
    const ours = Object.keys(localStorage).filter((it) => it.startsWith(NUMBER) || it.startsWith(LINES));
    ours.sort((one, other) => (localStorage[one] < localStorage[other] ? 1 : -1));
    ours.slice(KEPT).forEach((it) => localStorage.removeItem(it));
    return kept(key) === value;
  } catch {
    return false;
  }
}

/** Draws a number, keeps it, and only then gives its seal; nothing, where nothing can be kept. */
function seal() {
  const number = crypto.getRandomValues(new Uint8Array(16));
  const hash = hex(sha256(number));
  return keep(NUMBER + hash, hex(number)) ? hash : '';
}

// ---------- what it does ----------

const done = new Set();
const once = (what) => !done.has(what) && done.add(what);

/** Tells the table something, and again if it has not come through, or the server could not take it just then. */
async function tell(what, table, fields) {
  if (!once(what)) return;
  try {
    const { status } = await fetch(`/t/${table}/luck`, { method: 'POST', body: new URLSearchParams(fields), headers: { 'x-live': '1' } });
    if (status !== 429 && status < 500) return;
  } catch { /* it has not come through */ }
  setTimeout(() => { done.delete(what); tend(); }, 1000);
}

/** Whether lines that are shown now go on from those that were kept: once all numbers are open, nothing is added. */
export function goesOn(before, told) {
  const same = before.every((line, place) => line === told[place]);
  return same && (told.length === before.length || !ready(rounds(before).at(-1)));
}

/** Keeps what is shown, seals, opens or compares: whatever the table is at. */
async function tend() {
  const it = document.querySelector('#luck[data-lines]');
  if (!it) return;
  const { table, device, preparation, over, record } = it.dataset;
  const shown = it.dataset.lines.split('\n');
  const told = shown.map((line) => line.split(' secret ')[0]);
  const before = kept(LINES + table).split('\n').filter(Boolean);
  if (!goesOn(before, told)) {
    say('differs');
  } else if (over !== undefined) {
    const found = before.length ? wrong(shown) || await diceOf(record) : 'nothing';
    // Numbers of others may all be known to whoever chose the secret: only one's own says that they were not.
    say(found === 'fits' && !adds(rounds(told).at(-1)) ? 'apart' : found);
  } else {
    if (told.length > before.length) keep(LINES + table, told.join('\n'));
    prepare(table, device, preparation, rounds(told).at(-1));
  }
}

function prepare(table, device, preparation, round) {
  const hash = round.seals[device];
  if (preparation === 'sealing' && device && !hash && !done.has(round.commitment)) {
    const mine = seal();
    if (mine) tell(round.commitment, table, { seal: mine });
  }
  if (preparation === 'opening' && round.open.includes(device) && !round.numbers[device]) {
    const number = kept(NUMBER + hash);
    tell(hash, table, number ? { number } : { lost: '1' });
  }
}

/** Compares the dice of a game that is over with what they have to be, where the page asks for that. */
async function diceOf(record) {
  if (!record) return 'fits';
  const { k, checked } = dice(await (await fetch(record)).text());
  for (const it of document.querySelectorAll('[data-checked]')) {
    it.hidden = !checked;
    it.textContent = it.dataset.checked.replace('#', checked);
  }
  return k < 0 ? 'fits' : 'dice';
}

/** Shows the one sentence that holds; a frame around it says it to eyes. */
function say(verdict) {
  // Where the record itself does not fit, nothing that this device has kept makes it fit.
  const sticks = document.querySelector('[data-sticks]');
  const kind = { fits: 'fits', nothing: 'nothing', apart: 'nothing' }[sticks ? '' : verdict] ?? 'wrong';
  for (const it of document.querySelectorAll('[data-verdict]')) it.dataset.verdict = kind;
  for (const it of document.querySelectorAll('[data-alarm]')) it.hidden &&= kind !== 'wrong';
  for (const it of document.querySelectorAll('[data-answer]')) it.hidden = it.dataset.answer !== kind;
  for (const it of document.querySelectorAll('[data-says]')) it.hidden = it.dataset.says !== verdict || (sticks && verdict === 'fits');
}

/** Pages beside a table are not live: whoever reads one while the game begins opens the number all the same. */
function listen(table) {
  new EventSource(`/t/${table}/live?n=0`).addEventListener('table', ({ data }) => {
    const box = document.createElement('template');
    box.innerHTML = data;
    const [fresh, old] = [box.content.querySelector('#luck'), document.querySelector('#luck')];
    if (!fresh || fresh.dataset.lines === old?.dataset.lines) return;
    // What this page says of luck, it says of what was there when it was asked for.
    if (old && fresh.dataset.over !== old.dataset.over) location.reload();
    fresh.hidden = true;
    if (old) old.replaceWith(fresh);
    else document.body.append(fresh);
    tend();
  });
}

if (typeof document !== 'undefined') {
  // Before anything else sees the form: whoever opens a table or sits down brings a seal, a new one each time.
  document.addEventListener('submit', ({ target }) => {
    const field = target.querySelector?.('input[name=seal]');
    if (field) field.value = seal();
  }, true);
  const table = document.querySelector('#table');
  if (table) new MutationObserver(tend).observe(table, { childList: true });
  const beside = location.pathname.match(/^\/t\/(\w+)\/(menu|fair)$/);
  if (beside) listen(beside[1]);
  tend();
}
