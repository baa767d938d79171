// What moves on the map of RAWsiko for every kind of event. As in `moves.js`: each looks at the page before the update and
// gives a function that looks at it after, sets up the motion and gives its length in milliseconds.

const MOVE = 320;
const QUICK = 200;
const THROW = 700;
const READ = 1900;

const pill = (id) => document.querySelector(`#q-${id} .pc`);
const at = (id) => document.getElementById(`w-${id}`)?.dataset.at.split(' ').map(Number);
const POP = [{ scale: '1.5' }, { scale: '1' }];
const FADE = [{ opacity: 0 }, { opacity: 1 }];

const march = ({ things: [from, to] }, stage) => () => {
  const [a, b] = [at(from), at(to)];
  // The way round the back of the map is not flown across it.
  if (a && b && Math.abs(a[0] - b[0]) < 600) {
    stage.stir(pill(to), [{ translate: `${a[0] - b[0]}px ${a[1] - b[1]}px` }, { translate: '0 0' }], { time: MOVE });
  }
  stage.stir(document.getElementById(`o-${to}`), FADE, { time: MOVE });
  return MOVE;
};

const pop = ({ things = [] }, stage) => () => {
  for (const id of things) {
    stage.stir(pill(id), POP, { time: QUICK });
    stage.stir(document.getElementById(`o-${id}`), FADE, { time: MOVE });
  }
  return QUICK;
};

// The dice are thrown and read: whose they are has more time for it.
const dice = (_, stage) => () => {
  const card = document.querySelector('#fight .dlg');
  const time = card?.matches('.ours') ? READ : THROW;
  stage.stir(card, [{ opacity: 1 }, { opacity: 1 }], { time });
  return time;
};

/** By the kind of a motion. */
export const MOVES = { march, claim: pop, place: pop, taken: pop, dice };
