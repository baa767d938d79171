// What opens and closes: dialogs, the chronicle's drawer, an opponent on a phone.

/** The coach's way on in a dialog that it explains. */
export const EXPLAINED = '.explains button[value=next]';

/** Opens by `[data-open=NAME]`, closes by `[data-close]` or a tap beside the dialog. */
export function bind() {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const opener = target.closest('[data-open]');
    if (opener) {
      // A link that opens a dialog leads there without a script too.
      if (opener.matches('a')) event.preventDefault();
      return toggle(opener.dataset.open, opener);
    }
    const closer = target.closest('[data-close]');
    if (closer) return close(closer.closest('dialog, .log'));
    // A tap that was meant to skip a motion must not close the scoring unread.
    if (target.matches('dialog[open]:not(#scoring)') && beside(target, event)) return close(target);
    if (!target.closest('.log')) close(document.querySelector('.log.open'));
    const head = target.closest('.opps .seat-h');
    if (head || !target.closest('.seat')) unfold(head?.closest('.seat'));
  });
}

/** Opens or closes what has this name: a dialog, or `log`. Says whether there is such a thing. */
export function toggle(name, opener = document.activeElement) {
  if (name === 'log') return drawer(opener);
  const id = CSS.escape(name);
  const dialog = document.querySelector(`dialog[data-dialog="${id}"], dialog#${id}`);
  if (!dialog) return false;
  if (dialog.open) dialog.close();
  else {
    // Safari gives a button that is pressed no focus; without it none comes back to it when the dialog closes.
    opener?.focus({ preventScroll: true });
    dialog.showModal();
  }
  return true;
}

// The chronicle stands beside the table; where there is no room it is a drawer.
function drawer(opener) {
  const log = document.querySelector('.log');
  if (!log) return false;
  if (log.classList.contains('open')) {
    close(log);
    return true;
  }
  if (!log.getClientRects().length) {
    log.classList.add('open');
    log.opener = opener;
  }
  const events = log.querySelector('[role=log]');
  events?.scrollTo(0, events.scrollHeight);
  events?.focus();
  return true;
}

function close(place) {
  if (!place) return;
  if (place.close) return place.close();
  place.classList.remove('open');
  place.opener?.focus?.();
}

/** What `Esc` does: closes what is open, the last thing first. Says whether there was anything. */
export function leave() {
  const dialog = document.querySelector('dialog[open]');
  const drawn = document.querySelector('.log.open');
  // What a coach explains in it is left by the coach's own button.
  if (dialog?.querySelector(EXPLAINED)) return true;
  if (dialog ?? drawn) close(dialog ?? drawn);
  else if (document.querySelector('.seat.open')) unfold();
  else return unpick();
  return true;
}

/** Leaves the choice of a tile, which is on while the address ends in `#lot` (so it works without a script too). */
export function unpick() {
  if (location.hash !== '#lot') return false;
  location.replace('#act');
  return true;
}

const beside = (dialog, { clientX: x, clientY: y }) => {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
};

// On a phone an opponent shows one line; a tap shows the rest, of one at a time.
function unfold(seat) {
  const was = seat?.classList.contains('open');
  for (const other of document.querySelectorAll('.seat.open')) fold(other, false);
  if (seat && !was) fold(seat, true);
}

/** Shows or hides what an opponent has. */
export function fold(seat, open) {
  seat.classList.toggle('open', open);
  seat.querySelector('.seat-h')?.setAttribute('aria-expanded', open);
}
