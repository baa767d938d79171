// What may not happen in the head of a player's card: something outside it, two things over each other, something that
// a player needs not drawn, a name of which nothing is left, a word that is cut off.

/** Puts every combination of what heads hold on the cards of this page; gives the worst fault of each kind, in words. */
export const headFaults = (page, kinds) =>
  page.evaluate((kinds) => {
    const heads = [...document.querySelectorAll('#opps .seat-h')];
    const mini = heads.map((head) => head.querySelector('.mini')?.outerHTML ?? '');
    const [clock] = Object.values(kinds.clk);
    const shows = (time, look) =>
      clock.replace(/class="clk[^"]*"/, `class="${look}"`).replace(/(<span class="face"[^>]*>)[^<]*/, `$1${time}`);
    const lists = {
      clk: ['', ...kinds.times.map((time) => shows(time, 'clk')), shows(kinds.times.at(-1), 'clk runs short')],
      who2: Object.values(kinds.who2),
      tot: [kinds.tot.veiled, kinds.tot.open.replace(/(<b[^>]*>)[^<]*/, '$1128')],
      tag: Object.values(kinds.tag),
      suns: [0, kinds.most].map((n) => kinds.suns[n]).filter(Boolean),
    };
    const combinations = Object.entries(lists).reduce(
      (all, [what, list]) => all.flatMap((one) => list.map((html) => ({ ...one, [what]: html }))),
      [{}],
    );
    // A row of suns and the room of a name may be wider than what is drawn there.
    const inked = (part) => {
      const boxes = part.matches('.suns') ? [...part.children].map((sun) => sun.getBoundingClientRect()) : [text(part)];
      const [left, top] = ['left', 'top'].map((side) => Math.min(...boxes.map((box) => box[side])));
      const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...boxes.map((box) => box[side])));
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const text = (part) => {
      const box = part.getBoundingClientRect();
      if (!part.matches('.nm')) return box;
      const range = document.createRange();
      range.selectNodeContents(part);
      const right = Math.min(box.right, range.getBoundingClientRect().right);
      return { left: box.left, right, top: box.top, bottom: box.bottom };
    };
    const worst = new Map();
    const note = (kind, by, says) => {
      if (by > (worst.get(kind)?.by ?? 1)) worst.set(kind, { by, says: `${kind}, ${Math.round(by)} px: ${says}` });
    };
    const label = (head) =>
      `${head.textContent.replace(/\s+/g, ' ').trim()} [${head.querySelectorAll('.sun').length} suns]`;
    for (let at = 0; at < combinations.length; at += heads.length) {
      const here = heads.filter((_, k) => at + k < combinations.length);
      here.forEach((head, k) => {
        const { clk, who2, tot, tag, suns } = combinations[at + k];
        const token = head.querySelector('.tok').outerHTML;
        const html = `${token}<bdi class="nm">${kinds.name}</bdi>${clk}${who2}${tot}${tag}${mini[k]}${suns}`;
        // A picture is as large without what it shows, and sooner there.
        head.innerHTML = html.replace(/<use[^>]*>/g, '');
      });
      for (const head of here) {
        const frame = head.closest('.seat').getBoundingClientRect();
        const drawn = [...head.children]
          .map((part) => ({ part, box: inked(part), what: part.className.split(' ')[0] }))
          .filter(({ part, box }) => box.width > 1 && box.height > 1 && part.checkVisibility());
        for (const { box, what } of drawn) {
          note(`${what} outside`, Math.max(box.right - (frame.right - 3), frame.left + 3 - box.left), label(head));
          note(`${what} below`, Math.max(box.bottom - frame.bottom, frame.top - box.top), label(head));
        }
        for (const [k, { box: a, what }] of drawn.entries()) {
          for (const { box: b, what: other } of drawn.slice(k + 1)) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (high > 1) note(`${what} over ${other}`, wide, label(head));
          }
        }
        // What is nowhere else on the screen.
        for (const what of ['.suns', '.clk', '.tot:not(.veiled)', '.nm']) {
          const shown = drawn.some(({ part }) => part.matches(what));
          if (head.querySelector(what) && !shown) note(`no ${what}`, 99, label(head));
        }
        const name = head.querySelector('.nm');
        note('name lost', Math.min(24, name.scrollWidth) - name.clientWidth, label(head));
        for (const { part, what } of drawn)
          if (what === 'tag') note('tag cut', part.scrollWidth - part.clientWidth, label(head));
      }
    }
    return [...worst.values()].map(({ says }) => says);
  }, kinds);
