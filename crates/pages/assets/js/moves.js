// Which thing goes where for every kind of event of Ra. Each move looks at the page before the update and gives a
// function that looks at it after, sets up the motion and gives its length in milliseconds.

const STAGGER = 55;
const QUICK = 160;
const MOVE = 320;
const FLIP = 420;
const RITUAL = 900;
const IN_OUT = 'cubic-bezier(.6,0,.3,1)';
const DROP = 'cubic-bezier(.3,1.35,.5,1)';
const HIDDEN = { opacity: 0 };
const SEEN = { opacity: 1 };

const $ = (selector, place = document) => place.querySelector(selector);
const $$ = (selector, place = document) => [...place.querySelectorAll(selector)];

const bag = () => $('#board .bag');
const lot = () => $$('#board .lot .t');
const barge = () => $('#board .st.at svg');
const centre = () => $('#board .prize .sun');
const pill = (seat) => $(`#board .bidder[data-seat="${seat}"]`);
const home = (seat) => $(`.you[data-seat="${seat}"], .seat[data-seat="${seat}"]`);
const shows = (place, tile) => !!$(`use[href$="#${tile}"]`, place);
const hasGod = (slot) => !!$('use[href*="#god"]', slot);
const number = (sun) => sun?.textContent.trim();

function sunOf(seat, value) {
  const place = home(seat);
  return place && $$('.sun', place).find((sun) => number(sun) === String(value));
}

// Where a tile lies at a player's; on a phone an opponent's tiles are folded away, then it goes to the token.
function slotOf(stage, seat, tile) {
  const place = home(seat);
  if (!place) return null;
  const holds = (slot) => (tile.startsWith('god') ? hasGod(slot) : shows(slot, tile));
  return $$('.slot', place).find((slot) => holds(slot) && stage.box(slot)) ?? $('.tok', place) ?? place;
}

// Old pictures stay on the stage to its end unless they are faded out.
const gone = (stage, name, at) => stage.change(name, 'old', [SEEN, HIDDEN], { delay: at, time: 60 });

// Turns one face over to the other, half way through at `at`.
function turn(stage, [one, side], [other, otherSide], at) {
  stage.change(one, side, [{ scale: '1 1' }, { scale: '0 1' }], { delay: at - 130, time: 130, ease: 'ease-in' });
  stage.change(other, otherSide, [{ scale: '0 1' }, { scale: '1 1' }], { delay: at, time: 180, ease: 'ease-out' });
}

// Carries a tile of the old page to a slot of the new one, where the tile and its count appear as it lands.
function carry(stage, name, from, seat, tile, delay, landed) {
  const slot = slotOf(stage, seat, tile);
  const to = stage.box(slot && ($('.t', slot) ?? slot));
  if (!name || !to) return gone(stage, name, 0);
  stage.fly(name, from, to, { home: from, delay, ease: IN_OUT });
  gone(stage, name, delay + MOVE - 30);
  if (!slot.matches('.slot') || landed.has(slot)) return;
  landed.add(slot);
  stage.stir(slot, [{ opacity: 0.15 }, SEEN], { delay: delay + MOVE - 40, time: QUICK });
}

const SHAKE = [0, -3, 3, -3, 2, 0].map((x) => ({ translate: `${x}px 0` }));
const FALL = [{ opacity: 1 }, { opacity: 0, filter: 'grayscale(1)', transform: 'translateY(16px) rotate(9deg)' }];

function draw(_, stage) {
  const from = stage.box(bag());
  return () => {
    const tile = lot().at(-1);
    const to = stage.box(tile);
    if (!from || !to) return 0;
    stage.stir(bag(), [{ translate: '0 0' }, { translate: '0 4px' }, { translate: '0 0' }]);
    const back = stage.lift(stage.prop('scarab', to, 'back', '-20 -20 104 104'));
    const front = stage.lift(tile);
    const size = from.width * 0.6;
    const small = { left: from.left + from.width * 0.2, top: from.top + 6, width: size, height: size };
    for (const name of [back, front]) stage.fly(name, small, to, { time: MOVE + FLIP * 0.75, ease: IN_OUT });
    turn(stage, [back, 'new'], [front, 'new'], (MOVE + FLIP * 0.75) / 2);
    return MOVE + FLIP * 0.75;
  };
}

