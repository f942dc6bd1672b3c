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
  picture: {
    baseline: `${id}.png`,
    change: 'changed',
    before: 'pictures/before.png',
    after: 'pictures/after.png',
    share: 1,
  },
  tree: { baseline: `${id}.aria.yml`, before: '- button "Buy"\n', after: '- link "Buy"\n' },
  violations: [],
  changedFiles: ['packages/ui/src/cart/line/CartLine.tsx'],
  tokens: [{ name: '--vt-color-action', choice: 'light', before: '#000000', after: '#0b5fff' }],
  isWritten: false,
});

const report: Report = {
  base: 'HEAD',
  createdAt: '2026-11-26T12:00:00Z',
  changedFiles: [],
  tokens: [],
  played: 2,
  entries: [createEntry('first'), createEntry('second')],
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-review-'));
  const folder = join(root, 'report');
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'pictures/before.png'), draw(255));
  await writeFile(join(folder, 'pictures/after.png'), draw(128));
  await writeFile(join(root, 'first.png'), draw(255));
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

it('leads a designer through the changes by keyboard', async () => {
  await page.goto(server.url);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.poll(() => heading.textContent()).toBe('first');
  const text = await page.getByRole('main').textContent();
  expect(text).toContain('− - button "Buy"');
  expect(text).toContain('+ - link "Buy"');
  expect(text).toContain('--vt-color-action');
  for (const [key, view] of ['Side by side', 'Slider', 'Overlay', 'Difference'].entries()) {
    await page.keyboard.press(String(key + 1));
    const button = page.getByRole('button', { name: view });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  }
  await page.keyboard.press('+');
  expect(await page.getByRole('button', { name: '50 %' }).getAttribute('aria-pressed')).toBe(
    'true',
  );

  await page.keyboard.press('a');
  await expect.poll(() => heading.textContent()).toBe('second');
  expect(await readFile(join(root, 'first.png'))).toEqual(draw(128));
  expect(await readFile(join(root, 'first.aria.yml'), 'utf8')).toBe('- link "Buy"\n');
  await page.keyboard.press('r');
  await expect.poll(() => server.getEntries()[1]?.decision).toBe('rejected');

  await page.reload();
  await expect.poll(() => heading.textContent()).toBe('second');
  await page.keyboard.press('k');
  await expect
    .poll(() => page.getByRole('button', { name: 'Accepted', exact: true }).count())
    .toBe(1);
});

it('has no fault that axe finds', async () => {
  await page.goto(server.url);
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
  expect(await page.getByRole('button', { name: /^(Accept|Reject)/ }).count()).toBe(0);
  const image = page.getByRole('img', { name: 'After' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(40);
});
