// What the script tells people: to the ear through the live region, to the eye as a small notice.

/** Says a sentence in the live region, also when it is the same as before. */
export function say(sentence) {
  if (!sentence) return;
  // What lies behind an open dialog is silent.
  const dialog = document.querySelector('dialog:modal');
  let status = dialog ? dialog.querySelector(':scope > [data-says]') : document.getElementById('status');
  if (!status) {
    status = document.createElement('div');
    status.className = 'sr';
    if (dialog) status.dataset.says = '';
    else status.id = 'status';
    status.setAttribute('role', 'status');
    (dialog ?? document.body).append(status);
  }
  status.textContent = '';
  // A region that is emptied and filled in one go is silent in some readers when the words are the same.
  requestAnimationFrame(() => (status.textContent = sentence));
}

let hide = null;

/** Says it and shows it for a while. */
export function notice(sentence) {
  if (!sentence) return;
  say(sentence);
  let box = document.getElementById('notice');
  if (!box) {
    box = document.createElement('p');
    box.id = 'notice';
    box.className = 'notice';
    // It is said already.
    box.setAttribute('aria-hidden', 'true');
    document.body.append(box);
  }
  // In the top layer, or a dialog would hide it.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  box.textContent = sentence;
  box.hidden = false;
  clearTimeout(hide);
  hide = setTimeout(() => (box.hidden = true), 6000);
}
