// Buttons that copy the text in `data-copy`. Where copying is not allowed, the field beside the button that holds the
// same text is selected.

import { say } from './say.js';

/** Binds them all. */
export function bind() {
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-copy]');
    if (!button) return;
    const text = button.dataset.copy;
    const field = [...(button.parentElement?.querySelectorAll('input') ?? [])].find((input) => input.value === text);
    if (await copy(text, field)) thank(button);
  });
}

async function copy(text, field) {
  try {
    // Only where the page came over https or from this machine.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.select();
    // Old, but the only way on plain http; if it fails the text is at least selected.
    return document.execCommand('copy');
  }
}

function thank(button) {
  const { copied } = button.dataset;
  if (!copied) return;
  say(copied);
  const label = button.querySelector('span') ?? button;
  if (label.dataset.before !== undefined) return;
  label.dataset.before = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = label.dataset.before;
    delete label.dataset.before;
  }, 2000);
}
