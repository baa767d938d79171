// The table of RAWsiko: what is chosen on the map, step by step, until it is an order. What is legal stands in the list of
// territories and in the tool; the words do too. The server hears only the finished order.

import { keepSetting, setting } from './settings.js';
import { step } from './act.js';
import { say } from './say.js';
import { Camera } from './rawsiko-camera.js';
import { MOVES } from './moves.js';
import * as moves from './rawsiko-moves.js';

const SVG = 'http://www.w3.org/2000/svg';
const $ = (selector, place = document) => place.querySelector(selector);
const $$ = (selector, place = document) => [...place.querySelectorAll(selector)];
const piece = (id) => document.getElementById(`p-${id}`);
/** What never changes about a territory. */
const place = (id) => document.getElementById(`w-${id}`).dataset;
const tool = () => document.getElementById('tool');
const goals = (from) => $$(`#list form[data-from="${from}"] option`);
const goal = (from, to) => goals(from).find((option) => option.dataset.to === to);
const fill = (text, gaps) => text.replace(/\{(\w+)\}/g, (_, name) => gaps[name] ?? '');

// What is chosen so far.
const NOTHING = { from: null, to: null, n: 1, picks: [], continent: null };
let chosen = { ...NOTHING };
let at = null; // the territory that Tab reaches
let shut = null; // the conflict that was closed
let camera;
let played; // what one had to do when the table was last drawn
let puts = []; // territories that get an asset each as soon as the one before is there
let flying = { n: 0, version: null }; // assets on their way
let sent = null; // the order that is on its way: when it is done, the next one begins anew

/** Starts on `main#table` or `main#replay`. */
export function start(table) {
  Object.assign(MOVES, moves.MOVES);
  camera = new Camera();
  table.addEventListener('click', click);
  // Before the form is sent.
  document.addEventListener('click', sure, true);
  table.addEventListener('focusin', ({ target }) => {
    const focused = target.closest?.('.tt');
    if (focused) rove(focused.dataset.t);
    marks();
  });
  table.addEventListener('focusout', () => requestAnimationFrame(marks));
  table.addEventListener('submit', ({ target }) => {
    if (target.id === 'order') sent = { verb: target.elements.step.value.split(' ')[0], version: table.dataset.version };
  });
  table.addEventListener('shown', shown);
  document.addEventListener('keydown', keys);
  addEventListener('hashchange', hashed);
  hashed();
  shown();
}

// Whoever ends a turn in which nothing was moved is asked once.
function sure(event) {
  const button = event.target.closest?.('.endb[data-say-sure]:not(.armed)');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.classList.add('armed');
  button.textContent = button.dataset.saySure;
  say(button.dataset.saySure);
}

