import { report } from '../lib/child.mjs';
import { median } from '../lib/median.mjs';
import { filesOfPage, withBrowser } from '../lib/page.mjs';
import { servePage } from '../lib/serve-page.mjs';

const SLOWDOWN = 4;
const ROUNDS = 5;
const CELLS = 1_000;
const FRAMES = 300;
const PIXELS_A_FRAME = 60;

const outputFiles = await filesOfPage('owner.tsx', {
  ...{ splitting: true, format: 'esm', keepNames: true },
  // Fonts and pictures are not measured.
  loader: { '.woff2': 'empty', '.jpg': 'empty', '.png': 'empty', '.mp4': 'empty' },
});
const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
const server = await servePage('owner', (path) => files.get(path));

/** Opens a screen on a processor that is four times as slow once it is loaded. */
async function open(browser, which, ready) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  tab.on('pageerror', (error) => console.error(error.message));
  // React reports its commits to this hook, as to its developer tools.
  await tab.addInitScript(() => {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      ...{ supportsFiber: true, renderers: new Map(), inject: () => 1 },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    };
  });
  await tab.goto(server.url);
  await tab.waitForFunction(() => 'show' in window);
  await tab.evaluate((one) => window.show(one), which);
  await tab.waitForSelector(ready, { state: 'attached', timeout: 60_000 });
  await tab.waitForTimeout(1_000);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { tab, session };
}

async function scriptSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value;
}

/** Types into a cell of a thousand variants, and pastes a column of a thousand cells. */
async function measureGrid(browser) {
  const { tab, session } = await open(
    browser,
    'variants',
    '[role=grid][aria-rowcount="1001"] [data-row="0"]',
  );
  const header = tab.getByRole('columnheader', { name: 'Price', exact: true });
  const column = Number(await header.getAttribute('aria-colindex')) - 1;
  const cellOf = (row) => tab.locator(`[role=grid] [data-row="${row}"][data-column="${column}"]`);
  await cellOf(2).click();
  await tab.evaluate(() => window.takeRendered());
  await tab.keyboard.type('123.45');
  await tab.waitForTimeout(500);
  const rendered = await tab.evaluate(() => window.takeRendered());
  await tab.keyboard.press('Enter');

  const pastes = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await cellOf(0).click();
    await tab.waitForTimeout(300);
    const before = await scriptSeconds(session);
    await tab.evaluate(
      ({ cells, start }) => {
        const clipboardData = new DataTransfer();
        const lines = Array.from({ length: cells }, (_, index) => `${start + index}.50`);
        clipboardData.setData('text/plain', lines.join('\n'));
        document.activeElement.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      { cells: CELLS, start: 10 * (round + 1) },
    );
    await tab.waitForTimeout(1_500);
    pastes.push(((await scriptSeconds(session)) - before) * 1_000);
  }
  await tab.keyboard.press('Control+ArrowDown');
  const last = await cellOf(CELLS - 1).textContent();
  if (!last.includes(String(10 * ROUNDS + CELLS - 1)))
    throw new Error(`The last cell has “${last}”: nothing was pasted.`);
  await tab.close();
  return { rows: rendered.VariantRow ?? 0, rendered, paste: median(pastes), pastes };
}

/** Scrolls through ten thousand orders. */
async function measureOrders(browser) {
  const { tab } = await open(browser, 'orders', 'table[aria-rowcount]');
  const { durations, most } = await tab.evaluate(
    async ({ frames, pixels }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let settle = 0; settle < 60; settle += 1) await nextFrame();
      const durations = [];
      let most = 0;
      let before = await nextFrame();
      for (let frame = 0; frame < frames; frame += 1) {
        scrollBy(0, pixels);
        const now = await nextFrame();
        durations.push(now - before);
        before = now;
        if (frame % 50 === 49) {
          most = Math.max(most, document.querySelectorAll('tbody tr').length);
          before = await nextFrame();
        }
      }
      return { durations, most };
    },
    { frames: FRAMES, pixels: PIXELS_A_FRAME },
  );
  await tab.close();
  const late = durations.filter((one) => one > 32).length;
  return { longest: Math.max(...durations), median: median(durations), late, rows: most };
}

try {
  await withBrowser(async (browser) => {
    report({ grid: await measureGrid(browser), orders: await measureOrders(browser) });
  });
} finally {
  server.close();
}
