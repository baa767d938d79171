// What a person likes, kept in this browser: speed, motion, sound, volume, letter keys. The theme and the names of tiles are kept
// by the server, for a page must have them before any script runs; here the theme only changes at once.

const KEPT = 'khepri';
const values = { speed: 'normal', motion: 'system', sound: 'off', volume: 60, letters: 'on' };
const listeners = [];

try {
  Object.assign(values, JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
} catch {
  // A browser that keeps nothing plays with the defaults.
}

/** What is set. */
export const setting = (name) => values[name];

/** `fast`, `normal` or `calm`. */
export const speed = () => (['fast', 'calm'].includes(values.speed) ? values.speed : 'normal');

/** Whether nothing shall move: so it is set here, or in the system. */
export const calm = () => values.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps something that is no choice of the menu. */
export const keepSetting = (name, value) => set(name, value);

/** Calls `listener(name)` at every change. */
export const onChange = (listener) => listeners.push(listener);

function set(name, value) {
  values[name] = value;
  if (name === 'theme') theme(value);
  if (name === 'names') names(value);
  const { theme: _, names: __, ...kept } = values;
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // See above.
  }
  reflect();
  for (const listener of listeners) listener(name);
}

/** The page is told in other names. */
function names(value) {
  keep({ names: value }).then(() => location.reload());
}

const keep = (choice) => {
  const body = new URLSearchParams({ ...choice, back: location.pathname });
  const [path] = Object.keys(choice);
  return fetch(`/${path}`, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(() => {});
};

function theme(value) {
  if (value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = value;
  keep({ theme: value });
}

const nameOf = (control) => control.dataset.set ?? control.closest('[data-setting]')?.dataset.setting;
const CONTROLS = '[data-set], [data-setting]:is(input, select), [data-setting] :is(input, select)';

/** Binds every input in `[data-setting=NAME]`, and buttons `[data-set=NAME]` that switch between on and off. */
export function bind() {
  values.theme = document.documentElement.dataset.theme ?? 'system';
  values.names = document.documentElement.dataset.names ?? 'rulebook';
  reflect();
  document.addEventListener('input', ({ target }) => {
    const name = nameOf(target);
    if (name) set(name, target.type === 'checkbox' ? (target.checked ? 'on' : 'off') : target.value);
  });
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button[data-set]');
    if (button) set(button.dataset.set, values[button.dataset.set] === 'on' ? 'off' : 'on');
  });
}

function reflect() {
  const { dataset } = document.documentElement;
  dataset.speed = speed();
  dataset.motion = values.motion;
  dataset.sound = values.sound;
  for (const control of document.querySelectorAll(CONTROLS)) {
    const value = values[nameOf(control)];
    if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value === 'on';
    else if (control.tagName === 'BUTTON') control.setAttribute('aria-pressed', value === 'on');
    else if (value !== undefined) control.value = value;
  }
}
