// The page for records: a file that is too large is not even sent.

import { notice } from './say.js';

/** Binds `form#paste`. */
export function start(form) {
  form.addEventListener('submit', (event) => {
    const most = Number(form.dataset.most);
    const { file, text } = form.elements;
    const size = file.files[0]?.size ?? new Blob([text.value]).size;
    if (size <= most) return;
    event.preventDefault();
    notice(form.dataset.large);
    (file.files[0] ? file : text).focus();
  });
}
