// Rafle in the browser. Every page works without this script; with it pages are live, and pieces travel.

const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = one('#table');
const still = matchMedia('(prefers-reduced-motion: reduce)');

// ---------- what is sent again ----------

/** How each region looked when it last came from the server: what has not changed is left alone, and so is what is picked there. */
const looks = new Map(all('#table [id], #where').map((region) => [region.id, region.outerHTML]));

/** What is ticked to see more stays ticked, whatever comes afresh. */
const more = '#all-columns, #everybody';
const ticked = new Set(all(more).filter((it) => it.checked).map((it) => it.id));
document.addEventListener('change', ({ target }) => target.matches(more) && ticked[target.checked ? 'add' : 'delete'](target.id));
const tick = () => all(more).forEach((it) => { it.checked = ticked.has(it.id); });

/** What has come and is not shown yet: one after the other, and without motion where the page is behind. */
let line = Promise.resolve();
let waiting = 0;
/** How much of it tells that something has happened. */
let untold = 0;

function apply(html) {
  const tells = html.includes('<ol id="news"><li') ? 1 : 0;
  waiting += 1;
  untold += tells;
  line = line.then(() => { waiting -= 1; untold -= tells; return show(html); }).then(() => { late &&= waiting > 0; }).catch(() => location.reload());
}

/** Takes in regions by their ids, and what has happened in words. */
async function show(html) {
  const box = document.createElement('div');
  box.innerHTML = html;
  const news = all('#news > li', box);
  // Before the device is handed on, a whole log comes: what was told to whoever held it goes.
  const log = one('#log', box);
  const fresh = [...box.children].filter((it) => one(`#${it.id}`) && it.id !== 'news' && (it === log || looks.get(it.id) !== it.outerHTML));
  for (const it of fresh) looks.set(it.id, it.outerHTML);
  if (!late) await sleep(rests - clock());
  const open = opened();
  const shownFirst = await moments(box, fresh, news);
  const thrown = !shownFirst && fresh.some((it) => it.matches('#thrown[data-thrown]'));
  const was = { yours: isYours(), said: one('#say strong')?.textContent };
  const before = new Map(pieces().map((it) => [place(it), sign(it)]));
  const change = () => {
    const held = focused(fresh);
    const typed = all('input[name=name]').filter((it) => it.value !== it.defaultValue).map((it) => it.value);
    for (const it of fresh) one(`#${it.id}`)?.replaceWith(it);
    if (log && one('#heard')) one('#heard').textContent = '';
    refold(fresh, open);
    tick();
    // Somebody else sits down while a name is being typed.
    const name = one('#around input[name=name]');
    if (name && typed.length) [name.value] = typed;
    for (const it of all('#around [data-copy]')) it.hidden = false;
    if (held) refocus(held);
    prepare();
    // How it ended stands on top.
    if (fresh.some((it) => it.matches('#around:has([data-over])'))) scrollTo(0, 0);
    if (thrown) roll();
    if (thrown && !still.matches) tumble();
    const moved = pieces().filter((it) => before.size && before.get(place(it)) !== sign(it) && !(thrown && it.closest('[data-tray]')));
    if (moved.length < 9) moved.forEach(halo);
  };
  await travel(fresh, thrown, change);
  if (thrown) rests = clock() + enough(true);
  if (!shownFirst) write(news);
  tell(shownFirst ? [] : news, was, thrown);
}

const opened = () => new Map(all('details[id]').map((it) => [it.id, it.open]));

/** What was sent open. What a reader has opened or closed stays so until the table itself opens another of its kind. */
const folds = opened();

function refold(fresh, open) {
  const sent = fresh.flatMap((region) => all('details[id]', region));
  const kind = (it) => it.getAttribute('name') ?? it.id;
  const anew = new Set(sent.filter((it) => folds.get(it.id) !== it.open).map(kind));
  for (const it of sent) folds.set(it.id, it.open);
  for (const it of sent) if (open.has(it.id) && !anew.has(kind(it))) it.open = open.get(it.id);
}

const pieces = (root) => all('.hit[data-piece], .role[data-piece], .fld[data-piece], .stroke[data-piece]', root);
const sign = (it) => `${it.dataset.lies}${one('use', it)?.getAttribute('href')}${it.textContent}`;

