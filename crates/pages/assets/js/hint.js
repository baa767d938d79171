// A hint: a panel beside the table, and a ring round what it recommends is done with. Nothing is modal: whoever reads it
// plays on.

/**
 * Where the panel may lie, best first: never over what lies to be won, nor over the buttons. `low`: along the lower edge, as
 * high as its words, up to that share of the place.
 */
const PLACES = [['.rw>.col', 0.6], ['#log'], ['#you'], ['#opps']];
/** A place smaller than this has no room for it, in pixels. */
const LEAST = { width: 220, height: 120 };

let panel;
let asked;

/** Shows what the server said, until the next step or until it is closed. */
export function show(html) {
  panel = document.getElementById('hint');
  if (!panel) return;
  document.querySelector('dialog[open]:not(#scoring)')?.close();
  const inner = panel.querySelector('.hint-in');
  inner.replaceChildren();
  panel.hidden = false;
  // Screen readers tell what changes in what they already know.
  requestAnimationFrame(() => {
    inner.innerHTML = html;
    asked = choices();
    lay();
    ring();
  });
}

/** Takes it away; gives whether it was there. */
export function close() {
  if (!panel || panel.hidden) return false;
  panel.hidden = true;
  document.body.classList.remove('hint-pushes');
  unring();
  return true;
}

/** After something was shown: stays where there is still the same to decide. */
export function keep() {
  if (!panel || panel.hidden) return;
  if (asked === choices()) ring();
  else close();
}

const choices = () => [...document.querySelectorAll('#table [name=step]')].map((one) => one.value).join();

const unring = () => document.querySelectorAll('.hinted').forEach((one) => one.classList.remove('hinted'));

// What the recommended step is done with.
function ring() {
  unring();
  const step = panel.querySelector('[data-step]')?.dataset.step;
  for (const one of step ? pressed(step) : []) one.classList.add('hinted');
}

// Its button; where that comes only after another press, what it lies on and what is pressed first; on a map its
// territories, or those that have the material.
function pressed(step) {
  const buttons = [...document.querySelectorAll('button[name=step]')].filter((one) => one.value === step);
  const seen = buttons.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (seen) return [seen];
  const lies = buttons.map((one) => one.closest('.pick')).find(Boolean);
  if (lies) return [lies, ...document.querySelectorAll('.pickb')];
  return step.split(' ').flatMap((word) => {
    const name = CSS.escape(word);
    const have = [...document.querySelectorAll(`.pp .ch[data-m="${name}"]`)].map((one) => one.closest('.pp').id.slice(2));
    return [word, ...have].flatMap((place) => [...document.querySelectorAll(`.tt[data-t="${CSS.escape(place)}"]`)]);
  });
}

// Over the chronicle where that stands, else over one's own things or the others'; where nothing has room, it pushes the map.
function lay() {
  const lot = ['board', 'act'].map((id) => document.getElementById(id)?.getBoundingClientRect()).filter(Boolean);
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const seen = PLACES.map(([name, low]) => [document.querySelector(name), low]).filter(([one]) => one?.checkVisibility());
  const room = ([one, low]) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, wide), bottom: Math.min(bottom, high) };
    // Down to the edge of the window where nothing else lies below.
    if (!lot.some((other) => other.bottom > box.bottom + 1 && other.left < box.right && other.right > box.left)) box.bottom = high - 8;
    return low ? { ...box, low, top: box.bottom - (box.bottom - box.top) * low } : box;
  };
  const fits = ({ left, top, right, bottom }) => right - left >= LEAST.width && bottom - top >= LEAST.height;
  const box = seen.map(room).find(fits);
  document.body.classList.toggle('hint-pushes', !box);
  // Beside the map it is a part of the table, and before what one presses.
  if (box) document.body.append(panel);
  else document.getElementById('act').before(panel);
  panel.classList.toggle('low', Boolean(box?.low));
  for (const side of ['left', 'top', 'right', 'bottom']) panel.style.removeProperty(`--hint-${side}`);
  if (!box) return;
  panel.style.setProperty('--hint-left', `${box.left}px`);
  panel.style.setProperty('--hint-top', `${box.top}px`);
  panel.style.setProperty('--hint-right', `${wide - box.right}px`);
  panel.style.setProperty('--hint-bottom', `${high - box.bottom}px`);
}

/** Follows the window, and closes by its cross or by Escape. */
export function bind() {
  addEventListener('resize', () => panel && !panel.hidden && lay());
  addEventListener('click', (event) => event.target.closest?.('#hint .x') && close());
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close();
  });
}
