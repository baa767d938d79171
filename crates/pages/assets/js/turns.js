// Whose turn it is elsewhere: a count in the title and a dot in the icon while any of my tables waits for me.

/** So often the server is asked, in milliseconds. */
const EVERY = 30_000;

let elsewhere = 0;
let here = false;

/** Asks now and then, where the page knows who looks. */
export function bind() {
  const { turns } = document.body.dataset;
  // Frames of a table write the title anew.
  const title = document.querySelector('title');
  if (title) new MutationObserver(tell).observe(title, { childList: true, characterData: true, subtree: true });
  if (!turns) return;
  const table = document.getElementById('table')?.dataset.table;
  const ask = () => look(table ? `${turns}?except=${encodeURIComponent(table)}` : turns);
  document.addEventListener('visibilitychange', () => !document.hidden && ask());
  setInterval(ask, EVERY);
  ask();
}

/** Whether this table waits for me. */
export function mine(is) {
  here = is;
  tell();
}

async function look(address) {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (answer.ok) elsewhere = (await answer.json()).mine;
  } catch {
    // Without the network nobody knows; the next answer tells.
  }
  tell();
}

function tell() {
  icon(here || elsewhere > 0);
  const plain = document.title.replace(/^\(\d+\) /, '');
  // A table says by itself that it is my turn; the count is for the others.
  const title = elsewhere ? `(${elsewhere + (here ? 1 : 0)}) ${plain}` : plain;
  if (document.title !== title) document.title = title;
}

function icon(go) {
  const link = document.querySelector('link[rel~=icon][data-icon-go]');
  if (!link) return;
  link.dataset.icon ??= link.getAttribute('href');
  const address = go ? link.dataset.iconGo : link.dataset.icon;
  if (link.getAttribute('href') !== address) link.setAttribute('href', address);
}
