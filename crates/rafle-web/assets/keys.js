
// ---------- keys, and help in the first games ----------

/** What each key touches, if it is there and nothing else has the focus. */
const KEYS = { a: '[data-hint]', r: '[data-rules]' };
const usesKeys = () => kept('keys', '1') === '1';

document.addEventListener('keydown', (event) => {
  const typing = event.target.closest('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]');
  if (!table || shown || typing || one('dialog[open]') || !usesKeys() || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const on = event.target.closest('a, button, summary, input');
  const { key } = event;
  if (key >= '1' && key <= '9') all('#wood .pick input, #own .pick input')[key - 1]?.click();
  // A die that was clicked has the focus as well, but who wants to free it with a key has gone there with keys.
  else if (key === ' ' && !(on && on.matches(':focus-visible'))) { event.preventDefault(); (one('#acts [data-throw]') ?? one('#acts .acts .main'))?.click(); }
  else if (key.startsWith('Arrow') && !event.target.matches('input')) along(event);
  else if (KEYS[key.toLowerCase()]) one(KEYS[key.toLowerCase()])?.click();
  // Where a card is opened by it, it is for that.
  else if (key === '?' && !one('[data-over="?"]')) one('#keys')?.togglePopover?.();
});

/** Arrows go from one open box to the next. */
function along(event) {
  const boxes = all('#paper button[name=do]').filter((it) => it.checkVisibility());
  if (!boxes.length) return;
  event.preventDefault();
  const by = ['ArrowDown', 'ArrowRight'].includes(event.key) ? 1 : -1;
  const at = boxes.indexOf(document.activeElement);
  boxes.at(at < 0 ? Math.min(by, 0) : (at + by) % boxes.length).focus();
}

/** The choices that were explained in this turn. */
const explained = new Set();

/** Explains a choice in the first three turns in which it comes up, or as this device wants it. */
function explain() {
  const it = one('#say [data-help]');
  if (!isYours()) explained.clear();
  if (!it) return;
  const [wanted, choice] = [kept('explain', 'first'), it.dataset.help];
  const turns = JSON.parse(kept('explained', '{}'));
  if (!explained.has(choice)) {
    explained.add(choice);
    turns[choice] = (turns[choice] ?? 0) + 1;
    keep('explained', JSON.stringify(turns));
  }
  it.classList.toggle('known', wanted === 'never' || (wanted === 'first' && turns[choice] > 3));
}

if (table) explain();
for (const it of all('[data-keys]')) it.hidden = !usesKeys();