/** The dice of a tray, each in its place: what is there is known by that, and everything else by its name. */
const dice = (root) => all('[data-tray] > .hit', root);
const place = (it) => (it.closest('[data-tray]') ? `die ${dice(it.closest('#wood')).indexOf(it)}` : it.dataset.piece);

/** Dice that stay on the table stay where they lie, and others come to the places that are free. */
function keepPlaces(fresh) {
  const now = fresh.flatMap((region) => dice(region));
  const was = dice();
  if (was.length !== now.length || new Set(now.map((it) => it.parentNode)).size !== 1) return;
  const stays = (it) => `${one('use', it)?.getAttribute('href')} ${one('input', it)?.checked ?? it.dataset.lies !== 'loose'}`;
  const laid = was.map((old) => now.splice(now.findIndex((it) => stays(it) === stays(old)) >>> 0, 1)[0]);
  const tray = fresh.map((region) => one('[data-tray]', region)).find(Boolean);
  tray.append(...laid.map((it) => it ?? now.shift()));
}

/** What has just moved shines for a moment. */
function halo(it) {
  it.classList.add('moved');
  setTimeout(() => it.classList.remove('moved'), 1200);
}

const isYours = () => Boolean(one('#say[data-yours]'));

/** What has the focus inside something that is about to be replaced. */
function focused(fresh) {
  const it = document.activeElement;
  if (!it || it === document.body || !fresh.some((region) => one(`#${region.id}`)?.contains(it))) return null;
  const piece = it.closest('[data-piece]')?.dataset.piece;
  const sought = [];
  if (piece) sought.push(`[data-piece="${CSS.escape(piece)}"]`);
  if (it.name) sought.push(`[name="${CSS.escape(it.name)}"][value="${CSS.escape(it.value)}"]`, `[name="${CSS.escape(it.name)}"]`);
  return sought;
}

function refocus(sought) {
  const usable = 'button:not([disabled]), input:not([type=hidden]), select, a, summary';
  const found = sought.map((selector) => one(selector)).find((it) => it && (it.matches(usable) || one(usable, it)));
  const next = found ?? one('#acts .main') ?? one('#acts button') ?? one('#play .can, #play .pick') ?? one('#around .main');
  const target = next?.matches(usable) ? next : next && one(usable, next);
  target?.focus({ preventScroll: true });
}

/** Lets pieces travel from where they were: each has a name as long as it is the same thing. */
function travel(fresh, thrown, change) {
  keepPlaces(fresh);
  const movable = (root) => pieces(root).filter((it) => !(thrown && it.closest('[data-tray]')) && !it.matches('.fld, .stroke'));
  const here = movable(document);
  if (!document.startViewTransition || still.matches || document.hidden || waiting || here.length > 80) return change();
  const there = new Set(fresh.flatMap((region) => movable(region)).map(place));
  const name = (it) => { it.style.viewTransitionName = `p-${place(it).replace(/\W/g, '_')}`; };
  const coming = here.filter((it) => there.has(place(it)));
  if (!coming.length) return change();
  coming.forEach(name);
  const going = document.startViewTransition(() => {
    change();
    movable(document).filter((it) => there.has(place(it))).forEach(name);
  });
  going.ready.catch(() => {});
  going.finished.finally(() => all('[style]', table).forEach((it) => { it.style.viewTransitionName = ''; }));
  return going.updateCallbackDone;
}

/** As long as dice roll, whoever taps below the table has meant the throw, and not what can be done with it. */
function roll() {
  const play = one('#play');
  play?.classList.add('rolls');
  setTimeout(() => play?.classList.remove('rolls'), Math.min(pause(), 600));
}

/** Thrown dice show some other faces before they lie still. */
function tumble() {
  for (const [index, hit] of all('[data-tray] .hit').entries()) {
    const face = one('.die use', hit);
    if (!face || hit.dataset.lies !== 'loose') continue;
    const end = face.getAttribute('href');
    hit.classList.add('tumble');
    [0, 110, 220].forEach((at, turn) => setTimeout(() => face.setAttribute('href', `#d${((Number(end[2]) + index + turn * 2) % 6) + 1}`), at + index * 40));
    setTimeout(() => { face.setAttribute('href', end); hit.classList.remove('tumble'); }, 330 + index * 40);
  }
}

