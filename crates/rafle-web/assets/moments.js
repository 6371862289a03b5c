
// ---------- what has ended ----------

const sleep = (time) => new Promise((done) => { setTimeout(done, Math.max(0, time)); });
const clock = () => performance.now();

/** The moment that is shown: how to come to its end, to go on from it, and to stay. */
let shown = null;

/** Who stayed is behind: what has happened meanwhile comes without waiting. */
let late = false;

/** Others may go on sooner than whoever looks here: then what has ended is shown no longer than a throw, until few things wait. */
const behind = () => untold > 2;

/** Until when what was thrown is left to be seen. */
let rests = 0;

/** How long bots wait at this table: a page that keeps this pace is never behind. */
const pause = () => Number(one('#fields')?.dataset.pause ?? 0);

/** How long dice that were just thrown lie there at least, once they lie still. */
const enough = (thrown) => Math.min(pause(), 650 + (thrown && !still.matches ? 330 + 40 * all('[data-tray] .hit').length : 0));

/** Shows what has ended, one after the other. Regions that do not come afresh look again as before. */
async function moments(box, fresh, news) {
  const ended = [...(one('#moments', box)?.content.children ?? [])];
  const before = new Map();
  for (const it of ended) await moment(it, before, it === ended[0] ? news : [], one('[data-looked-at]', box));
  for (const [id, was] of before) if (!fresh.some((it) => it.id === id)) document.getElementById(id).replaceWith(was);
  tick();
  one('#paper')?.removeAttribute('inert');
  return ended.length > 0;
}

/** Shows one: what there is to see, then what it means, and then waits for whoever looks at it. */
async function moment(it, before, news, lookedAt) {
  const { number, verdict, lifts = '', waits, thrown } = it.dataset;
  const after = one('.going', it)?.dataset.after;
  const regions = [...it.children];
  const put = (some) => {
    for (const region of some) {
      const there = document.getElementById(region.id);
      if (!there) continue;
      if (!before.has(region.id)) before.set(region.id, there);
      there.replaceWith(region);
    }
    tick();
  };
  // What the seats have after it would tell what the cups still hide.
  const means = (region) => ['say', 'acts', 'seats', 'paper'].includes(region.id) && region.dataset.first === undefined;
  const began = clock();
  // So long it is looked at where something else has happened since.
  const least = () => (behind() ? enough(thrown !== undefined) : 2600);
  const lively = !still.matches && !late && !behind();
  const unveils = waits !== undefined && verdict > 0 && lively;
  // As long as dice tumble, nothing says what came.
  const rolls = lively && thrown !== undefined ? 530 : 0;
  one('#paper')?.toggleAttribute('inert', true);
  await travel(regions, thrown !== undefined, () => {
    // What could be done before can be done no more.
    put([Object.assign(document.createElement('section'), { id: 'acts' }), ...regions.filter((region) => !means(region))]);
    if (thrown !== undefined && !still.matches) tumble();
  });
  if (thrown !== undefined) sound('dice');
  await (unveils ? unveil(lifts.split(' '), began + Number(verdict)) : sleep(rolls));
  put(regions.filter(means));
  // What nobody has to wait for goes on by itself: there is nothing to press meanwhile.
  if (waits === undefined) one('#acts')?.replaceChildren();
  write(news);
  hear([...news.map((li) => li.textContent), one('#say strong').textContent, ...all('.paid p').map((p) => p.textContent)]);
  // Whoever has stayed does not stay again.
  if (late) await 0;
  else if (waits === undefined) await sleep((waiting ? enough(thrown !== undefined) : pause()) - rolls);
  else if (one('#acts .going')) await goOn(after, least);
  else await withOthers(lookedAt ? 120000 : Number(after), lookedAt, least);
  if (waits !== undefined && one('#fields').dataset.mine) {
    fetch(`/t/${table.dataset.table}/seen`, { method: 'POST', body: new URLSearchParams({ n: Number(number) + 1 }) }).catch(() => {});
  }
}

/** Lifts cups one after another, or lets dice lie, until it is time to say what that means; a tap is enough. */
async function unveil(lifts, end) {
  const down = new Map();
  for (let at = 0; at + 1 < lifts.length; at += 2) down.set(one(`[data-cup="${lifts[at]}"]`), Number(lifts[at + 1]));
  const began = clock();
  const sum = one('.claim .eq b');
  let found = 0;
  table.classList.add('unveiling');
  const lift = (cup) => {
    cup.className = cup.className.replace('down', 'up');
    found += Number(cup.dataset.counting);
    sum.textContent = found;
    down.delete(cup);
  };
  for (const cup of down.keys()) cup.classList.add('down');
  if (sum) sum.textContent = 0;
  let skipped = false;
  shown = { skip: () => { skipped = true; }, on: () => { skipped = true; }, stay() {} };
  while (!skipped && clock() < end) {
    for (const [cup, time] of down) if (clock() - began >= time) { lift(cup); sound('cup'); }
    await sleep(25);
  }
  [...down.keys()].forEach(lift);
  shown = null;
  table.classList.remove('unveiling');
  sound('knock');
}

/** Waits until whoever looks goes on: by a tap or a key, or by itself, if nothing else was touched; sooner if others have. */
function goOn(after, least) {
  const [bar, button, stay] = ['#acts .going', '#acts [data-go-on]', '#acts [data-stay]'].map((it) => one(it));
  const words = one('small', button);
  return new Promise((done) => {
    const began = clock();
    const end = began + Number(after);
    const count = () => {
      words.textContent = words.dataset.in.replace('#', Math.ceil((end - clock()) / 1000));
      if (clock() >= (waiting ? began + least() : end)) shown.on();
    };
    const counting = after === undefined ? 0 : setInterval(count, 100);
    shown = {
      skip() {},
      on() { clearInterval(counting); shown = null; done(); },
      stay() {
        late ||= counting > 0;
        clearInterval(counting);
        bar.classList.remove('counts');
        stay.hidden = true;
        words.textContent = words.dataset.waits;
      },
    };
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    if (!counting) { shown.stay(); return; }
    stay.hidden = false;
    bar.classList.add('counts');
    bar.style.setProperty('--after', `${after}ms`);
    count();
  });
}

/** The big screen goes on with the phones: when the last of them has, or something new has happened; else by itself. */
async function withOthers(after, lookedAt, least) {
  const began = clock();
  while (clock() < began + after && !(lookedAt && waiting && clock() > began + least())) await sleep(100);
}

document.addEventListener('click', (event) => {
  if (!shown) return;
  if (event.target.closest('[data-go-on]')) { event.preventDefault(); shown.on(); }
  else if (event.target.closest('[data-skip], #wood')) { shown.skip(); shown?.stay(); }
  else if (event.target.closest('[data-stay]')) shown.stay();
});
document.addEventListener('keydown', (event) => {
  if (!shown || event.ctrlKey || event.altKey || event.metaKey) return;
  const other = event.target.closest('a, button, input, select, summary, textarea');
  if (![' ', 'Enter'].includes(event.key)) shown.stay();
  else if (!other || other.matches('[data-go-on]')) { event.preventDefault(); shown.on(); }
});
