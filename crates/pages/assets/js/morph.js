// Turns what an element holds into new HTML while keeping every node that stays, so that focus, open details, the
// reader's selection and running animations survive.

import { local } from './sheet.js';

const SVG = 'http://www.w3.org/2000/svg';

/** What makes a node the same one as before: its id, its place on the table, or what a button does. */
export function keyOf(node) {
  if (node.nodeType !== 1) return null;
  if (node.id) return `#${node.id}`;
  const vt = node.getAttribute('data-vt');
  if (vt) return `@${vt}`;
  const name = node.getAttribute('name');
  return name ? `=${name}=${node.getAttribute('value') ?? ''}` : null;
}

/** What a piece of HTML holds, ready for one morph of `target`. */
export function parsed(html, target) {
  const template = document.createElement('template');
  // What stands in a picture is read as a picture.
  const drawn = target?.namespaceURI === SVG;
  const text = local(html);
  template.innerHTML = drawn ? `<svg>${text}</svg>` : text;
  return drawn ? template.content.firstChild : template.content;
}

/** Makes the children of `target` equal to those of `fresh`, which is used up; it may be HTML. */
export function morph(target, fresh) {
  children(target, typeof fresh === 'string' ? parsed(fresh, target) : fresh);
}

// What stands for one thing and may stand for another, where it stands: a place on the table, not a button. To take it away
// and put its like there would make the browser build every picture in it anew, and that is most of what a step costs.
const PLACE = /^(?:LI|DIV|SPAN|ARTICLE)$/;
const place = (node, key) => key !== null && PLACE.test(node.nodeName);

/** Makes the children of `old` equal to those of `fresh`, which is used up. */
export function children(old, fresh) {
  const wanted = new Set();
  for (const node of fresh.childNodes) wanted.add(keyOf(node));
  const keyed = new Map();
  const spare = new Set();
  const focus = old.ownerDocument?.activeElement;
  // What goes, goes first: then what stays need not be moved, and an element that is not moved keeps its focus.
  for (const node of [...old.childNodes]) {
    const key = keyOf(node);
    if (key === null) continue;
    if (wanted.has(key) && !keyed.has(key)) keyed.set(key, node);
    else if (place(node, key) && !(focus && node.contains(focus))) spare.add(node);
    else node.remove();
  }
  let at = old.firstChild;
  const drop = () => {
    const next = at.nextSibling;
    at.remove();
    at = next;
  };
  for (const node of [...fresh.childNodes]) {
    const key = keyOf(node);
    if (spare.has(at) && place(node, key) && !keyed.has(key) && at.nodeName === node.nodeName) {
      const taken = at;
      at = at.nextSibling;
      become(taken, node);
      continue;
    }
    while (spare.has(at)) drop();
    let match = key === null ? at : keyed.get(key);
    // A node with a key waits for its namesake.
    while (key === null && match && keyOf(match) !== null) match = match.nextSibling;
    if (match && same(match, node)) {
      if (match === at) at = at.nextSibling;
      else old.insertBefore(match, at);
      become(match, node);
    } else {
      old.insertBefore(node, at);
    }
  }
  while (at) drop();
}

const same = (one, other) => one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

function become(old, fresh) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  // Most of what comes is as it was, and the browser itself sees that soonest.
  if (old.isEqualNode(fresh)) return;
  // By their names: the browser would make an object of every attribute otherwise, and throw it away.
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) {
    // Whether something is unfolded is the reader's business.
    if (!fresh.hasAttribute(name) && !(name === 'open' && /^(DETAILS|DIALOG)$/.test(old.nodeName))) {
      old.removeAttribute(name);
    }
  }
  children(old, fresh);
}
