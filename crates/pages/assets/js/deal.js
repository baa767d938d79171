// Whether a record's luck follows from its secret: the deal is made again from the recipe of the game and compared with
// what the record says, line by line. Knows no game; the recipe does (`game::Recipe`).

import { hex, Lots, sha256, unhex } from './lots.js';

const words = (text) => text.trim().split(/\s+/).filter(Boolean);
const parts = (text) => text.split('/').map(words);

/** The header of a record and its lines of play. */
export function readRecord(text, recipe) {
  const header = {};
  const play = [];
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const plain = line.split('#')[0].trim();
    const [first, ...rest] = words(plain);
    if (!first) continue;
    if (recipe.steps.includes(first) || first === 'undo') play.push(plain);
    else header[first === 'option' ? `option ${rest.shift()}` : first] = rest.join(' ');
  }
  return { header, play };
}

/** What chance answered in a line of play, in parts; null where it was not asked. */
function answerOf(line, recipe) {
  const all = words(line);
  const at = all.indexOf(recipe.answer);
  return at < 0 ? null : parts(all.slice(at + 1).join(' '));
}

// What each stage of the set-up comes to, as its line in a record.
const STAGES = {
  shuffle: (stage, lots) => lots.shuffled(stage.things).slice(0, stage.take).join(' / '),
  seat: (stage, lots, drawn) => {
    drawn.first = lots.below(stage.seats);
    return String(drawn.first);
  },
  share: (stage, lots, drawn) => {
    const taken = Array.from({ length: stage.seats }, () => []);
    const there = taken.map((_, place) => (drawn.first + place) % stage.seats);
    for (const seat of [...there, ...there.slice().reverse()]) {
      const having = (thing) => taken.filter((things) => things.includes(thing)).length;
      const open = stage.things.filter((thing) => having(thing) === 0);
      const shared = stage.things.filter((thing) => having(thing) === 1 && !taken[seat].includes(thing));
      const choices = open.length ? open : shared;
      taken[seat].push(choices[lots.below(choices.length)]);
    }
    return taken.map((things) => things.join(' ')).join(' / ');
  },
};

/** The things that chance gives one after the other: `at(place)`. */
function fateOf(fate, lots) {
  if (fate.by === 'shuffle') {
    const order = lots.shuffled(fate.things.flatMap(([thing, count]) => Array(count).fill(thing)));
    return { at: (place) => order[place], sort: (side) => side };
  }
  const thrown = [];
  return {
    at: (place) => {
      while (thrown.length <= place) thrown.push(String(lots.below(fate.faces) + 1));
      return thrown[place];
    },
    sort: (side) => side.sort((one, other) => other - one),
  };
}

/** Something that a record must have and has not, or has not in the right form. */
class Unfit extends Error {}

function digits(header, key, length) {
  const bytes = unhex(header[key] ?? '');
  if (bytes?.length !== length) throw new Unfit(key);
  return bytes;
}

/**
 * Checks a record. Gives `{ fault }` where it cannot be checked (`missing` with the line's name) or the secret is not the
 * promised one (`seal`); else what was derived: the set-up's lines and every draw, each with what the record says.
 */
export function check(text, recipe) {
  const { header, play } = readRecord(text, recipe);
  let secret;
  let nonces;
  try {
    if (header.game !== recipe.game) throw new Unfit('game');
    if (words(header.fair ?? '')[0] !== '1') throw new Unfit('fair');
    secret = digits(header, 'secret', 32);
    nonces = (header.nonce ?? '').split('/').map((nonce) => digits({ nonce: nonce.trim() }, 'nonce', 16));
    if (nonces.length !== Number(header.players)) throw new Unfit('nonce');
  } catch (error) {
    if (error instanceof Unfit) return { fault: 'missing', line: error.message };
    throw error;
  }
  const seal = hex(sha256(secret));
  const promised = (header.commitment ?? '').toLowerCase();
  if (seal !== promised) return { fault: 'seal', expected: seal, found: promised };

  const lots = Lots.of(recipe.game, secret, nonces);
  const drawn = {};
  const setup = recipe.setup.map((stage) => {
    const expected = STAGES[stage.by](stage, lots, drawn);
    const found = parts(header[stage.line] ?? '').map((part) => part.join(' ')).join(' / ');
    return { line: stage.line, expected, found, same: stage.binding === false || expected === found };
  });
  const draws = derive(play, recipe, fateOf(recipe.fate, lots));
  const first = setup.find(({ same }) => !same) ?? draws.find(({ same }) => !same) ?? null;
  return { fault: first ? 'differs' : null, first, setup, draws, seal, nonces: nonces.map(hex) };
}

/** Every draw of the record, undone ones included: what follows from the secret beside what is written. */
function derive(play, recipe, fate) {
  // The lines that count, each with how many things were given up to and with it.
  let path = [];
  const draws = [];
  play.forEach((line, index) => {
    if (line.startsWith('undo')) {
      const to = Number(words(line)[1]);
      path = path.slice(0, path.findIndex(({ number }) => number === to) + 1);
      return;
    }
    const found = answerOf(line, recipe);
    let given = path.at(-1)?.given ?? 0;
    if (found) {
      const expected = found.map((side) => fate.sort(side.map(() => fate.at(given++))));
      const same = found.every((side, which) => side.every((thing, place) => thing === expected[which][place]));
      draws.push({ number: draws.length + 1, step: index + 1, expected, found, same });
    }
    path.push({ number: index + 1, given });
  });
  return draws;
}