/** Says in words what has happened, to eyes, ears and the window's title. */
function tell(news, was, thrown) {
  const say = one('#say strong')?.textContent ?? '';
  const words = news.map((it) => it.textContent);
  title();
  explain();
  if (say && say !== was.said) words.push(say, one('#say .help:not(.known)')?.textContent ?? '');
  hear(words);
  if (thrown) sound('dice');
  else if (news.length) sound('card');
  if (isYours() && !was.yours) sound('knock');
}

/** Adds what has happened to the log. */
function write(news) {
  const log = one('#log');
  if (!log || !news.length) return;
  log.append(...news.map((it) => it.cloneNode(true)));
  while (log.children.length > 60) log.firstChild.remove();
  log.scrollTop = log.scrollHeight;
}

/** Says this to those who listen, each sentence once. */
function hear(words) {
  const said = [...new Set(words)].join(' ').trim();
  if (one('#heard') && said) one('#heard').textContent = said;
}

const plain = document.title;
function title() {
  document.title = isYours() ? `● ${table.dataset.yoursTitle} – ${plain}` : plain;
}

// ---------- the stream ----------

const live = table?.dataset.live;
let source = null;
let again = 0;
let tries = 0;

function listen() {
  clearTimeout(again);
  if (!live || source || document.hidden) return;
  const { n = '', unlogged = '' } = one('#fields')?.dataset ?? {};
  source = new EventSource(`${live}${live.includes('?') ? '&' : '?'}n=${n}&unlogged=${unlogged}`);
  source.onopen = () => { tries = 0; lost(''); };
  source.addEventListener('table', (event) => apply(event.data));
  source.onerror = () => {
    hush();
    tries += 1;
    if (tries > 1) lost(one('#lost').dataset.lost, true);
    again = setTimeout(listen, Math.min(200 * 2 ** tries, 2000));
  };
}

/** A hidden tab lets its connection go: a browser has only six of them for all tabs. */
function hush() {
  clearTimeout(again);
  source?.close();
  source = null;
}

function lost(why, offline = false) {
  const line = one('#lost');
  if (!line) return;
  line.textContent = why;
  line.hidden = !why;
  document.body.classList.toggle('offline', offline);
}

document.addEventListener('visibilitychange', () => (document.hidden ? hush() : listen()));
addEventListener('pagehide', hush);
addEventListener('pageshow', listen);
addEventListener('online', listen);

// ---------- what is sent ----------

let busy = false;

async function send(form, button) {
  if (busy) return;
  busy = true;
  const body = new URLSearchParams(new FormData(form, button));
  const say = one('#say strong');
  const words = say?.textContent;
  const slow = setTimeout(() => { if (say) say.textContent = one('#lost').dataset.moment; }, 400);
  try {
    const answer = await fetch(form.getAttribute('action'), { method: 'POST', body, headers: { 'x-live': '1' } });
    const text = answer.status === 204 ? '' : await answer.text();
    if (answer.status === 204) lost('');
    else if (answer.status === 409 && text.includes('id="fields"')) apply(text);
    else if (answer.redirected || answer.headers.get('content-type')?.includes('html')) location.reload();
    else lost(text);
    if (!source) listen();
  } catch {
    lost(one('#lost').dataset.lost, true);
    hush();
    again = setTimeout(listen, 500);
  } finally {
    clearTimeout(slow);
    if (say && say.textContent === one('#lost')?.dataset.moment) say.textContent = words;
    busy = false;
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  const { submitter } = event;
  if (form.matches('#play, [data-send]')) {
    event.preventDefault();
    if (submitter?.getAttribute('aria-disabled') === 'true' || submitter?.closest('.rolls #acts')) return;
    send(form, submitter);
  } else if (form.matches('[data-slider]') && submitter?.dataset.by) {
    event.preventDefault();
    step(Number(one('[data-range]').value) + Number(submitter.dataset.by));
  }
});

// ---------- picking ----------

