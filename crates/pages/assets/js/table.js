// The table page: joins the stream, the queue of frames and everything that reacts to them.

import { Queue } from './queue.js';
import { Live } from './live.js';
import { show, mineToAct, tell } from './show.js';
import { speed } from './settings.js';
import { play } from './motion.js';
import * as act from './act.js';
import * as clock from './clock.js';
import * as keys from './keys.js';
import * as hint from './hint.js';
import * as legend from './legend.js';
import * as command from './command.js';
import * as scoring from './scoring.js';
import { bring } from './sheet.js';
import { followEnd } from './keep.js';
import * as sound from './sound.js';

/** Least time between two steps, in milliseconds. */
const GAPS = { fast: 150, normal: 450, calm: 900 };

/** Starts everything on `main#table`. */
export function start(table) {
  const queue = new Queue({
    show: (frames, still) => show(table, frames, still),
    shown: () => act.forced(),
    gap: () => GAPS[speed()],
    hidden: () => document.hidden,
    hold: () => scoring.running(),
  });
  const live = new Live(table, {
    frame: (frame) => {
      frame.holds = scoring.inFrame(frame);
      // Who is here, and who asks for another game, need not wait until the score was read.
      frame.aside = !frame.motions.length && !frame.chronicle && !frame.whole && !frame.holds;
      queue.push(frame);
      // Somebody who looks at another tab should see at once that it is their turn.
      if (document.hidden) tell(frame);
    },
    // What the stream still brings is newer than what was pressed.
    hello: ({ version }) => void act.resume(version),
    // In a class others decide when it goes on, and nobody waits until a score was read.
    reload: (told) => (document.getElementById('class') ? afresh() : queue.push({ reload: true, turn: told?.turn })),
  });
  const skip = () => queue.skip();
  // Before the button or key itself is looked at: it then acts on what is on the screen, which is the newest.
  addEventListener('pointerdown', skip, true);
  document.addEventListener('visibilitychange', () => document.hidden && skip());

  sound.bind();
  scoring.bind((dawn) => {
    play(dawn, () => {});
    queue.next();
  });
  steady();
  clock.bind(table);
  act.bind(table, live);
  hint.bind();
  legend.bind();
  keys.bind(skip);
  command.bind();
  // At a table of a class the clock of the lesson runs in the top bar.
  if (document.getElementById('class')) import('./class.js').then((room) => room.count());
  mineToAct();
  live.open();
  bring();
  act.forced();
  // What only this game needs.
  if (table.dataset.script) import(`./${table.dataset.script}.js`).then((game) => game.start(table));
}

// Once, and not at once where the page has just come: whatever is wrong with it may need a moment.
let leaves = false;
function afresh() {
  if (leaves) return;
  leaves = true;
  setTimeout(() => location.reload(), performance.now() < 1500 ? 1500 : 0);
}

// Every step is said in the status line; the chronicle would say it a second time.
function steady() {
  const log = document.querySelector('[role=log]');
  if (!log) return;
  log.setAttribute('aria-live', 'off');
  followEnd(log);
}
