// What chance answers after the set-up, question by question: `answer(sides, given)` derives as many things for each side
// as stand there, when `given` came before. A whole game (fair 1) was fixed at once; a game that goes on from a step of
// another one (fair 2) has spent part of its luck, so each question is answered by lots of its own from what is left.

import { Lots } from './lots.js';

/** More ways to fall than a lot has numbers: such a throw is in no game. */
const MOST_WAYS = 2 ** 32;

const fallen = (side) => side.sort((one, other) => other - one);

/** The fate of a whole game: everything in an order that its lots fix, whatever is asked. */
export function dealt(fate, lots) {
  if (fate.by === 'shuffle') {
    const order = lots.shuffled(fate.things.flatMap(([thing, count]) => Array(count).fill(thing)));
    return { answer: (sides, given) => inTurn(sides, given, (place) => order[place]) };
  }
  const thrown = [];
  const at = (place) => {
    while (thrown.length <= place) thrown.push(String(lots.below(fate.faces) + 1));
    return thrown[place];
  };
  return { answer: (sides, given) => inTurn(sides, given, at).map(fallen) };
}

function inTurn(sides, given, at) {
  let place = given.length;
  return sides.map((side) => side.map(() => at(place++)));
}

/** The fate of a game that goes on: every question has a number, and lots of secret, nonces and that number answer it. */
export function asked(fate, game, secret, nonces) {
  const lots = (question) => Lots.asked(game, secret, nonces, question);
  if (fate.by === 'shuffle') return { answer: (sides, given) => fromBag(fate.things, lots, sides, given) };
  return { answer: (sides, given) => thrown(fate.faces, lots, sides, given) };
}

/** One of the things that are left, for each that is asked for; the question's number is how many are gone. */
function fromBag(things, lots, sides, given) {
  const all = things.reduce((sum, [, count]) => sum + count, 0);
  const gone = given.slice(0, all);
  const draw = () => {
    // More than there ever was can be written down, but not drawn.
    if (gone.length >= all) return '';
    const left = things.map(([thing, count]) => [thing, Math.max(count - gone.filter((one) => one === thing).length, 0)]);
    const total = left.reduce((sum, [, count]) => sum + count, 0);
    const drawn = pick(left, lots(gone.length).below(total)).thing;
    gone.push(drawn);
    return drawn;
  };
  return sides.map((side) => side.map(draw));
}

/** The thing on which a lot falls when all are counted through, and what is left of the lot then. */
function pick(weighted, lot) {
  let rest = lot;
  for (const [thing, weight] of weighted) {
    if (rest < weight) return { thing, weight, rest };
    rest -= weight;
  }
  throw new RangeError('a lot beyond the sum of the weights');
}

/**
 * The dice of all sides at once: one lot below the number of ways they can fall, counted through the throws of the first
 * side and, within each, of the next. The question's number is how many dice fell, and how many fall on each side.
 */
function thrown(faces, lots, sides, given) {
  const ways = sides.map((side) => faces ** side.length);
  const total = ways.reduce((product, one) => product * one, 1);
  if (total > MOST_WAYS || sides.some((side) => side.length > 15)) return sides.map(() => []);
  let rest = lots(sides.reduce((number, side) => number * 16 + side.length, given.length)).below(total);
  let [below, above] = [total, 1];
  return sides.map((side, at) => {
    below /= ways[at];
    const found = pick(throws(faces, side.length).map(([dice, count]) => [dice, count * above * below]), rest);
    rest = found.rest;
    above = found.weight / below;
    return found.thing.map(String);
  });
}

/** Every throw of so many dice from high to low, rising, each with the number of ways in which it can fall. */
function throws(faces, count) {
  const all = [];
  const add = (dice, most) => {
    if (dice.length === count) all.push([dice, waysOf(dice)]);
    else for (let face = 1; face <= most; face += 1) add([...dice, face], face);
  };
  add([], faces);
  return all;
}

const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

function waysOf(dice) {
  const alike = [...new Set(dice)].map((face) => dice.filter((one) => one === face).length);
  return alike.reduce((ways, count) => ways / factorial(count), factorial(dice.length));
}
