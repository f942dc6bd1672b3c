import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readInput, report } from '../lib/child.mjs';
import { root } from '../lib/folders.mjs';
import { filesOfPage, withBrowser } from '../lib/page.mjs';
import { servePage } from '../lib/serve-page.mjs';

const COUNT = 10_000;
const FRAMES = 600;
const PIXELS_A_FRAME = 40;

/** The page's files by their names, as a shop would serve them. */
async function filesWith(products) {
  const outputFiles = await filesOfPage('grid.tsx', {
    splitting: true,
    format: 'esm',
    // Fonts are not measured.
    loader: { '.woff2': 'empty' },
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  files.set('/products.json', JSON.stringify(products));
  const picture = join(root, 'mocks/assets/pictures/cup.jpg');
  return { files, picture: await readFile(picture) };
}

/** Measures the DOM size in the middle of the list, and the frame durations while scrolling. */
async function scrollThrough({ frames, pixels }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const cards = () => [...document.querySelectorAll('article')];
  const isInSight = (card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  scrollTo(0, document.documentElement.scrollHeight / 2);
  for (let settle = 0; settle < 60; settle += 1) await nextFrame();
  let late = 0;
  let most = 0;
  let onScreen = 0;
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy(0, pixels);
    const now = await nextFrame();
    if (now - before > 32) late += 1;
    before = now;
    // Counting costs a frame its time, so only some are looked at.
    if (frame % 50 === 49) {
      most = Math.max(most, cards().length);
      onScreen = Math.max(onScreen, cards().filter(isInSight).length);
      before = await nextFrame();
    }
  }
  const nodes = document.querySelectorAll('main *').length;
  return { late: (late / frames) * 100, cards: most, onScreen, nodes };
}

const { files, picture } = await filesWith(await readInput());
const server = await servePage('grid', (path) =>
  path.endsWith('.jpg') ? picture : files.get(path),
);
try {
  await withBrowser(async (browser) => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.goto(`${server.url}/?count=${COUNT}`);
    await tab.waitForSelector('[aria-setsize]');
    report(await tab.evaluate(scrollThrough, { frames: FRAMES, pixels: PIXELS_A_FRAME }));
  });
} finally {
  server.close();
}
