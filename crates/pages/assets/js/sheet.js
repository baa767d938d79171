// Pictures stand in sheets beside the page. For every picture it builds the browser asks for the sheet anew and builds
// the picture a second time when it answers, which is a fifth of what a step costs. So where steps are shown the sheets
// are brought into the page, each picture under its whole address: `#/assets/tiles.svg?v=…#sun`.

const SHEET = /^\/assets\/[\w-]+\.svg\?v=\w+(?=#)/;

/** The sheets that are in the page. */
const here = new Set();

/** HTML from the server, with the pictures that are in the page taken from there. */
export function local(html) {
  for (const sheet of here) html = html.replaceAll(` href="${sheet}#`, ` href="#${sheet}#`);
  return html;
}

/** Brings the sheets of what the page shows now into it. Until then, and where it fails, all is as without. */
export async function bring() {
  const used = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href').match(SHEET)?.[0]);
  await Promise.all([...new Set(used)].filter(Boolean).map(fetched));
  for (const use of document.querySelectorAll('use')) {
    const address = use.getAttribute('href');
    if (here.has(address.match(SHEET)?.[0])) use.setAttribute('href', `#${address}`);
  }
}

async function fetched(sheet) {
  try {
    const answer = await fetch(sheet);
    if (!answer.ok) return;
    const text = await answer.text();
    const named = text.replaceAll(' id="', ` id="${sheet}#`).replaceAll(' href="#', ` href="#${sheet}#`);
    const pictures = document.adoptNode(new DOMParser().parseFromString(named, 'image/svg+xml').documentElement);
    pictures.setAttribute('class', 'sheet');
    pictures.setAttribute('aria-hidden', 'true');
    pictures.setAttribute('hidden', '');
    document.body.append(pictures);
    here.add(sheet);
  } catch {
    // Without the network the pictures stay where they are.
  }
}
