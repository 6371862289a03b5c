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

export const hex = (bytes) => [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('');
export const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (it) => parseInt(it, 16));
/** What lines of luck look like: whatever is written otherwise would be hashed otherwise and mean the same. */
const SHAPE = (() => {
  const [hash, device] = ['[0-9a-f]{64}', '[\\da-zA-Z@/]+'];
  const luck = [`1 ${hash} ${hash}`, `words ${hash}`, `seal ${device} ${hash}`, `open(?: ${device})*`, `number ${device} [0-9a-f]{32}`, `missing ${device}`];
  return new RegExp(`^(?:luck (?:${luck.join('|')})|begins (?:lot|seated|[A-P])|begin(?: [A-P])+)$`);
})();

// What the lines of luck come to, a round for each secret: `open` lists devices as soon as nothing but numbers enters. A round is
// `strange` from the first line on that cannot stand there.
export function rounds(lines) {
  const all = [];
  for (const line of lines) {
    const [told, secret] = line.split(' secret ');
    const [verb, device, value] = told.replace('luck ', '').split(' ');
    const last = all.at(-1);
    if (verb === '1') {
      const anew = last?.missing.length > 0;
      const only = anew ? last.open.filter((it) => !last.missing.includes(it)) : undefined;
      const strange = Boolean(last && (last.strange || !anew || all.some(({ commitment }) => commitment === device)));
      all.push({ commitment: device, secret, told: anew ? last.told : '', seals: Object.create(null), numbers: Object.create(null), missing: [], only, strange });
    }
    const now = all.at(-1);
    if (!now) continue;
    const named = told.split(' ').slice(2);
    const asked = now.open?.includes(device) && !now.numbers[device] && !now.missing.includes(device);
    const first = !now.open && !now.only;
    const fits = {
      1: true,
      begins: first,
      begin: first,
      words: first,
      seal: !now.open && (!now.only || now.only.includes(device)),
      open: !now.open && named.every((it, place) => now.seals[it] && named.indexOf(it) === place),
      number: asked,
      missing: asked,
    };
    if (!SHAPE.test(told) || !fits[verb]) now.strange = true;
    if (verb === 'number') now.numbers[device] = value;
    else now.told += `${told}\n`;
    if (verb === 'missing') now.missing.push(device);
    if (verb === 'seal') now.seals[device] = value;
    if (verb === 'open') now.open = named;
  }
  return all;
}

/** Whether a number of this device is among those that count: one that it drew for this secret of this table, and for no other. */
const adds = (table, { commitment, seals, numbers }) => Object.keys(numbers).some((it) => numberFor(table, commitment, seals[it]));

/** Whether all numbers are in. */
export const ready = (round) => Boolean(round?.open?.every((it) => round.numbers[it]));

// ---------- what this device keeps ----------

const NUMBER = 'rafle-number-';
const LINES = 'rafle-game-';
/** So many numbers and tables are kept. */
const KEPT = 400;
/** A table that has not been looked at for so long, in milliseconds, may go: 14 days. */
const LONG = 1209600e3;
const WHILE = 3600e3;
/** What is found where nothing is wrong: in a game without dice, only of its seals. */
const FITS = /^(fits|seals)$/;
/** Stands behind the lines of a game that is over, and fits. */
const OVER = '\nover';

const now = () => String(Date.now()).padStart(15, '0');
const kept = (key) => { try { return localStorage.getItem(key)?.slice(16) ?? ''; } catch { return ''; } };

/** Makes room for so many more. What belongs to a game that goes on stays, or whoever shows many tables could have it forgotten. */
function makeRoom(count) {
  const ours = Object.keys(localStorage).filter((it) => it.startsWith(NUMBER) || it.startsWith(LINES));
  const at = (key) => Number(localStorage.getItem(key).slice(0, 15));
  const lines = (key) => (key.startsWith(LINES) ? key : LINES + (kept(key).split(/[ /]/)[1] ?? ''));
  const goesOnStill = (key) => {
    const it = lines(key);
    // A number that came with a form waits a while for its table.
    return kept(it) ? !kept(it).endsWith(OVER) && at(it) > Date.now() - LONG : at(key) > Date.now() - WHILE;
  };
  const old = ours.filter((key) => !goesOnStill(key)).sort((one, other) => at(one) - at(other));
  old.slice(0, Math.max(0, ours.length - KEPT + count)).forEach((key) => localStorage.removeItem(key));
  return ours.length - old.length + count <= KEPT;
}

/** Whether it could be kept: a browser may forbid that. */
function keep(key, value) {
  try {
    if (!kept(key) && !makeRoom(1)) return false;
    localStorage.setItem(key, `${now()} ${value}`);
    return kept(key) === value;
  } catch {
    return false;
  }
}

