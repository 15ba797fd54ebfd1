// Contact sheets of all cards of a title: `node sheets.js CARDS OUT` reads lists of cards from CARDS/<title>.json
// and writes pages to OUT. tools/art_sheets.py makes the lists and takes the photographs.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { runnerImport } from 'vite';

const STYLE = `
body { margin: 0; font: 600 11px/1.15 Georgia, serif; }
section { display: flex; flex-wrap: wrap; gap: 8px; padding: 12px; align-items: flex-start; }
.light { background: #f1e7d3; color: #2b231a; }
.dark { background: #211b15; color: #f4ead8; }
figure { margin: 0; text-align: center; }
figcaption { max-width: 100%; padding-top: 2px; }
img { display: block; border-radius: 5px; object-fit: cover; }
.large figcaption { max-width: 104px; }
.large img { height: 84px; }
.small img { width: 72px; height: 72px; }`;

const image = (svg) => `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;

function sheet(art, cards, dark, size) {
  const figures = cards.map((card) => {
    const caption = size === 'large' ? `<figcaption>${card.name}</figcaption>` : '';
    return `<figure>${image(art.picture(card, dark))}${caption}</figure>`;
  });
  return `<section class="${dark ? 'dark' : 'light'} ${size}">${figures.join('')}</section>`;
}

const [folder, out] = argv.slice(2);
for (const title of ['fine_sand', 'frontier_wars', 'legion', 'waral']) {
  const cards = JSON.parse(readFileSync(join(folder, `${title}.json`), 'utf8'));
  const { module: art } = await runnerImport(new URL(`src/art/${title}/index.ts`, import.meta.url).pathname);
  const body = sheet(art, cards, false, 'large') + sheet(art, cards, true, 'small');
  writeFileSync(join(out, `${basename(title)}.html`), `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}`);
}
