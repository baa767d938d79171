// Where the script begins: it looks at what is on the page and fetches only what that page needs. Every page works
// without it; the script adds live steps, keys, motion and sound.

import { bind as settings } from './settings.js';
import { bind as dialogs } from './dialogs.js';
import { bind as copies } from './copy.js';
import { bind as turns } from './turns.js';

settings();
dialogs();
copies();
turns();
dress();
fold();

if (document.getElementById('table')) {
  import('./table.js').then((table) => table.start(document.getElementById('table')));
} else if (document.getElementById('room')) {
  import('./room.js').then((room) => room.start(document.getElementById('room')));
} else if (document.getElementById('replay')) {
  import('./replay.js').then((replay) => replay.start(document.getElementById('replay')));
} else if (document.getElementById('paste')) {
  import('./paste.js').then((paste) => paste.start(document.getElementById('paste')));
} else if (document.getElementById('class-room')) {
  import('./class.js').then((room) => room.start(document.getElementById('class-room')));
} else if (document.getElementById('fair')) {
  import('./fair.js').then((fair) => fair.start(document.getElementById('fair')));
}

const [brought, knock] = ['pin-brought', 'knock'].map((id) => document.getElementById(id));
if (brought || knock) import('./door.js').then((door) => (brought ? door.send(brought) : door.wait(knock)));

for (const form of document.querySelectorAll('form[data-begins]')) import('./begin.js').then(({ bind }) => bind(form));

document.querySelector('[data-print]')?.addEventListener('click', () => print());
const lab = document.getElementById('lab');
if (lab) import('./what-if.js').then((module) => module.start(lab));

const push = document.getElementById('push');
if (push) import('./push.js').then((module) => module.bind(push));

// What stands open where there is room for it is folded on small screens.
function fold() {
  const small = matchMedia('(max-width: 999px)');
  const all = (open) => document.querySelectorAll('details[data-folds]').forEach((one) => (one.open = open));
  if (small.matches) all(false);
  small.addEventListener('change', ({ matches }) => all(!matches));
}

// What only the script needs is styled only where there is one.
function dress() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('../motion.css', import.meta.url);
  document.head.append(link);
}