// Draws a number, keeps it, and only then gives its seal; nothing, where nothing can be kept. It belongs to the first secret of a
// table with which it is seen, and to none yet if it comes with a form.
function seal(owner = '') {
  const number = crypto.getRandomValues(new Uint8Array(16));
  const hash = hex(sha256(number));
  // Without room for the lines of its table a number would only be lost.
  try { if (!makeRoom(owner ? 1 : 2)) return ''; } catch { return ''; }
  return keep(NUMBER + hash, `${hex(number)} ${owner}`.trim()) ? hash : '';
}

/** The number of this seal, if it belongs to this secret of this table, or to none yet. */
function numberFor(table, commitment, hash) {
  const [number, owner] = kept(NUMBER + hash).split(' ');
  const here = `${table}/${commitment}`;
  return number && (!owner || owner === here) && (owner || keep(NUMBER + hash, `${number} ${here}`)) ? number : '';
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
  } catch { /* not through */ }
  setTimeout(() => { done.delete(what); tend(); }, 1000);
}

// Whether lines that are shown now go on from those that were kept: once all numbers are open, nothing is added. Older pages did not
// say of the first one how many outcomes come before the next.
export function goesOn(before, told) {
  const same = before.every((line, place) => line === told[place] || (!place && told[0].startsWith(`${line} `)));
  return same && (told.length === before.length || !ready(rounds(before).at(-1)));
}

/** Keeps what is shown, seals, opens or compares: whatever the table is at. */
async function tend() {
  const it = document.querySelector('#luck[data-lines]');
  if (!it) return;
  const { table, device, preparation, over, game, lines } = it.dataset;
  const shown = [game, ...lines.split('\n')];
  const told = shown.map((line) => line.split(' secret ')[0]);
  const before = kept(LINES + table).replace(OVER, '').split('\n').filter(Boolean);
  // Another tab of this device has seen more already.
  const late = told.length < before.length && told.every((line, place) => line === before[place]);
  if (over === undefined && late) return;
  const all = rounds(told);
  // Whoever reads the page is told each time that all was drawn anew.
  const anew = document.querySelector('[data-anew]')?.dataset.anew ?? 0;
  // What is strange in one round is so in those after it.
  if (all.length - 1 !== +anew || all.at(-1).strange || !goesOn(before, told) || location.pathname.split('/')[2] !== table) {
    say('differs');
  } else if (over !== undefined) {
    const found = before.length ? await compare(it.dataset, shown) : 'nothing';
    // What could not be asked for is asked for again.
    if (!found) return setTimeout(tend, 5000);
    if (FITS.test(found)) keep(LINES + table, told.join('\n') + OVER);
    // Numbers of others may all be known to whoever chose the secret: only one's own says that they were not.
    say(FITS.test(found) && !adds(table, all.at(-1)) ? 'apart' : found);
  } else {
    // Kept again with each visit, so that it is not forgotten while it is played.
    const held = (!once(table) && told.length === before.length) || keep(LINES + table, told.join('\n'));
    prepare(table, device, preparation, all.at(-1), held);
  }
}

function prepare(table, device, preparation, { commitment, seals, numbers, open }, held) {
  // As soon as one's own seal is seen it belongs here, and opens nothing elsewhere; nor where the lines could not be kept.
  const hash = seals[device];
  const number = held && hash && numberFor(table, commitment, hash);
  if (preparation === 'sealing' && device && !number && !done.has(commitment)) {
    const mine = seal(`${table}/${commitment}`);
    if (mine) tell(commitment, table, { seal: mine });
  }
  if (preparation === 'opening' && open.includes(device) && !numbers[device]) {
    tell(commitment + hash, table, number ? { number } : { lost: '1' });
  }
}

/** Compares what was shown with what the game was played by, its dice as well where the page asks for that: a key of our words. */
async function compare({ record, check }, shown) {
  try {
    const [{ compared, count }, answer] = await Promise.all([import(check), record && fetch(record)]);
    if (answer && !answer.ok) return '';
    const { said, checked } = compared(await answer?.text(), shown, { sha256, hex, bytes, rounds, ready });
    count(checked);
    return said;
  } catch { /* not through */ }
}

/** Shows the one sentence that holds; a frame around it says it to eyes. */
function say(verdict) {
  // Where the record itself does not fit, nothing that this device has kept makes it fit.
  const sticks = document.querySelector('[data-sticks]');
  const kind = { fits: 'fits', nothing: 'nothing', apart: 'nothing', seals: 'nothing' }[sticks ? '' : verdict] ?? 'wrong';
  for (const it of document.querySelectorAll('[data-verdict]')) it.dataset.verdict = kind;
  for (const it of document.querySelectorAll('[data-alarm]')) it.hidden &&= kind !== 'wrong';
  for (const it of document.querySelectorAll('[data-answer]')) it.hidden = it.dataset.answer !== kind;
  for (const it of document.querySelectorAll('[data-says]')) it.hidden = it.dataset.says !== verdict || (sticks && FITS.test(verdict));
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
    // Before all that was written when it was asked for.
    old?.remove();
    document.body.prepend(fresh);
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
