// What is wrong with how a table, or a page around it, lies on this screen, as pairs of a kind and a thing. It only reads the page.
const [{ tv, box, around }, done] = arguments;
const wrong = [];
const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility() && !it.closest('.vh, .sprite'));
const name = (it) => it.dataset?.piece ?? (it.textContent.trim().replace(/\s+/g, ' ').slice(0, 24) || it.name || it.className);
const say = (kind, it, more = '') => wrong.push([kind, name(it) + more]);
const inside = (at, frame) => at.left >= frame.left - 1 && at.right <= frame.right + 1 && at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1;
const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
const hits = (it, x, y) => it.contains(document.elementFromPoint(x, y));

/** The main action, what can be touched, the own hand and the dice: seen whole without scrolling as long as the game goes on. */
function hands() {
  const over = document.querySelector('#fields[data-next="over"]');
  // On a phone that stands upright the coach is found without scrolling, too.
  const asked = innerWidth < 1000 && innerHeight > 620 ? all('.ask') : [];
  const acted = all('.acts .btn, .more .btn, #play :is(.can, .box, .pick, .chip), .picker select, [data-step], .ways > summary');
  const seen = over ? [] : all('#own [data-piece], #wood .dice .hit, #wood .mine [data-piece]');
  for (const it of new Set([...acted, ...asked, ...seen])) {
    const at = it.getBoundingClientRect();
    if (!inside(at, screen)) { say('away', it, ` ${Math.round(at.bottom - innerHeight)}`); continue; }
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const points = [[x, y], [x - at.width / 4, y - at.height / 4], [x + at.width / 4, y + at.height / 4]];
    if (!points.every(([px, py]) => hits(it, px, py))) say('covered', it);
  }
  const touched = all('.bar .icon, .btn, #play :is(button, .pick, .chip, select, summary)').filter((it) => !it.matches('[tabindex="-1"]'));
  for (const it of touched) {
    const at = it.getBoundingClientRect();
    if (!inside(at, screen)) continue;
    const least = it.matches('.box') ? box : 44;
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    // As far as a finger hits it, also beside what is drawn.
    const reach = (dx, dy) => { let far = 0; while (far < least && hits(it, x + dx * far, y + dy * far)) far += 1; return far; };
    const wide = at.width >= least - 0.5 || reach(-1, 0) + reach(1, 0) >= least;
    const high = at.height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= least;
    if (!wide || !high) say('small', it, ` ${Math.round(at.width)}x${Math.round(at.height)}`);
  }
}

/** What has just ended: what it means, what was counted and what it costs are seen whole, and nothing lies over them. */
function reveals() {
  for (const it of all('#say[data-shown] strong, .paid p, .lifted [data-piece], .claim b')) {
    for (const at of it.getClientRects()) {
      if (!inside(at, screen)) { say('away', it, ` ${Math.round(at.bottom - innerHeight)}`); continue; }
      const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (!top?.closest('#say, .paid, .lifted, .claim')?.contains(it)) say('covered', it);
    }
  }
}

/** Every word in one piece. */
function words() {
  for (const it of all('th, dt, b, small, .btn, .lbl, h1, h2, h3')) {
    for (const node of it.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map((at) => Math.round(at.top))).size > 1) say('broken', it);
      }
    }
  }
}

/** Every word inside its card, and nothing lying over it but what stands fixed above the whole page. */
function cards() {
  const walker = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const it = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !it.checkVisibility() || it.closest('.vh, #log, svg, script, select')) continue;
    if (getComputedStyle(it).clipPath !== 'none') continue;
    const shortened = getComputedStyle(it).overflow !== 'visible' && it.scrollWidth > it.clientWidth + 1;
    // A long name may end in dots; nothing else may.
    if (shortened && !it.matches('b, th')) say('cut', it);
    if (shortened) continue;
    const card = it.closest('.role, .seat, .row, .btn, .tile, .slot, .chip > span, .box, figure')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const at of range.getClientRects()) {
      if (card && (at.left < card.left - 1 || at.right > card.right + 1)) say('spills', it);
      if (!inside(at, screen) || !at.width) continue;
      const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (top && !it.contains(top) && !top.contains(it) && !top.closest('.acts, .bar, .box, .ask, section.paid')) say('hidden', it, ` under ${top.tagName}.${top.getAttribute('class') ?? ''}`);
    }
  }
}

/** On a television everything is seen whole, and its letters are read from three metres. */
function letters() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set();
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.add(walker.currentNode.parentElement);
  const written = [...texts].filter((it) => it.checkVisibility() && !it.closest('.vh, .sprite, script'));
  for (const it of written) {
    const drawn = it.closest('svg') ? Math.hypot(it.getCTM().a, it.getCTM().b) : 1;
    const size = parseFloat(getComputedStyle(it).fontSize) * drawn;
    if (size > 0 && size < 25.9) say('letters', it, ` ${size.toFixed(1)}`);
  }
  for (const it of new Set([...written, ...all('[data-piece], .qr')])) {
    const at = it.getBoundingClientRect();
    const frames = [];
    for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== 'visible' && up.tagName !== 'svg') frames.push(up.getBoundingClientRect());
    }
    if (![screen, ...frames].every((frame) => inside(at, frame))) say('cut', it);
    const short = it.matches('b, th') && name(it).length > 9;
    if (!short && getComputedStyle(it).overflow !== 'visible' && it.scrollWidth > it.clientWidth + 1) say('cut', it);
  }
}

/** On pages around a table every button shows all that it says. */
function buttons() {
  for (const it of all('.btn, button, summary, h1, h2, h3, label')) {
    if (getComputedStyle(it).overflow !== 'visible' && it.scrollWidth > it.clientWidth + 1) say('cut', it);
    const at = it.getBoundingClientRect();
    if (at.left < -1 || at.right > innerWidth + 1) say('outside', it);
  }
}

function look() {
  scrollTo(0, 0);
  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push(['sideways', `${document.scrollingElement.scrollWidth}`]);
  words();
  if (around) return buttons();
  cards();
  if (tv) { letters(); return; }
  hands();
  if (innerWidth < 1000 && innerHeight > 620) reveals();
}

requestAnimationFrame(() => requestAnimationFrame(() => {
  try { look(); } catch (error) { wrong.push(['fails', String(error)]); }
  done(wrong);
}));
