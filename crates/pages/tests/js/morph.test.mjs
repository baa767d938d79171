// node --test crates/pages/tests/js/
import assert from 'node:assert/strict';
import test from 'node:test';
import { children } from '../../assets/js/morph.js';

// As much of a document as the morph asks for.
class Fake {
  nodeType = 1;
  childNodes = [];
  parent = null;
  map = new Map();
  constructor(nodeName, attributes = {}, inner = []) {
    this.nodeName = nodeName;
    for (const [name, value] of Object.entries(attributes)) this.map.set(name, value);
    for (const child of inner) this.insertBefore(child, null);
  }
  get id() {
    return this.map.get('id') ?? '';
  }
  getAttributeNames() {
    return [...this.map.keys()];
  }
  getAttribute(name) {
    return this.map.get(name) ?? null;
  }
  setAttribute(name, value) {
    this.map.set(name, value);
  }
  hasAttribute(name) {
    return this.map.has(name);
  }
  removeAttribute(name) {
    this.map.delete(name);
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    return this.parent?.childNodes[this.parent.childNodes.indexOf(this) + 1] ?? null;
  }
  remove() {
    const at = this.parent?.childNodes.indexOf(this) ?? -1;
    if (at >= 0) this.parent.childNodes.splice(at, 1);
    this.parent = null;
  }
  insertBefore(node, before) {
    if (node.parent) this.moved = true;
    node.remove();
    node.parent = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
  }
  // Only the very same order of attributes counts here; a document does not mind it.
  isEqualNode(other) {
    return String(this) === String(other);
  }
  contains(other) {
    for (let node = other; node; node = node.parent) if (node === this) return true;
    return false;
  }
  toString() {
    if (this.nodeType === 3) return this.nodeValue;
    const attributes = [...this.map].map(([name, value]) => ` ${name}=${value}`).join('');
    return `<${this.nodeName}${attributes}>${this.childNodes.join('')}</>`;
  }
}
const el = (name, attributes, ...inner) => new Fake(name, attributes, inner.map((child) => (typeof child === 'string' ? text(child) : child)));
const text = (value) => Object.assign(new Fake('#text'), { nodeType: 3, nodeValue: value });
const button = (step) => el('BUTTON', { name: 'step', value: step }, step);

test('a button that stays is the same one, where nothing moves', () => {
  const pass = button('pass');
  const old = el('DIV', {}, el('P', {}, 'Your turn'), button('draw'), pass);
  children(old, el('DIV', {}, el('P', {}, 'Your bid'), button('bid 7'), button('pass')));
  assert.equal(String(old), '<DIV><P>Your bid</><BUTTON name=step value=bid 7>bid 7</><BUTTON name=step value=pass>pass</></>');
  assert.equal(old.childNodes[2], pass);
});

test('places keep their elements while tiles come and go', () => {
  const wells = [0, 1].map((k) => el('LI', { 'data-vt': `lot-${k}`, class: 'cell' }, 'x'));
  const old = el('OL', {}, ...wells, el('LI', { class: 'empty' }), el('LI', { class: 'empty' }));
  const fresh = () => [0, 1, 2].map((k) => el('LI', { 'data-vt': `lot-${k}` }, 'y'));
  children(old, el('OL', {}, ...fresh(), el('LI', { class: 'empty' })));
  assert.deepEqual(old.childNodes.slice(0, 2), wells);
  assert.equal(old.childNodes.length, 4);
  assert.equal(wells[0].getAttribute('class'), null);
  assert.equal(String(wells[1]), '<LI data-vt=lot-1>y</>');
});

test('a place that goes makes room for its like, so that no picture is built anew', () => {
  const slot = (vt) => el('LI', { 'data-vt': vt }, el('svg', { class: 't' }));
  const old = el('UL', {}, slot('slot-a-nile'), slot('slot-a-gold'), slot('slot-a-fort'));
  const [first, , third] = old.childNodes;
  const picture = first.childNodes[0];
  children(old, el('UL', {}, slot('slot-b-nile'), slot('slot-a-fort'), slot('slot-b-gold')));
  assert.equal(
    String(old),
    String(el('UL', {}, slot('slot-b-nile'), slot('slot-a-fort'), slot('slot-b-gold'))),
  );
  assert.equal(old.childNodes[0], first, 'the place stays');
  assert.equal(first.childNodes[0], picture, 'and so does its picture');
  assert.equal(old.childNodes[1], third, 'what was there before is still the same');
});

test('a button never becomes another, nor does what holds the focus', () => {
  const old = el('DIV', {}, button('draw'), el('LI', { 'data-vt': 'a' }, 'x'));
  const [draw, place] = old.childNodes;
  old.ownerDocument = { activeElement: place };
  children(old, el('DIV', {}, button('pass'), el('LI', { 'data-vt': 'b' }, 'y')));
  assert.equal(String(old), '<DIV><BUTTON name=step value=pass>pass</><LI data-vt=b>y</></>');
  assert.ok(!old.childNodes.includes(draw) && !old.childNodes.includes(place));
});

test('what is unfolded stays so', () => {
  const old = el('DIV', {}, el('DETAILS', { open: '', class: 'a' }));
  children(old, el('DIV', {}, el('DETAILS', { class: 'b' })));
  assert.equal(String(old), '<DIV><DETAILS open= class=b></></>');
});

test('any page becomes any other', () => {
  let seed = 1;
  const dice = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const random = (depth) => {
    const kids = depth ? Array.from({ length: dice(4) }, () => random(depth - 1)) : ['t'];
    const keys = [{}, {}, { id: `i${dice(4)}` }, { 'data-vt': `v${dice(4)}` }, { class: `c${dice(3)}` }];
    return el(['DIV', 'P', 'LI'][dice(3)], keys[dice(5)], ...kids);
  };
  const distinct = (node) => {
    const seen = new Set();
    node.childNodes = node.childNodes.filter((child) => {
      const key = child.id || child.getAttribute('data-vt');
      if (key && seen.has(key)) return false;
      if (key) seen.add(key);
      return true;
    });
    node.childNodes.forEach((child) => child.nodeType === 1 && distinct(child));
    return node;
  };
  for (let round = 0; round < 3000; round += 1) {
    const [old, fresh] = [el('X', {}, random(3), random(3), random(2)), distinct(el('X', {}, random(3), random(2), random(3)))];
    const wanted = String(fresh);
    children(old, fresh);
    assert.equal(String(old).replace(/<(\w+)((?: [\w-]+=[\w-]*)*)>/g, (_, n, a) => `<${n}${sorted(a)}>`), wanted.replace(/<(\w+)((?: [\w-]+=[\w-]*)*)>/g, (_, n, a) => `<${n}${sorted(a)}>`));
  }
});
const sorted = (attributes) => attributes.split(' ').sort().join(' ');