function ra(_, stage) {
  const from = stage.box(bag());
  const old = stage.box(barge());
  return () => {
    const boat = barge();
    const to = stage.box(boat ?? $$('#board .st.on svg').at(-1));
    if (!to) return 0;
    const size = Math.min(to.width, 48);
    const middle = { left: to.left + (to.width - size) / 2, top: to.top + (to.height - size) / 2 };
    const sky = { ...middle, width: size, height: size };
    if (from) {
      const tile = stage.lift(stage.prop('ra', sky));
      stage.fly(tile, from, sky, { time: MOVE, ease: IN_OUT });
      stage.change(tile, 'new', [SEEN, HIDDEN], { delay: MOVE, time: 200 });
    }
    if (boat && old) stage.fly(stage.lift(boat), old, to, { delay: MOVE * 0.6, time: RITUAL, ease: IN_OUT });
    const warm = { filter: 'brightness(1.06) saturate(1.4)' };
    const day = { filter: 'none' };
    stage.stir($('#board .sky'), [day, warm, day], { delay: MOVE, time: RITUAL, ease: 'ease-in-out' });
    return MOVE + RITUAL * 0.7;
  };
}

// The bidding order unrolls.
const auction = (_, stage) => () => {
  const from = { opacity: 0, translate: '-14px 0' };
  const to = { opacity: 1, translate: '0 0' };
  $$('#board .bidder').forEach((each, k) => stage.stir(each, [from, to], { delay: k * STAGGER }));
  return MOVE;
};

function invoke({ seat }, stage) {
  const from = stage.box(home(seat) && $('.tok', home(seat)));
  return () => {
    const board = stage.box($('#board .lot') ?? $('#board'));
    if (from && board) {
      const to = { left: board.left + board.width / 2 - 32, top: board.top - 70, width: 64, height: 64 };
      const statue = stage.lift(stage.prop('ra-statue', to));
      stage.fly(statue, from, to, { time: MOVE });
      stage.change(statue, 'new', [SEEN, HIDDEN], { delay: MOVE + 180, time: 220 });
    }
    return auction(null, stage)();
  };
}

function bid({ seat, number: value }, stage) {
  const from = stage.box(sunOf(seat, value));
  return () => {
    const sun = pill(seat) && $('.sun', pill(seat));
    const to = stage.box(sun);
    if (!from || !to) return 0;
    stage.fly(stage.lift(sun), from, to, { ease: IN_OUT });
    return MOVE;
  };
}

const pass = ({ seat }, stage) => () => {
  stage.stir(pill(seat), [{ opacity: 0.3, scale: '1.06' }, { opacity: 1, scale: '1' }], { time: QUICK });
  return QUICK;
};

function win({ seat, things = [] }, stage) {
  const tiles = lot().map((tile) => ({ name: stage.lift(tile), from: stage.box(tile) }));
  const prize = { value: number(centre()), from: stage.box(centre()), name: stage.lift(centre()) };
  // Whoever wins by the very step that ends the auction pays out of the hand.
  const hand = new Map($$('.sun', home(seat) ?? document).map((sun) => [number(sun), stage.box(sun)]));
  const high = stage.box($('#board .bidder.high .sun'));
  return () => {
    const landed = new Set();
    // The lot may hold more than the winner can keep: what is not named is simply gone.
    tiles.forEach(({ name, from }, k) => {
      if (things[k]) carry(stage, name, from, seat, things[k], k * STAGGER, landed);
      else gone(stage, name, 0);
    });
    const after = MOVE + Math.max(0, tiles.length - 1) * STAGGER;
    const won = prize.value ? sunOf(seat, prize.value) : null;
    const to = stage.box(won);
    if (prize.from && to) {
      const night = stage.lift(won);
      const way = { delay: after * 0.6, time: FLIP, ease: IN_OUT };
      stage.fly(prize.name, prize.from, to, { ...way, home: prize.from });
      stage.fly(night, prize.from, to, way);
      turn(stage, [prize.name, 'old'], [night, 'new'], after * 0.6 + FLIP / 2);
    } else gone(stage, prize.name, 0);
    const paid = high ?? hand.get(number(centre()));
    const middle = stage.box(centre());
    const later = { delay: after * 0.6 + 80, time: FLIP, ease: IN_OUT };
    if (paid && middle) stage.fly(stage.lift(centre()), paid, middle, later);
    return after * 0.6 + FLIP + 80;
  };
}

