// The pages before the game: the shelf, a game that is set up, the room that fills. All of them work without this script.

const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// ---------- the shelf ----------

const seek = one('[data-seek]');

/** The tiles of all games that fit what is looked for; none where nothing is. */
function find() {
  const sought = new FormData(seek);
  const words = sought.get('q').trim().toLowerCase();
  // Names are here in plain letters: any other letter, and any sign, stands for at most two of them.
  const called = RegExp(words.replace(/[ß-ɏ]|[^\p{L}\d ]/gu, '.{0,2}'));
  const people = Number(sought.get('people'));
  const kinds = ['quick', 'dice', 'cards', 'hidden', 'luck'].filter((kind) => sought.has(kind));
  const anything = words || people || kinds.length;
  const has = (it, kind) => (kind === 'dice' || kind === 'cards' ? it.dataset.kind === kind : it.dataset[kind] !== undefined);
  const fits = (it) => called.test(it.dataset.names) && (!people || (people >= it.dataset.least && people <= it.dataset.most))
    && kinds.every((kind) => has(it, kind));
  const found = new Map(anything ? all('.grp[data-place] li').filter(fits).map((it) => [one('a', it).href, it.cloneNode(true)]) : []);
  one('[data-found]').replaceChildren(...found.values());
  const none = one('[data-none]');
  none.textContent = anything && !found.size ? none.dataset.words : '';
}

if (seek && one('.grp[data-place]')) {
  one('[data-plain]', seek).hidden = true;
  seek.addEventListener('input', find);
  seek.addEventListener('submit', (event) => { event.preventDefault(); find(); });
}
document.addEventListener('keydown', (event) => {
  if (!seek || event.key !== '/' || event.target.closest('input, select, textarea')) return;
  event.preventDefault();
  seek.q.focus();
});

// ---------- a game that is set up ----------

/** The main button counts along: how many bots, how many people. */
function count(form) {
  const button = one('[data-begins]', form);
  const { none, one: single, many } = button.dataset;
  const number = form.bots ? Number(form.bots.value) : all('.names input', form).filter((it) => it.value.trim()).length;
  if (!many) return;
  button.dataset.plain ??= button.textContent;
  const few = form.bots ? [none, single][number] : button.dataset.plain;
  button.textContent = number < 2 ? few : many.replace('9', number);
}

/** One empty line below the last name, and not fewer than two or than are needed. */
function lines(list) {
  const inputs = all('input', list);
  const last = inputs.findLastIndex((it) => it.value.trim());
  inputs.forEach((it, index) => { it.closest('li').hidden = index > Math.max(last + 1, list.dataset.least - 1, 1); });
}

for (const form of all('.choice form')) {
  const list = one('.names', form);
  const steps = all('[data-by]', form);
  const update = () => { if (list) lines(list); count(form); };
  for (const step of steps) {
    step.hidden = false;
    step.addEventListener('click', () => {
      const { bots } = form;
      bots.value = Math.max(bots.min, Math.min(bots.max, Number(bots.value) + Number(step.dataset.by)));
      update();
    });
  }
  form.addEventListener('input', update);
  update();
}

// ---------- the room ----------

const around = one('#around');
const seated = () => new Map(all('#around [data-name]').map((it) => [it.dataset.seat, it.dataset.name]));

if (around) {
  let before = seated();
  new MutationObserver(() => {
    const now = seated();
    for (const [seat, name] of now) {
      if (before.get(seat) === name) continue;
      const it = one(`#around [data-seat="${seat}"]`);
      it.classList.add('new');
      setTimeout(() => it.classList.remove('new'), 1200);
    }
    before = now;
  }).observe(around.parentNode, { childList: true });
}
