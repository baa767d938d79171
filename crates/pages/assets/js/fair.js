// The page about a deal: fetches the record of the table, makes the deal again and shows every draw beside what came in
// the game. A record from the reader's own computer is checked in the same way.

import { check } from './deal.js';

const SVG = 'http://www.w3.org/2000/svg';
/** How seats are called. */
const SEATS = 'ABCDE';
/** A longer file is no record of a game. */
const LONGEST = 4 * 1024 * 1024;

/** What this browser gave to the deal of a table, and the seal that it saw then. */
const KEPT = (table) => `khepri-deal-${table}`;

/** Remembers what was given, so that it can be compared when the game is over. */
export function remember(table, nonce, seal) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT(table)) ?? '{"nonces":[]}');
    kept.nonces.push(nonce);
    localStorage.setItem(KEPT(table), JSON.stringify({ ...kept, seal }));
  } catch {
    // Without a memory the page can still be read, and the numbers compared by eye.
  }
}

function remembered(table) {
  try {
    return JSON.parse(localStorage.getItem(KEPT(table)));
  } catch {
    return null;
  }
}

/** Starts everything on `#fair`. */
export async function start(section) {
  const page = new Page(section);
  document.getElementById('file')?.addEventListener('change', async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    page.show(file.size > LONGEST ? '' : await file.text());
  });
  try {
    const answer = await fetch(section.dataset.record);
    if (!answer.ok) throw new Error(answer.statusText);
    page.show(await answer.text());
  } catch {
    page.say('lost', {}, false);
  }
}

class Page {
  #section;
  #recipe;
  #things;
  #settled;
  #words;

  constructor(section) {
    this.#section = section;
    this.#recipe = JSON.parse(section.dataset.recipe);
    this.#things = new Map(JSON.parse(section.dataset.things).map((thing) => [thing.word, thing]));
    this.#settled = new Map(JSON.parse(section.dataset.settled));
    this.#words = new Map(JSON.parse(section.dataset.words));
  }

  #word(name, gaps = {}) {
    return (this.#words.get(name) ?? '').replace(/\{(\w+)\}/g, (_, gap) => gaps[gap] ?? '');
  }

  /** The verdict, in words and colour. */
  say(name, gaps, fine) {
    const verdict = this.#section.querySelector('#verdict');
    verdict.textContent = this.#word(name, gaps);
    this.#section.classList.toggle('good', fine);
    this.#section.classList.toggle('wrong', !fine);
  }

  /** Checks a record and shows what came of it. */
  show(text) {
    const found = check(text, this.#recipe);
    const derived = document.getElementById('derived');
    derived.hidden = !found.draws;
    this.#mine(found);
    this.#first(found.first);
    if (!found.draws) {
      this.say(found.fault, found, false);
      return;
    }
    derived.querySelector('.before').hidden = found.onward;
    derived.querySelector('.settled').replaceChildren(...found.setup.map((stage) => this.#stage(stage)));
    derived.querySelector('.draws').replaceChildren(...found.draws.map((draw) => this.#draw(draw, found.first)));
    const all = { n: found.draws.length, after: found.after };
    if (!found.first) this.say(found.onward ? 'onward' : 'fine', all, true);
    else if (found.first.number) this.say('draw', { n: found.first.number }, false);
    else this.say('setup', { line: this.#settled.get(found.first.line) ?? found.first.line }, false);
  }

  // What differs first stands beside the verdict; the list is long.
  #first(first) {
    const place = this.#section.querySelector('#first');
    place.hidden = !first;
    place.replaceChildren(...(first ? [first.number ? this.#draw(first, first, 'div') : this.#stage(first, 'div')] : []));
  }

  // Whether what this browser added before the game is in the deal, and the seal still the one it saw.
  #mine({ nonces, seal }) {
    const line = this.#section.querySelector('#mine');
    const kept = remembered(this.#section.dataset.table);
    line.hidden = !kept || !nonces;
    if (line.hidden) return;
    const same = kept.nonces.some((nonce) => nonces.includes(nonce)) && (!kept.seal || kept.seal === seal);
    line.textContent = this.#word(same ? 'mine' : 'strange');
    line.classList.toggle('bad', !same);
  }

  #stage({ by, line, expected, found, same }, kind = 'li') {
    const row = element(kind, same ? 'stage' : 'stage off');
    row.append(element('b', '', this.#settled.get(line) ?? line), ' ', this.#shares(expected, by), ' ', this.#sign(same, '✓'));
    if (!same) row.append(' ', this.#shares(found, by));
    return row;
  }

  // What each seat got, behind its letter; a seat that was drawn is its letter.
  #shares(text, by) {
    const shares = (by === 'seat' ? SEATS[text] ?? text : text).split(' / ');
    const all = element('span', 'shares');
    shares.forEach((share, seat) => {
      if (shares.length > 1) all.append(element('b', '', SEATS[seat]), ' ');
      all.append(element('span', '', share), ' ');
    });
    return all;
  }

  #draw({ number, expected, found, same }, first, kind = 'li') {
    const row = element(kind, same ? '' : number === first?.number ? 'off first' : 'off');
    row.append(element('span', 'n', String(number)), this.#sides(expected), this.#sign(same), this.#sides(found));
    return row;
  }

  // Never colour alone: a sign to see, and a word for those who do not.
  #sign(same, fine = '=') {
    const sign = element('span', 'sign');
    const mark = element('span', '', same ? fine : '≠');
    mark.ariaHidden = 'true';
    sign.append(mark, element('span', 'sr', ` ${this.#word(same ? 'same' : 'differs')} `));
    return sign;
  }

  #sides(sides) {
    const all = element('span', 'things');
    sides.forEach((side, at) => {
      if (at) all.append(' / ');
      side.forEach((word) => all.append(this.#thing(word), ' '));
    });
    return all;
  }

  #thing(word) {
    const thing = this.#things.get(word);
    if (!thing) return element('span', 'thing', word);
    const picture = document.createElementNS(SVG, 'svg');
    picture.setAttribute('class', 't');
    picture.setAttribute('viewBox', '0 0 64 64');
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', thing.label);
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', thing.picture);
    const title = document.createElementNS(SVG, 'title');
    title.textContent = thing.label;
    picture.append(title, use);
    return picture;
  }
}

function element(name, kind, text = '') {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}