/** Which buttons what is picked is good for; and a touch for a piece that can also be picked waits until it is the only one. */
function prepare() {
  const picked = all('#play input[name=p]:checked').map((it) => it.value);
  for (const button of all('#play [data-from]')) {
    const from = button.dataset.from.split(' ');
    const { least, most, words, together } = button.dataset;
    const go = () => together.split(';').includes(picked.map((it) => words.split(' ')[from.indexOf(it)]).sort().join(' '));
    const fits = picked.length >= least && picked.length <= most && picked.every((it) => from.includes(it)) && (!together || go());
    button.setAttribute('aria-disabled', String(!fits));
  }
  for (const button of all('#play [data-on]')) button.hidden = picked.length !== 1 || picked[0] !== button.dataset.on;
  for (const button of all('[data-step]')) button.hidden = false;
  for (const it of all('.keys [data-with]')) it.hidden = !one(it.dataset.with);
  all('#play [data-rows]').forEach(chosen);
}

/** The button of a move that is chosen from rows says what is chosen. */
function chosen(button) {
  const rows = all(`#play [name^="r${button.value}-"]`).filter((it) => it.matches('select, :checked'));
  const words = rows.map((it) => (it.selectedOptions?.[0] ?? it.parentNode).textContent.trim());
  const shown = one('[data-chosen]', button);
  shown.textContent = words.join(button.dataset.joint);
  shown.hidden = false;
}

let places = new Map();
const remember = () => { places = new Map(all('.picking .pick').map((it) => [it, it.getBoundingClientRect()])); };

document.addEventListener('pointerdown', remember, true);
document.addEventListener('keydown', remember, true);
// What lies over the table (the reference card, hand by hand) is opened and closed by its key, and closed by Esc; focus follows
// and comes back, and what lies below is out of reach.
const typing = 'input:not([type=checkbox], [type=radio]), select, textarea';
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest(typing)) return;
  const open = one('.over:target');
  const opener = all('[data-over]').find((it) => it.dataset.over === event.key.toLowerCase());
  // On the big screen there is nothing to touch, and so the sheet is its own opener.
  const sheet = opener?.hash || `#${opener?.id}`;
  if (opener) location.hash = open && sheet === `#${open.id}` ? 'table' : sheet;
  else if (open && event.key === 'Escape') location.hash = 'table';
});
// A page that only asks or tells something lies over the table as a sheet, and is gone when it is answered.
document.addEventListener('click', async (event) => {
  const opener = event.target.closest('a[data-sheet]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const asked = await fetch(opener.href).catch(() => null);
  const page = asked?.ok && new DOMParser().parseFromString(await asked.text(), 'text/html').querySelector('[data-laid]');
  if (!page) return location.assign(opener.href);
  const sheet = document.createElement('dialog');
  sheet.className = 'asking';
  for (const name of ['aria-labelledby', 'aria-label']) if (page.hasAttribute(name)) sheet.setAttribute(name, page.getAttribute(name));
  sheet.append(page);
  sheet.addEventListener('submit', () => sheet.close());
  sheet.addEventListener('click', (touch) => {
    if (touch.target !== sheet && !touch.target.closest('[data-close]')) return;
    touch.preventDefault();
    sheet.close();
  });
  sheet.addEventListener('close', () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
  if (opener.hash) one(opener.hash, sheet)?.scrollIntoView();
});
function lay(event) {
  const open = one('.over:target');
  if (table && !table.contains(one('.over'))) table.inert = Boolean(open);
  if (open) one('.btn', open)?.focus();
  else if (event) all('[data-over]').find((it) => event.oldURL.endsWith(it.hash))?.focus();
}
addEventListener('hashchange', lay);
if (one('.over')) lay();
document.addEventListener('change', (event) => {
  if (event.target.closest('#play')) prepare();
  if (event.target.name !== 'p' || still.matches) return;
  for (const [it, was] of places) {
    const now = it.getBoundingClientRect();
    const [x, y] = [was.left - now.left, was.top - now.top];
    if (x || y) it.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: 220, easing: 'cubic-bezier(.2, .8, .2, 1)' });
  }
});

// ---------- looking back ----------

let asked = 0;

