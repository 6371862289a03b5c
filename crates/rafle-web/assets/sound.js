
// ---------- sound and touch: off until wanted ----------

/** What this device wants, by a name: kept here, and nowhere else. */
const kept = (name, first = '0') => { try { return localStorage.getItem(`rafle-${name}`) ?? first; } catch { return first; } };
const keep = (name, value) => { try { localStorage.setItem(`rafle-${name}`, value); } catch { /* then it is asked again */ } };

/** Pitch, length and loudness of each; and how a phone shakes with it. */
const SOUNDS = { dice: [2400, .05, .5, [12, 30, 12, 30, 12]], card: [5200, .04, .16, 8], cup: [700, .09, .5, 20], knock: [320, .12, .7, [40, 60, 40]] };
let air = null;

/** Something short and dry, made of noise: dice on wood, a card, a cup, a knock. */
function sound(kind) {
  const [pitch, long, loud, shakes] = SOUNDS[kind];
  if (document.hidden) return;
  if (kept('touch') === '1') navigator.vibrate?.(shakes);
  if (kept('sound') !== '1') return;
  air ??= new AudioContext();
  const hits = kind === 'dice' ? Math.min(all('[data-tray] .die').length || 1, 6) : 1;
  for (let hit = 0; hit < hits; hit += 1) {
    const at = air.currentTime + hit * (.05 + Math.random() * .05);
    const noise = air.createBufferSource();
    noise.buffer = air.createBuffer(1, air.sampleRate * long, air.sampleRate);
    noise.buffer.getChannelData(0).forEach((_, index, data) => { data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 3; });
    const wood = new BiquadFilterNode(air, { type: 'bandpass', frequency: pitch * (.8 + Math.random() * .4), Q: 2.5 });
    noise.connect(wood).connect(new GainNode(air, { gain: loud })).connect(air.destination);
    noise.start(at);
  }
}

/** What can be chosen for this device in the menu of a table. */
for (const line of all('[data-keeps]')) {
  const [it, name] = [one('input, select', line), line.dataset.keeps];
  line.hidden = name === 'touch' && !navigator.vibrate;
  if (it.type === 'checkbox') it.checked = kept(name, it.value) === '1';
  else it.value = kept(name, it.value);
  it.addEventListener('change', () => {
    keep(name, it.type === 'checkbox' ? Number(it.checked) : it.value);
    if (name in { sound: 1, touch: 1 }) sound('dice');
  });
}
