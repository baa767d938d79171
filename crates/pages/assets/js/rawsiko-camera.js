// What of the map a screen shows that is too small for all of it: the world, a continent, or a territory with all that is next to it.

const WORLD = [0, 0, 1060, 708];
/** What is wider than this is too far off to choose in: on the smallest screens it shows no names and no materials. */
const FAR = 700;

export class Camera {
  #views = { world: WORLD };
  #small = matchMedia('(max-width: 1199px), (max-height: 500px)');
  // Where even a continent has no room for every word.
  #tiny = matchMedia('(max-width: 899px), (max-height: 500px)');
  #at = null;
  #followed = null;

  constructor() {
    this.map = document.getElementById('map');
    this.cam = document.getElementById('cam');
    for (const view of this.map?.dataset.views.split(';') ?? []) {
      const [name, box] = view.split(':');
      this.#views[name] = box.split(' ').map(Number);
    }
    for (const one of [this.#small, this.#tiny]) one.addEventListener('change', () => this.#set(this.#at));
    if (this.cam) new ResizeObserver(() => this.map && this.#set(this.#at)).observe(this.cam);
  }

  /** Shows the world or a continent. */
  show(name) {
    this.#name(name);
    this.#set(this.#views[name] ?? WORLD);
  }

  /** Looks where something was chosen; at first where the player is. */
  follow(id, mode) {
    if (!this.map) return;
    const box = id && id !== this.#followed && this.#around(id);
    // Where all that can be reached is seen already, the map stays under the finger.
    if (box && !this.#sees(box)) {
      this.#name(null);
      this.#set(box);
    } else if (!this.#at) {
      const mine = document.querySelector('.tt[data-mine]');
      const home = mine && document.getElementById(`t-${mine.dataset.t}`).dataset.continent;
      this.show(mode === 'claim' || !home || !this.#tiny.matches ? 'world' : home);
    }
    this.#followed = id;
  }

  /** Looks at a territory and its neighbours, where a screen is too small for all of the map. */
  near(id) {
    if (!this.#small.matches) return;
    this.#name(null);
    this.#set(this.#around(id));
  }

  /** Moves just so far that a territory is seen. */
  reveal(id) {
    if (!this.#small.matches || !this.#at) return;
    const [x, y] = document.getElementById(`w-${id}`).dataset.at.split(' ').map(Number);
    const [left, top, width, height] = this.#at;
    if (x > left + 20 && x < left + width - 20 && y > top + 20 && y < top + height - 20) return;
    this.#set([x - width / 2, y - height / 2, width, height]);
  }

  // The shape of a territory, and where its neighbours are written.
  #around(id) {
    const piece = document.getElementById(`w-${id}`);
    const boxes = [piece.dataset.shape.split(' ').map(Number)];
    for (const other of [id, ...piece.dataset.near.split(' ')]) {
      const hit = document.querySelector(`#p-${other} .hit`);
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => Number(hit.getAttribute(name)));
      // The way round the back of the map is too far to be seen at once.
      if (Math.abs(x - boxes[0][0]) < 600) boxes.push([x, y, x + w, y + h]);
    }
    const edge = (pick, place) => pick(...boxes.map((box) => box[place]));
    const [left, top] = [Math.max(0, edge(Math.min, 0) - 10), Math.max(0, edge(Math.min, 1) - 10)];
    return [left, top, edge(Math.max, 2) + 10 - left, edge(Math.max, 3) + 10 - top];
  }

  // What is drawn is wider or higher than what was asked for, as the screen is.
  #sees([left, top, width, height]) {
    const [x, y, w, h] = this.map.getAttribute('viewBox').split(' ').map(Number);
    if (w > FAR) return false;
    const { width: across, height: down } = this.cam.getBoundingClientRect();
    const scale = Math.min(across / w, down / h) || 1;
    const [wide, high] = [across / scale, down / scale];
    const [from, above] = [x + w / 2 - wide / 2, y + h / 2 - high / 2];
    return left >= from && top >= above && left + width <= from + wide && top + height <= above + high;
  }

  // Where the tool lies over the map, what is looked at stands beside it.
  #clear([left, top, width, height]) {
    return this.#tiny.matches ? [left, top, width, height] : [left - width * 0.35, top, width * 1.35, height];
  }

  #name(name) {
    for (const tab of document.querySelectorAll('.ctabs a')) {
      if (tab.dataset.view === name) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    }
  }

  #set(box) {
    this.#at = box;
    const shown = this.#small.matches && box && box !== WORLD ? this.#clear(box) : WORLD;
    this.map.setAttribute('viewBox', shown.join(' '));
    // An upright tablet shows the world as large as a laptop does, with every word.
    const roomy = shown[2] > FAR && this.cam.clientWidth >= 700;
    this.cam.dataset.lod = !this.#tiny.matches || roomy ? '' : shown[2] > FAR ? 'far' : shown[2] > 330 ? 'mid' : 'near';
    this.#whole();
  }

  // Words that the edge of the screen would cut are left out.
  #whole() {
    const { left, top, right, bottom } = this.cam.getBoundingClientRect();
    const words = [...this.map.querySelectorAll('.cb, .tname, .wraplbl')];
    for (const one of words) one.style.visibility = '';
    const cut = words.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && (box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1);
    });
    for (const one of cut) one.style.visibility = 'hidden';
  }
}