async function step(number) {
  const form = one('[data-slider]');
  const range = one('[data-range]');
  range.value = Math.max(0, Math.min(number, range.max));
  asked += 1;
  const turn = asked;
  const fields = new URLSearchParams(new FormData(form));
  fields.set('step', range.value);
  const post = form.method === 'post';
  const address = form.getAttribute('action');
  const answer = await fetch(post ? address : `${address}?${fields}`, { method: form.method, body: post ? fields : undefined, headers: { 'x-live': '1' } });
  const html = await answer.text();
  if (turn === asked && answer.ok) apply(html);
}

let playing = 0;
document.addEventListener('input', (event) => { if (event.target.matches('[data-range]')) step(Number(event.target.value)); });

function play(button) {
  const range = one('[data-range]');
  if (playing || range.value === range.max) {
    clearInterval(playing);
    playing = 0;
  } else {
    playing = setInterval(() => {
      step(Number(range.value) + 1);
      if (range.value === range.max) play(button);
    }, 1100);
  }
  button.textContent = playing ? button.dataset.pause : button.dataset.play;
}

// ---------- small things ----------

document.addEventListener('click', async (event) => {
  const it = event.target.closest('button, a, summary') ?? event.target;
  for (const choose of all('.choose[open]')) if (!choose.contains(event.target)) choose.open = false;
  // Without a network a link leads away from a table that is still to be seen, to a page that cannot come.
  if (it.matches('a:not([href^="#"])') && !navigator.onLine && one('body.offline')) event.preventDefault();
  if (it.dataset.step) {
    const list = one('select', it.parentNode);
    list.selectedIndex = Math.max(0, Math.min(list.length - 1, list.selectedIndex + Number(it.dataset.step)));
    prepare();
  } else if (it.dataset.hint !== undefined) {
    event.preventDefault();
    await hint(it.href);
  } else if (it.dataset.copy) {
    if (await copy(it.dataset.copy)) it.textContent = it.dataset.copied;
  } else if (it.dataset.play) {
    play(it);
  }
});

/** Asks the coach without leaving the table; what is said comes in as any region does, and is heard as well. */
async function hint(address) {
  lost(one('#lost').dataset.moment);
  const number = one('#fields').dataset.n;
  const answer = await fetch(address, { headers: { 'x-live': '1' } }).catch(() => null);
  if (!answer?.ok) { location.href = address; return; }
  const html = await answer.text();
  lost('');
  await line;
  // It may come late, when somebody else already holds the device.
  if (one('#fields').dataset.n !== number) return;
  apply(html);
  await line;
  const said = one('#hint');
  one('#heard').textContent = said?.innerText ?? '';
  one('h2, a', said)?.focus();
  if (said?.matches('[data-thinking]')) setTimeout(() => { if (one('#hint[data-thinking]')) hint(address); }, 1000);
}

/** Without a secure connection there is no clipboard but the old one. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

// ---------- the score pad: kept on this device ----------

const sums = one('[data-pad]');
if (sums) {
  try {
    const kept = localStorage.getItem('rafle-pad');
    if (sums.dataset.pad === 'kept') localStorage.setItem('rafle-pad', location.search);
    else if (new URLSearchParams(location.search).has('new')) localStorage.removeItem('rafle-pad');
    else if (kept) location.replace(`/pad${kept}`);
  } catch {
    // A browser that keeps nothing: the form carries all numbers.
  }
  (all('.cur [data-cell], .fields [data-cell]').find((it) => !it.value))?.focus();
  sums.addEventListener('keydown', (event) => {
    const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!way || !event.target.matches('[data-cell]')) return;
    const [row, seat] = event.target.name.split('-').slice(1).map(Number);
    const next = one(`[name="p-${row + way[0]}-${seat + way[1]}"]:not([type=hidden])`);
    if (next) { event.preventDefault(); next.focus(); next.select(); }
  });
}

for (const it of all('[data-copy], [data-play], [data-file]')) it.hidden = false;
one('[data-file] input')?.addEventListener('change', async (event) => { one('textarea[data-record]').value = await event.target.files[0].text(); });
if (table) {
  prepare();
  title();
  const log = one('#log');
  if (log) log.scrollTop = log.scrollHeight;
  listen();
}
