// What may not happen to a layout: scrolling, things outside their cards, things over each other, targets too small, things
// that move under a finger.

/** Where the parts of a table lie, from the top: what somebody aims at stays there, whoever's turn it is. */
export const places = (page) =>
  page.evaluate(() => {
    const top = (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0);
    return ['board', 'lot', 'you', 'act'].map((id) => `${id} at ${top(id)}`).join(', ');
  });

/** Every fault of the page as it is drawn now, in words. `still`: the page as a whole must not scroll. */
export const faults = (page, { still = true } = {}) =>
  page.evaluate(
    async ({ still }) => {
      // A size container follows the screen a frame later.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const found = [];
      const name = (element) => {
        const id = element.id ? `#${element.id}` : '';
        const text = (element.getAttribute('aria-label') ?? element.textContent)
          .trim()
          .replace(/\s+/g, ' ')
          .slice(0, 30);
        return `${element.tagName.toLowerCase()}${id}${[...element.classList].map((word) => `.${word}`).join('')} “${text}”`;
      };
      // Words for the ear only are a dot somewhere; what is not drawn is nowhere.
      const drawn = (element) => {
        const box = element.getBoundingClientRect();
        const look = getComputedStyle(element);
        return (
          box.width > 1 &&
          box.height > 1 &&
          look.visibility !== 'hidden' &&
          !element.closest('.sr, .skiplink, [hidden]') &&
          element.checkVisibility()
        );
      };
      const size = (box) =>
        `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
      const root = document.documentElement;
      if (root.scrollWidth > innerWidth)
        found.push(`the page is ${root.scrollWidth} wide and the screen ${innerWidth}`);
      if (still && root.scrollHeight > innerHeight)
        found.push(`the page is ${root.scrollHeight} high and the screen ${innerHeight}`);

      const outside = (inner, outer, slack) =>
        inner.left < outer.left - slack ||
        inner.right > outer.right + slack ||
        inner.top < outer.top - slack ||
        inner.bottom > outer.bottom + slack;
      const modal = document.querySelector('dialog:modal');
      const scope = modal ?? document.body;
      for (const card of scope.querySelectorAll('.card, .act, .bidder, .b, .panel')) {
        if (!drawn(card)) continue;
        const frame = card.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(getComputedStyle(card).overflow);
        for (const part of card.querySelectorAll('*')) {
          if (!drawn(part) || part.closest('[role=log], .dunes, .arc, .rays, details.menu')) continue;
          const box = part.getBoundingClientRect();
          // Whatever an ancestor cuts off is not seen outside.
          const cut = [...ancestors(part, card)].some((one) => getComputedStyle(one).overflow !== 'visible');
          if (!cut && !scrolls && outside(box, frame, 2)) {
            found.push(`${name(part)} (${size(box)}) is outside ${name(card)} (${size(frame)})`);
            break;
          }
        }
        // Cut off words are words nobody reads; names may end in an ellipsis.
        const look = getComputedStyle(card);
        if (
          still &&
          look.overflow !== 'visible' &&
          (card.scrollHeight > card.clientHeight + 2 || card.scrollWidth > card.clientWidth + 2) &&
          !card.closest('[role=log]') &&
          reaches(card, frame)
        ) {
          found.push(
            `${name(card)} hides ${reaches(card, frame)}: ${card.scrollWidth}×${card.scrollHeight} in ${card.clientWidth}×${card.clientHeight}`,
          );
        }
      }
      // WebKit adds a card's padding to what lies over it, and then calls the sum hidden: so it must be seen there.
      function reaches(card, frame) {
        const words = document.createRange();
        for (const part of [card, ...card.querySelectorAll('*')]) {
          const cuts = [part, ...ancestors(part, card)].some((one) => getComputedStyle(one).overflow !== 'visible');
          if (!drawn(part) || (part !== card && cuts)) continue;
          words.selectNodeContents(part);
          const texts = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
          const boxes = [part.getBoundingClientRect(), ...(texts ? words.getClientRects() : [])];
          if (boxes.some((box) => outside(box, frame, 2))) return name(part);
        }
        return null;
      }
      function* ancestors(part, end) {
        for (let one = part.parentElement; one && one !== end; one = one.parentElement) yield one;
      }

      const targets = [
        ...scope.querySelectorAll('button, a[href], summary, select, input:not([type=hidden]), label:has(input)'),
      ].filter(drawn);
      for (const target of targets) {
        const box = target.getBoundingClientRect();
        // A radio button is pressed by its label; a link in a sentence is as high as the sentence.
        if (target.matches('label input') || (target.matches('a') && getComputedStyle(target).display === 'inline'))
          continue;
        if (box.width < 24 || box.height < 24) found.push(`${name(target)} is only ${size(box)}`);
        // The chronicle scrolls: what is not seen of it is a turn of the wheel away.
        const scrolled = target.closest('[role=log]');
        if (still && !modal && !scrolled && outside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 1))
          found.push(`${name(target)} (${size(box)}) is off the screen`);
      }
      const blocks = [
        ...scope.querySelectorAll(
          '#table .steps > .b, #table .bidder, #table .grp, #table .seat, #table .cell, header.top > *, #scoring .strip, #scoring .many, #scoring .pt, #scoring .sc li > b',
        ),
      ].filter(drawn);
      for (const [at, one] of blocks.entries()) {
        const a = one.getBoundingClientRect();
        for (const other of blocks.slice(at + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const b = other.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 2 && high > 2)
            found.push(`${name(one)} and ${name(other)} overlap by ${Math.round(wide)}×${Math.round(high)}`);
        }
      }
      return found;
    },
    { still },
  );
