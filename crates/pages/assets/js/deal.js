// Whether a record's luck follows from its secret: the deal is made again from the recipe of the game and compared with
// what the record says, line by line. Knows no game; the recipe does (`game::Recipe`).

import { asked, dealt } from './fate.js';
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

/** Something that a record must have and has not, or has not in the right form. */
class Unfit extends Error {}

function digits(header, key, length) {
  const bytes = unhex(header[key] ?? '');
  if (bytes?.length !== length) throw new Unfit(key);
  return bytes;
}

/** After how many lines of play the luck is the record's own: 0 for a whole game, which `fair 1` deals. */
function beginning(header) {
  const [version, word, after] = words(header.fair ?? '');
  if (version === '1' && word !== 'after') return 0;
  if (version === '2' && word === 'after' && /^\d{1,9}$/.test(after ?? '')) return Number(after);
  throw new Unfit('fair');
}

const undoneTo = (line) => (line.startsWith('undo') ? Number(words(line)[1]) : null);

/**
 * Checks a record. Gives `{ fault }` where it cannot be checked (`missing` with the line's name), the secret is not the
 * promised one (`seal`), or what was taken over from another game is not all there (`short`) or taken back (`undone`);
 * else what was derived: the set-up's lines and every draw, each with what the record says. `onward` says whether the game
 * went on from another one, after so many lines of play (`after`): set-up and draws up to there are that game's.
 */
export function check(text, recipe) {
  const { header, play } = readRecord(text, recipe);
  let onward;
  let after;
  let secret;
  let nonces;
  try {
    if (header.game !== recipe.game) throw new Unfit('game');
    after = beginning(header);
    onward = words(header.fair)[0] === '2';
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
  if (play.length < after) return { fault: 'short', after, n: play.length };
  const taken = play.findIndex((line, index) => index >= after && (undoneTo(line) ?? after) < after);
  if (taken >= 0) return { fault: 'undone', n: taken + 1 };

  const lots = Lots.of(recipe.game, secret, nonces);
  const setup = onward ? [] : settle(header, recipe, lots);
  const fate = onward ? asked(recipe.fate, recipe.game, secret, nonces) : dealt(recipe.fate, lots);
  const draws = derive(play, after, recipe, fate);
  const first = setup.find(({ same }) => !same) ?? draws.find(({ same }) => !same) ?? null;
  return { fault: first ? 'differs' : null, first, setup, draws, seal, nonces: nonces.map(hex), onward, after };
}

/** The lines of the set-up: what follows from the lots beside what is written. */
function settle(header, recipe, lots) {
  const drawn = {};
  return recipe.setup.map((stage) => {
    const expected = STAGES[stage.by](stage, lots, drawn);
    const found = parts(header[stage.line] ?? '').map((part) => part.join(' ')).join(' / ');
    return { by: stage.by, line: stage.line, expected, found, same: stage.binding === false || expected === found };
  });
}

/** Every draw after so many lines, undone ones included: what follows from the secret beside what is written. */
function derive(play, after, recipe, fate) {
  // For every line what chance had given when it was played: the first `count` of some things. Lines share a list until
  // one of them goes back and another way; an `undo` may name any line before it, undone ones too.
  const stands = [{ things: [], count: 0 }];
  const draws = [];
  play.forEach((line, index) => {
    const to = undoneTo(line);
    let { things, count } = (to === null ? null : stands[to]) ?? stands.at(-1);
    const found = to === null ? answerOf(line, recipe) : null;
    if (found) {
      if (things.length > count) things = things.slice(0, count);
      if (index >= after) {
        const expected = fate.answer(found, things);
        const same = found.every((side, which) => side.every((thing, place) => thing === expected[which][place]));
        draws.push({ number: draws.length + 1, step: index + 1, expected, found, same });
      }
      things.push(...found.flat());
      count = things.length;
    }
    stands.push({ things, count });
  });
  return draws;
}
