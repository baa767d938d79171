// An experiment that runs: asks how far it is and shows it, until it is over or the visitor leaves.

/** How often it is asked, in milliseconds. */
const EVERY = 700;

/** Binds `#lab`. */
export function start(lab) {
  lab.querySelectorAll('.unscripted').forEach((way) => way.remove());
  if (lab.dataset.waits !== undefined) setTimeout(() => look(lab), EVERY);
}

async function look(lab) {
  const address = new URL(location.href);
  // Whoever asks so asks again soon: when that stops, the experiment stops.
  address.searchParams.set('waits', '1');
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return setTimeout(() => look(lab), 3 * EVERY);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = page.getElementById('lab');
  if (!next) return location.reload();
  const waits = next.dataset.waits !== undefined;
  const [bar, now] = [lab.querySelector('progress'), next.querySelector('progress')];
  if (waits && bar && now) {
    bar.value = now.value;
    lab.querySelector('label').textContent = next.querySelector('label').textContent;
  } else {
    lab.replaceChildren(...document.adoptNode(next).childNodes);
    if (waits) lab.dataset.waits = '';
    else delete lab.dataset.waits;
    document.getElementById('outcome')?.focus();
  }
  start(lab);
}