// After every step: what was chosen stands as long as it can still be done.
function shown() {
  const { mode } = tool()?.dataset ?? {};
  // Facts that were opened while one chose cover how it stands: when others play that is wanted again.
  // On small screens every panel covers the map.
  const sheets = matchMedia('(max-width: 899px), (max-height: 500px)').matches;
  if (played && !mode && /^#([fg]-|facts$)/.test(location.hash)) location.replace(sheets ? '#act' : '#log');
  played = mode;
  folded();
  if (sent && sent.version !== $('main').dataset.version) {
    // Whoever attacks may want to go on; whatever else was done is done.
    const goesOn = sent.verb === 'attack' && goal(chosen.from, chosen.to)?.dataset.verb === 'attack';
    if (!goesOn) drop();
    sent = null;
  }
  const { from, to } = chosen;
  if (mode === 'act') {
    if (from && !goals(from).length) drop();
    else if (to && !goal(from, to)) Object.assign(chosen, { to: null });
    // What was to be attacked is taken: nobody asked for more to follow.
    else if (to && goal(from, to).dataset.verb !== chosen.verb) drop();
    else if (to) chosen.n = Math.min(chosen.n, most());
  } else if (mode === 'claim') chosen.picks = chosen.picks.filter((id) => piece(id)?.dataset.owner === undefined);
  else drop();
  if (mode !== 'claim') Object.assign(chosen, { picks: [], continent: null });
  else if (chosen.continent && !$(`#c-${chosen.continent}.open`)) chosen.continent = null;
  rove(piece(at) ? at : first());
  const fight = $('#fight .dlg')?.id;
  $('#fight')?.classList.toggle('shut', !!fight && fight === shut);
  draw();
  if (mode === 'place') flush();
  else puts = [];
}

const drop = () => (chosen = { ...NOTHING, picks: [] });

function first() {
  const mine = $$('.tt[data-mine]');
  return (mine.find((each) => Number(each.dataset.can)) ?? mine[0] ?? $('.tt'))?.dataset.t;
}

// Of all territories Tab reaches one; arrows lead on.
function rove(id) {
  at = id;
  for (const each of $$('.tt[tabindex="0"]')) each.setAttribute('tabindex', -1);
  piece(id)?.setAttribute('tabindex', 0);
}

function click(event) {
  const { target } = event;
  const act = target.closest('[data-do]')?.dataset.do;
  if (act) return DOES[act]?.();
  const view = target.closest('[data-view]');
  if (view) {
    event.preventDefault();
    return camera.show(view.dataset.view);
  }
  const portrait = target.closest('.cb.open');
  if (portrait) return settle(portrait.dataset.continent);
  const material = target.closest('.deals .ch');
  if (material) return trade(material);
  const spot = target.closest('.tt') ?? target.closest('.ty');
  if (spot) tap(spot.dataset.t ?? spot.id.slice(2));
}

/** The objective is folded to its head, or whole: as it was left last. */
function folded() {
  const is = setting('objective') === 'folded';
  document.getElementById('you')?.classList.toggle('folded', is);
  $('#you .foldb')?.setAttribute('aria-expanded', String(!is));
}

function fold() {
  keepSetting('objective', setting('objective') === 'folded' ? 'whole' : 'folded');
  folded();
}

const DOES = {
  fold,
  less: () => count(-1),
  more: () => count(1),
  cancel,
  suggest,
  'close-fight': closeFight,
};

function closeFight() {
  shut = $('#fight .dlg')?.id ?? null;
  $('#fight')?.classList.add('shut');
  $('#act')?.focus({ preventScroll: true });
  return true;
}

// All that was chosen, at once.
function cancel() {
  if (!chosen.from && !chosen.picks.length && !chosen.continent) return false;
  drop();
  draw();
  return true;
}

// The portrait beside a continent was pressed: only there one chooses now.
function settle(continent) {
  const again = chosen.continent === continent;
  drop();
  if (!again) chosen.continent = continent;
  draw();
  if (!again) camera.show(continent);
}

// A material was pressed in the trade with China: the button in the tool does it.
function trade(material) {
  document.querySelector(`#steps [value="trade ${material.dataset.m}"]`)?.click();
}

// A territory was pressed then: its materials come within reach.
function reach(id) {
  camera.near(id);
  $(`#q-${id} .ch`)?.focus({ preventScroll: true });
}

// What the server thinks best for whoever does not know the world yet: chosen, and to be confirmed.
function suggest() {
  chosen.picks = tool().dataset.suggest.split(' ');
  draw();
  camera.show(document.getElementById(`t-${chosen.picks[0]}`).dataset.continent);
  document.getElementById('confirm').focus({ preventScroll: true });
}

function count(by) {
  chosen.n = Math.min(Math.max(1, chosen.n + by), most());
  draw();
}

/** How many may go. */
function most() {
  const can = Number(piece(chosen.from)?.dataset.can ?? 1);
  return goal(chosen.from, chosen.to)?.dataset.verb === 'attack' ? Math.min(3, can) : can;
}

// A territory was pressed.
function tap(id) {
  rove(id);
  const { mode } = tool()?.dataset ?? {};
  if (mode === 'claim') return pick(id);
  if (mode === 'place') return put(id);
  if (mode === 'act') return go(id);
  if (mode === 'trade') return reach(id);
  location.hash = `#g-${id}`;
}

function pick(id) {
  const { picks } = chosen;
  if (picks.includes(id)) chosen.picks = picks.filter((other) => other !== id);
  else if (open().has(id)) picks.push(id);
  // Another continent or another corner: begin there.
  else if (claims().some((group) => group.includes(id))) Object.assign(chosen, { picks: [id], continent: null });
  else return refuse(id);
  draw();
}

// Why a territory cannot be claimed. Pressed once more it tells its facts.
function refuse(id) {
  const { sayTaken, sayNotThere } = tool().dataset;
  const note = document.getElementById('tool-note');
  const { name } = place(id);
  const there = $(`.ctabs [data-continent="${continentOf(id)}"]`).textContent;
  const why = fill(piece(id).dataset.owner === undefined ? sayNotThere : sayTaken, { place: name, continent: there });
  if (note.textContent === why) return (location.hash = `#g-${id}`);
  note.textContent = why;
  note.classList.add('warn');
}

const claims = () => (tool()?.dataset.claims ?? '').split(',').map((group) => group.split(' '));
const continentOf = (id) => document.getElementById(`t-${id}`)?.dataset.continent;
/** What can be claimed where one has settled. */
const groups = () => claims().filter(([id]) => !chosen.continent || continentOf(id) === chosen.continent);

// What can be chosen with what is chosen.
function open() {
  const fits = groups().filter((group) => chosen.picks.every((id) => group.includes(id)));
  return new Set(fits.flat().filter((id) => !chosen.picks.includes(id)));
}

function put(id) {
  if (piece(id).dataset.mine === undefined) return (location.hash = `#g-${id}`);
  const gone = flying.version === $('main').dataset.version ? flying.n : 0;
  if (puts.length + gone < Number(tool().dataset.left)) puts.push(id);
  flush();
}

// Presses may come faster than answers: those that wait for the same territory go together.
async function flush() {
  if (!puts.length || document.getElementById('act').getAttribute('aria-busy') === 'true') return;
  const [id] = puts;
  const other = puts.findIndex((one) => one !== id);
  const n = other < 0 ? puts.length : other;
  puts = puts.slice(n);
  flying = { n, version: $('main').dataset.version };
  if (await step(`place ${id} ${n}`)) return;
  flying = { n: 0, version: null };
  puts = [];
}

function go(id) {
  const { from } = chosen;
  const { mine, can } = piece(id).dataset;
  if (from === id) drop();
  else if (from && goal(from, id)) aim(id);
  else if (mine !== undefined && Number(can)) chosen = { ...NOTHING, picks: [], from: id };
  else return (location.hash = `#g-${id}`);
  draw();
}

// As many as seem wise: all that can go, but not the last one.
function aim(to) {
  chosen.to = to;
  const { can, n } = piece(chosen.from).dataset;
  const all = most();
  chosen.verb = goal(chosen.from, to).dataset.verb;
  const attack = chosen.verb === 'attack';
  chosen.n = !attack && all === Number(n) ? Math.max(1, all - 1) : Math.min(all, Number(can));
}

function draw() {
  marks();
  if (tool()) fillTool();
  // Whoever places chooses once, and nothing else of the map is wanted for it.
  const { mode } = tool()?.dataset ?? {};
  camera.follow(mode === 'act' ? chosen.from : null, mode);
}

// ---- the tool

function fillTool() {
  const box = tool();
  const { mode } = box.dataset;
  if (mode === 'trade' || mode === 'place') return;
  const state = { claim: claimed, act: ordered }[mode](box.dataset);
  const form = document.getElementById('order');
  const step = form.elements.step;
  step.disabled = !state.step;
  step.setAttribute('value', state.step ?? '');
  form.hidden = !state.legs.length;
  const button = document.getElementById('confirm');
  button.disabled = !state.step;
  if (state.go) $('span', button).textContent = state.go;
  if (state.title) $('#tool-title').textContent = state.title;
  const legs = document.getElementById('legs');
  legs.replaceChildren(...state.legs.map(leg));
  const stepper = document.getElementById('count');
  if (stepper) stepper.hidden = !state.count;
  if (state.count) {
    document.getElementById('count-n').textContent = chosen.n;
    document.getElementById('count-most').textContent = fill(box.dataset.sayMost, { n: most() });
    $('[data-do=less]', stepper).disabled = chosen.n <= 1;
    $('[data-do=more]', stepper).disabled = chosen.n >= most();
  }
  const note = document.getElementById('tool-note');
  if (state.note !== undefined) note.textContent = state.note;
  note.classList.toggle('warn', !!state.warn);
  const list = $('.tolist', box);
  if (list) list.hidden = !!state.legs.length;
  const offer = $('.suggest', box);
  if (offer) offer.hidden = !!state.legs.length;
}

// A row of the tool: whose, which, how many.
function leg(id) {
  const row = document.createElement('div');
  if (typeof id === 'object') {
    row.className = 'leg2 mt';
    row.textContent = id.text;
    return row;
  }
  const { owner, n, can, mine } = piece(id).dataset;
  const { name } = place(id);
  row.className = 'leg2';
  const token = document.createElement('span');
  token.className = owner ? 'tok s' : 'ring';
  if (owner) {
    token.dataset.seat = owner;
    token.append(Object.assign(document.createElement('b'), { textContent: owner.toUpperCase() }));
  }
  const link = Object.assign(document.createElement('span'), { textContent: name });
  const figure = Object.assign(document.createElement('em'), {
    textContent: mine !== undefined ? `${can}/${n}` : owner ? n : '',
  });
  row.append(token, link, figure, holds(id));
  return row;
}

// Where the map has no room for the letters, they stand here: what the territory has.
function holds(id) {
  const all = document.createElement('small');
  for (const { classList, dataset } of $$(`#q-${id} .ch`)) {
    const kind = ['o', 'w'].filter((one) => classList.contains(one));
    const chip = Object.assign(document.createElement('span'), { className: ['chip', ...kind].join(' ') });
    chip.textContent = dataset.m;
    all.append(chip);
  }
  return all;
}

function claimed({ size, sayMore }) {
  const { picks } = chosen;
  const missing = Number(size) - picks.length;
  if (!picks.length && chosen.continent) {
    const name = $(`.ctabs [data-continent="${chosen.continent}"]`).textContent;
    return { legs: [{ text: name }], ...idle() };
  }
  if (!picks.length) return { legs: [], title: undefined, ...idle() };
  const legs = missing > 0 ? [...picks, { text: `${sayMore}${missing > 1 ? ` (${missing})` : ''}` }] : picks;
  const sorted = $$('.tt').map((each) => each.dataset.t).filter((id) => picks.includes(id));
  const continent = document.getElementById(`t-${picks[0]}`).dataset.continent;
  return { legs, step: missing ? null : `claim ${continent} ${sorted.join(' ')}` };
}

function ordered(say) {
  const { from, to, n } = chosen;
  if (!from) return { legs: [], ...idle() };
  if (!to) return { legs: [from], title: say.sayTo, note: '' };
  const { verb, chances, brings = '' } = goal(from, to).dataset;
  const { n: total } = piece(from).dataset;
  const leaves = n === Number(total);
  const warning = leaves && verb !== 'attack' ? $(`#list form[data-from="${from}"]`).dataset.empty : null;
  const state = { legs: [from, to], count: true, step: `${verb} ${from} ${to} ${n}`, note: brings, go: say.sayGo };
  if (verb === 'attack') {
    const all = chances.split('|');
    const dice = fill(say.sayDice, { a: n, d: Math.min(3, Number(piece(to).dataset.n)) });
    const odds = fill(say.sayOdds, { now: all[n - 1], all: all.at(-1) });
    return { ...state, title: say.sayAttack, go: say.sayRoll, note: `${dice} ${odds} ${leaves ? say.sayRisk : brings}`, warn: leaves };
  }
  const title = piece(to).dataset.mine === undefined ? say.sayTake : say.sayMove;
  return warning ? { ...state, title, note: warning, warn: true, go: say.sayLeave } : { ...state, title };
}

// What the server said stands there until something is chosen.
let said = { version: null };
function idle() {
  const version = $('main').dataset.version;
  if (said.version !== version) {
    said = { version, title: $('#tool-title').textContent, note: document.getElementById('tool-note').textContent };
  }
  return { title: said.title, note: said.note };
}

// ---- what is marked on the map

function marks() {
  const layer = document.getElementById('marks');
  if (!layer) return;
  const drawn = [];
  const mark = (id, look) => drawn.push(shape(id, `mk ${look}`.trim()));
  const { mode } = tool()?.dataset ?? {};
  const { from, to, picks } = chosen;
  if (mode === 'claim') {
    const can = open();
    const near = new Set([...can, ...picks]);
    if (picks.length || chosen.continent) for (const { dataset } of $$('.tt')) if (!near.has(dataset.t) && dataset.owner === undefined) drawn.push(shape(dataset.t, 'fade'));
    for (const id of can) mark(id, 'legal');
    for (const id of picks) mark(id, '');
  } else if (mode === 'place') for (const { dataset } of $$('.tt[data-mine]')) mark(dataset.t, 'legal');
  else if (from) {
    if (mode === 'act') for (const { dataset } of goals(from)) if (dataset.to !== to) mark(dataset.to, 'legal');
    mark(from, '');
    if (to) {
      mark(to, 'to');
      drawn.push(...route(from, to));
    }
  }
  const focused = document.activeElement?.closest?.('.tt');
  if (focused?.matches(':focus-visible')) mark(focused.dataset.t, 'look');
  const card = location.hash.match(/^#[fg]-/) ? $(`article${location.hash.replace(/[^#\w-]/g, '')}`) : null;
  for (const id of card?.dataset.where.split(' ') ?? []) mark(id, 'where');
  layer.replaceChildren(...drawn);
}

function shape(id, look) {
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#t-${id}`);
  use.setAttribute('class', look);
  return use;
}

// Over the sea the way is drawn; a border needs none.
function route(from, to) {
  const link = document.getElementById(`l-${[from, to].sort().join('--')}`);
  if (!link) return [];
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', 'route');
  path.setAttribute('d', link.getAttribute('d'));
  path.setAttribute(link.dataset.b === to ? 'marker-end' : 'marker-start', 'url(#ah)');
  return [path];
}

// ---- keys

function keys(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return;
  if (target.closest?.('input, textarea, select') || $('dialog[open]')) return;
  if (press(key, target)) event.preventDefault();
}

function press(key, target) {
  const portrait = target.closest?.('.cb.open');
  if (portrait && (key === 'Enter' || key === ' ')) return settle(portrait.dataset.continent) ?? true;
  const material = target.closest?.('.deals .ch');
  if (material && among(material, key)) return true;
  const on = target.closest?.('.tt');
  if (on && (key === 'Enter' || key === ' ')) return tap(on.dataset.t) ?? true;
  if (on && key.startsWith('Arrow')) return walk(on, key);
  if (key === 'Escape') return leave();
  if (setting('letters') !== 'on') return false;
  const letter = key.toLowerCase();
  if (letter === 'm') return piece(at)?.focus() ?? true;
  if (letter === 't') return panel('#list');
  if (!document.getElementById('order')) return false;
  if (key === '+' || key === '=') return count(1) ?? true;
  if (key === '-' || key === '−') return count(-1) ?? true;
  const confirm = document.getElementById('confirm');
  if (letter === 'c' && !confirm.disabled && !confirm.form.hidden) return confirm.click() ?? true;
  return false;
}

// Among the materials of a territory: arrows go on, Enter trades, Escape goes back to the territory.
function among(material, key) {
  if (key === 'Enter' || key === ' ') return trade(material) ?? true;
  const home = material.closest('.pp').id.slice(2);
  const all = $$(`#q-${home} .ch`);
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (key === 'Escape') piece(home).focus({ preventScroll: true });
  else if (by) all[(all.indexOf(material) + by + all.length) % all.length].focus({ preventScroll: true });
  return key === 'Escape' || !!by;
}

function leave() {
  const fight = $('#fight:not(.shut) .dlg.ours');
  if (fight) return closeFight();
  if (cancel()) return true;
  if (/^#(list|facts|log|you|opps|[fg]-)/.test(location.hash)) return panel('#act');
  return false;
}

function panel(to) {
  location.hash = to;
  return true;
}

// To the nearest territory in that direction.
function walk(from, key) {
  const spot = (each) => place(each.dataset.t).at.split(' ').map(Number);
  const [x, y] = spot(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  for (const each of $$('.tt')) {
    const [a, b] = spot(each);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along > 4 && (!best || along + 2 * aside < best.far)) best = { each, far: along + 2 * aside };
  }
  best?.each.focus();
  if (best) camera.reveal(best.each.dataset.t);
  return true;
}

// A panel or a card was asked for by its address.
function hashed() {
  const { hash } = location;
  if (/^#(list|facts)$|^#[fg]-/.test(hash)) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  const card = hash.match(/^#[fg]-/) && document.getElementById(hash.slice(1));
  if (card) card.closest('.facts').scrollTop = 0;
  marks();
}
