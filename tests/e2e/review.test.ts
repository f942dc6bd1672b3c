import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import type { Entry, Report } from '../../scripts/review/report.ts';
import { serveReport } from '../../scripts/review/serve-report.ts';
import { buildPage, writeReport } from '../../scripts/review/write-report.ts';

let root: string;
let browser: Browser;
let page: Page;
let server: Awaited<ReturnType<typeof serveReport>>;

const draw = (level: number) => {
  const image = new PNG({ width: 40, height: 40 });
  image.data.fill(level);
  return PNG.sync.write(image);
};

const createEntry = (id: string): Entry => ({
  id,
  component: 'cart/CartLine',
  story: id,
  mode: 'dark',
  picture: {
    baseline: `${id}.png`,
    change: 'changed',
    before: 'pictures/before.png',
    after: 'pictures/after.png',
    share: 1,
    size: { width: 40, height: 40 },
    content: { x: 10, y: 10, width: 20, height: 10 },
  },
  tree: { baseline: `${id}.aria.yml`, before: '- button "Buy"\n', after: '- link "Buy"\n' },
  violations: [],
  changedFiles: ['packages/ui/src/cart/line/CartLine.css.ts'],
  tokens: [{ name: '--vt-color-action', choice: 'light', before: '#000000', after: '#0b5fff' }],
  isWritten: false,
});

const report: Report = {
  base: 'HEAD',
  createdAt: '2026-11-26T12:00:00Z',
  changedFiles: [],
  tokens: [],
  played: 3,
  entries: [createEntry('first'), createEntry('second'), createEntry('third')],
  diffs: {
    'packages/ui/src/cart/line/CartLine.css.ts': {
      lines: [
        { sign: '−', text: '  borderRadius: 2,' },
        { sign: '+', text: '  borderRadius: 14,' },
        // The name of a variant, which is no property.
        { sign: '+', text: '  small: 14,' },
      ],
      omitted: 0,
    },
  },
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-review-'));
  const folder = join(root, 'report');
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'pictures/before.png'), draw(255));
  await writeFile(join(folder, 'pictures/after.png'), draw(128));
  for (const id of ['first', 'second', 'third']) {
    await writeFile(join(root, `${id}.png`), draw(255));
    await writeFile(join(root, `${id}.aria.yml`), '- button "Buy"\n');
  }
  await writeReport(report, folder);
  await buildPage(folder);
  server = await serveReport(report, { root, folder });
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(root, { recursive: true });
});

const heading = () => page.getByRole('main').getByRole('heading', { level: 2 }).textContent();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.getByRole('status').textContent();
const getDecisions = () => server.getEntries().map(({ decision }) => decision);