// `things` are the disaster and what it takes.
function loss({ seat, things: [disaster, tile = disaster] = [] }, stage) {
  const slot = home(seat) && $$('.slot:not(.ghost)', home(seat)).find((each) => shows(each, tile));
  const box = stage.box(slot && $('.t', slot));
  const struck = stage.lift(slot && $('.t', slot));
  return () => {
    const row = box ?? stage.box(home(seat) && $('.tok', home(seat)));
    if (!row) return 0;
    stage.change(struck, 'old', FALL, { delay: 300, time: RITUAL - 400, ease: 'ease-in' });
    // The shard shakes above what it breaks and goes last.
    const place = { left: row.left, top: row.top - row.height * 0.7, width: row.width, height: row.height };
    const shard = stage.lift(stage.prop(disaster, place));
    stage.change(shard, 'new', SHAKE, { time: 400 });
    stage.change(shard, 'new', FALL, { delay: RITUAL - 300, time: 300, ease: 'ease-in' });
    return RITUAL;
  };
}

function god({ seat, things = [] }, stage) {
  const [tile] = things;
  const taken = lot().find((each) => shows(each, tile));
  const name = stage.lift(taken);
  const from = stage.box(taken);
  const slot = home(seat) && $$('.slot:not(.ghost)', home(seat)).find(hasGod);
  const spent = stage.lift(slot && $('.t', slot));
  return () => {
    const rise = [{ opacity: 1, translate: '0 0' }, { opacity: 0, translate: '0 -34px', scale: '1.15' }];
    stage.change(spent, 'old', rise, { time: MOVE * 1.5, ease: 'ease-out' });
    if (tile) carry(stage, name, from, seat, tile, 80, new Set());
    return MOVE + 80;
  };
}

function discard(_, stage) {
  const names = lot().map((tile) => stage.lift(tile));
  return () => {
    names.forEach((name, k) => stage.change(name, 'old', FALL, { delay: k * STAGGER, time: FLIP, ease: 'ease-in' }));
    return FLIP + names.length * STAGGER;
  };
}

function epoch(_, stage) {
  const boat = stage.lift(barge());
  const held = $$('.slot:not(.ghost) .t');
  return () => {
    const sink = [{ opacity: 1, translate: '0 0' }, { opacity: 0, translate: '26px 44px', filter: 'brightness(.4)' }];
    stage.change(boat, 'old', sink, { time: RITUAL, ease: 'ease-in' });
    const night = { filter: 'brightness(.35) saturate(.6)' };
    const day = { filter: 'none' };
    stage.stir($('#board .sky'), [day, night, night, day], { time: RITUAL * 1.6, ease: 'ease-in-out' });
    for (const tile of held) {
      if (!tile.closest('.slot.ghost')) continue;
      stage.stir(tile, [{ opacity: 1, filter: 'none' }, {}], { delay: RITUAL * 0.4, time: RITUAL * 0.6 });
    }
    return RITUAL;
  };
}

// A new day: the suns turn up from left to right.
const begin = (_, stage) => () => {
  const up = [{ scale: '0 1' }, { scale: '1 1' }];
  for (const hand of $$('.suns, .gs .row')) {
    $$('.sun', hand).forEach((sun, k) => stage.stir(sun, up, { delay: k * 2 * STAGGER, time: FLIP, ease: DROP }));
  }
  return FLIP;
};

/** By the kind of a motion. */
export const MOVES = { draw, ra, invoke, auction, bid, pass, win, loss, god, discard, epoch, begin };
