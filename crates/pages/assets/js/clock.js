// Counts clocks down. The server says when a clock runs out; how far this machine's clock is from the server's is
// measured once, by when the page began to come: how long its scripts took is nobody's lost time.

import { say } from './say.js';

/** Below this, in milliseconds, the rest is shown in red and said once. */
const SHORT = 20_000;

let said = '';

/** Counts on `main#table`, if it has clocks. */
export function bind(table) {
  calls(table);
  if (!table.dataset.now) return;
  const ahead = came() - Number(table.dataset.now);
  const tick = () => {
    for (const clock of table.querySelectorAll('[data-clock][data-until]')) {
      draw(table, clock, Math.max(0, Number(clock.dataset.until) - (Date.now() - ahead)));
    }
  };
  table.addEventListener('shown', tick);
  setInterval(tick, 500);
  tick();
}

// Counts down until a bot may be called for somebody who is away.
function calls(table) {
  let until = 0;
  let shown = null;
  const tick = () => {
    const button = table.querySelector('.call-bot [data-in]');
    if (!button) return (shown = null);
    const key = `${table.dataset.version} ${button.closest('form').elements.namedItem('seat').value}`;
    if (shown !== key) [shown, until] = [key, Date.now() + Number(button.dataset.in) * 1000];
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const small = button.querySelector('small');
    if (small) write(small, left ? small.textContent.replace(/\d+/, left) : '');
    button.disabled = left > 0;
  };
  setInterval(tick, 500);
  tick();
}

/**
 * When the page began to come, with what the server said of its own clock. By `Date`, as the ticks are:
 * `performance.timeOrigin` stays behind it by as long as the machine has slept.
 */
export function came() {
  const { responseStart } = performance.getEntriesByType('navigation')[0] ?? {};
  return Date.now() - (responseStart ? performance.now() - responseStart : 0);
}

function draw(table, clock, left) {
  write(clock.querySelector('.face'), digits(left, table.dataset.days));
  // Read when somebody comes to it, said by itself only when it is my own and short.
  const rest = table.dataset.left.replace('{rest}', words(left));
  write(clock.querySelector('.sr'), rest);
  const short = left < SHORT;
  clock.classList.toggle('short', short);
  if (short && 'mine' in clock.dataset && said !== clock.dataset.until) {
    said = clock.dataset.until;
    say(rest);
  }
}

function write(place, text) {
  if (place && place.textContent !== text) place.textContent = text;
}

/** `1:59`, `5:03:20` or, from a day on, as `days` says. */
export function digits(left, days = '{d} d {h} h') {
  const seconds = Math.ceil(left / 1000);
  const two = (n) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return days.replace('{d}', Math.floor(hours / 24)).replace('{h}', hours % 24);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** The same in words, its two largest units. */
export function words(left, language = document.documentElement.lang) {
  const seconds = Math.ceil(left / 1000);
  const units = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ];
  const first = Math.max(0, units.findIndex(([, n]) => n > 0));
  const kept = seconds ? units.slice(first, first + 2).filter(([, n], at) => !at || n > 0) : units.slice(3);
  const name = ([unit, n]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  return kept.map(name).join(' ');
}