it('leads a designer through the changes by keyboard', async () => {
  await page.goto(server.url);
  await expect.poll(heading).toBe('CartLine, first, dark');
  const text = await page.getByRole('main').textContent();
  expect(text).toContain('− - button "Buy"');
  expect(text).toContain('+ - link "Buy"');
  expect(text).toContain('--vt-color-action');
  expect(text).toContain('CSS properties: border-radius');
  expect(text).not.toContain('border-radius, small');
  expect(text).toContain('+   borderRadius: 14,');
  for (const [key, view] of ['Side by side', 'Slider', 'Overlay', 'Difference'].entries()) {
    await page.keyboard.press(String(key + 1));
    await expect.poll(() => button(view).getAttribute('aria-pressed')).toBe('true');
  }
  // It fits at 400%, so that nothing is larger.
  await page.keyboard.press('+');
  expect(await button('Fit').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('-');
  await expect.poll(() => button('200%').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('+');
  await expect.poll(() => button('400%').getAttribute('aria-pressed')).toBe('true');

  await page.keyboard.press('a');
  await expect.poll(() => getDecisions()[0]).toBe('accepted');
  expect(await readFile(join(root, 'first.png'))).toEqual(draw(128));
  expect(await readFile(join(root, 'first.aria.yml'), 'utf8')).toBe('- link "Buy"\n');
  await page.keyboard.press('u');
  await expect.poll(heading).toBe('CartLine, second, dark');
  await page.keyboard.press('r');
  await expect.poll(() => getDecisions()[1]).toBe('rejected');

  await page.reload();
  await expect.poll(heading).toBe('CartLine, second, dark');
  await page.keyboard.press('k');
  await expect.poll(() => button('Accepted').count()).toBe(1);
});

it('stays on a decided entry, so that a second press takes the decision back', async () => {
  await page.goto(`${server.url}#first`);
  await page.reload();
  await expect.poll(heading).toBe('CartLine, first, dark');
  await page.keyboard.press('a');
  await expect.poll(() => getDecisions()[0]).toBeUndefined();
  expect(await readFile(join(root, 'first.png'))).toEqual(draw(255));

  // Also if the filter leaves it out after the decision.
  await page.getByRole('button', { name: /^Not decided/ }).click();
  await page.keyboard.press('a');
  await expect.poll(() => getDecisions()).toEqual(['accepted', 'rejected', undefined]);
  expect(await heading()).toBe('CartLine, first, dark');
  await page.keyboard.press('a');
  await expect.poll(() => getDecisions()).toEqual([undefined, 'rejected', undefined]);
});

it('keeps a note about a rejected entry, and finds it by a filter', async () => {
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Rejected 1/ }).click();
  await expect.poll(heading).toBe('CartLine, second, dark');
  await page.keyboard.press('n');
  // These are letters of the note, not keys of the report.
  await page.keyboard.type('A radius of 2 px');
  await page.keyboard.press('Escape');
  await expect.poll(() => server.getEntries()[1]?.note).toBe('A radius of 2 px');
  expect(getDecisions()).toEqual([undefined, 'rejected', undefined]);
});

it('accepts all of a group that are not decided, and takes it back', async () => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Accept all in this group: 2 not decided' }).click();
  await expect.poll(status).toBe('2 changes of CartLine accepted. Everything is decided.');
  expect(await page.getByText(/^Everything is decided: 2 accepted, 1 rejected/).count()).toBe(1);
  await expect.poll(() => getDecisions()).toEqual(['accepted', 'rejected', 'accepted']);
  expect(await readFile(join(root, 'third.png'))).toEqual(draw(128));
  await button('Take back').click();
  await expect.poll(() => getDecisions()).toEqual([undefined, 'rejected', undefined]);
  expect(await readFile(join(root, 'third.png'))).toEqual(draw(255));
});

it('enlarges the content of a small screenshot, and names the ends of the slider', async () => {
  await page.goto(server.url);
  const after = page.getByRole('img', { name: 'After' });
  // 20 of its 40 pixels, four times as large.
  await expect.poll(async () => (await after.boundingBox())?.width).toBe(160);
  const frame = after.locator('..');
  expect((await frame.boundingBox())?.width).toBe(80);
  await page.keyboard.press('2');
  await page.getByRole('slider').fill('0');
  // The end “Before” shows nothing of the new screenshot.
  const clip = await frame.locator('..').evaluate((element) => getComputedStyle(element).clipPath);
  expect(clip).toBe('inset(0px 100% 0px 0px)');
  const ends = await page.getByRole('slider').locator('..').textContent();
  expect(ends).toBe('BeforeAfter');
});

it('has no fault that axe finds', async () => {
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Rejected 1/ }).click();
  await page.getByLabel('Note').waitFor();
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

it('shows the report of CI from a file, without decisions', async () => {
  await page.goto(`file://${join(root, 'report/index.html')}`);
  await page.getByRole('heading', { name: 'Visual review' }).waitFor();
  expect(await button('Accept').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Accept all/ }).count()).toBe(0);
  const image = page.getByRole('img', { name: 'After' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(40);
});
