import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { storyTime } from '../../packages/storybook/src/platform/platform-url.ts';
import { getLiveExample, listPages } from '../../scripts/documentation/pages.ts';
import { hasSamePixels, tidyScreenshots } from '../../scripts/screenshots/tidy.ts';
import { serveFolders } from './static-server.ts';

const root = join(import.meta.dirname, '../..');
const pages = listPages();
const started = Date.now();

let browser: Browser;
let page: Page;
let storybook: { url: string; close(): Promise<void> };
const errors: string[] = [];

beforeAll(async () => {
  storybook = await serveFolders([join(root, 'storybook-static')]);
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1000, height: 900 } });
  // Examples may show times relative to now.
  await page.clock.setFixedTime(storyTime);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=introduction--docs`);
  // The first page has to be there before another one is opened.
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
});

afterAll(async () => {
  await tidyScreenshots(root, started);
  await browser?.close();
  await storybook?.close();
});

interface Preview {
  channel: {
    emit(name: string, data: object): void;
    once(name: string, listener: () => void): void;
  };
}

/** Shows a page as a click in the sidebar does, without a load of the document. */
async function open(id: string): Promise<void> {
  errors.length = 0;
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
          .__STORYBOOK_PREVIEW__;
        channel.once('docsRendered', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await page.locator('#storybook-docs h1').first().waitFor();
}

/** Long examples are pages, whose stories have screenshots of all of them. In px. */
const greatestHeight = 480;

/** Takes a picture of an element once two in a row are the same. */
async function takePicture(element: Locator): Promise<Buffer> {
  let former: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { x, y, width, height } = (await element.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    };
    const picture = await page.screenshot({
      animations: 'disabled',
      clip: { x, y, width, height: Math.min(height, greatestHeight) },
    });
    if (picture.equals(former)) return picture;
    former = picture;
    await page.waitForTimeout(150);
  }
  throw new Error('The picture does not settle.');
}

/** Compares a picture with the stored one, or stores it where Vitest updates snapshots. */
async function expectPicture(picture: Buffer, path: string): Promise<void> {
  const stored = await readFile(join(root, path)).catch(() => undefined);
  if (stored && hasSamePixels(stored, picture)) return;
  const { snapshotState } = expect.getState() as unknown as {
    snapshotState: { _updateSnapshot: 'all' | 'new' | 'none' };
  };
  const { _updateSnapshot: update } = snapshotState;
  if (update === 'all' || (update === 'new' && !stored)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), picture);
    return;
  }
  const actual = join(root, 'results', 'documentation', path);
  await mkdir(dirname(actual), { recursive: true });
  await writeFile(actual, picture);
  throw new Error(`${path} ${stored ? 'differs from' : 'is missing; see'} ${actual}.`);
}

/** The headings and landmarks of an example belong to another page. */
const ignoredRules = { region: { enabled: false }, 'heading-order': { enabled: false } };

async function expectAccessible(): Promise<void> {
  const { violations } = await page.evaluate(
    (rules) =>
      (
        window as unknown as { axe: { run(node: string, options: object): Promise<AxeResults> } }
      ).axe.run('#storybook-docs', { rules, resultTypes: ['violations'] }),
    ignoredRules,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

describe('a documentation page', () => {
  it.each(pages.map((page) => [page.id, page] as const))(
    '%s is accessible, runs its examples and looks as stored',
    async (id, entry) => {
      await open(id);
      const examples = page.locator('[data-example]');
      const count = entry.source.match(/<Example /g)?.length ?? 0;
      if (count > 0) await examples.nth(count - 1).waitFor();
      await page.waitForLoadState('networkidle');
      for (const example of await examples.all()) {
        await example.scrollIntoViewIfNeeded();
        await page.waitForFunction(
          (element) => element?.getAttribute('data-state') === 'loaded',
          await example.elementHandle(),
        );
      }
      const name = getLiveExample(entry);
      if (name) {
        const stage = page.locator(`[data-example="${name}"] [data-stage]`);
        await stage.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const picture = await takePicture(stage);
        await expectPicture(picture, `${dirname(entry.path)}/__screenshots__/${name}.png`);
      }
      expect(await page.locator('[data-example-error]').allTextContents()).toEqual([]);
      await expectAccessible();
      expect(errors).toEqual([]);
    },
  );
});

describe('the site', () => {
  it('opens a story from a page, and a page from a story in another theme and language', async () => {
    await open('primitives-button--docs');
    await page.evaluate(() => {
      const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__;
      channel.emit('updateGlobals', { globals: { theme: 'dark', locale: 'fa-IR' } });
      channel.emit('setCurrentStory', { storyId: 'primitives-button--states', viewMode: 'story' });
    });
    await page.locator('[data-story-canvas] button').first().waitFor();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    // An error after the story has been played replaces it.
    await page.waitForTimeout(1000);
    expect(await page.locator('.sb-errordisplay').isVisible()).toBe(false);

    await open('primitives-button--docs');
    const { lang, dir, theme } = await page.evaluate(() => {
      const { lang, dir, dataset } = document.documentElement;
      return { lang, dir, theme: dataset.vtTheme };
    });
    expect([lang, dir, theme]).toEqual(['en', '', undefined]);
  });

  it('stays in its frame when a picture of the gallery is clicked', async () => {
    const site = await browser.newPage();
    await site.goto(`${storybook.url}/?path=/docs/introduction--docs`);
    await site
      .frameLocator('#storybook-preview-iframe')
      .getByRole('link', { name: 'Drawer' })
      .first()
      .click();
    await site.waitForURL(/path=\/docs\/primitives-drawer--docs/);
    await site.locator('#storybook-explorer-searchfield').waitFor();
    await site
      .frameLocator('#storybook-preview-iframe')
      .getByRole('heading', { level: 1, name: 'Drawer' })
      .waitFor();
    await site.close();
  });
});

describe('the theme editor', () => {
  const stage = () => page.locator('[data-stage]');
  const getVariable = (name: string) =>
    stage().evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property),
      name,
    );
  const output = () => page.getByLabel('Export, or paste a theme to import');

  it('changes the components, checks the contrast, and exports and imports the theme', async () => {
    await open('guides-theming--docs');
    const accent = page.getByLabel('Accent', { exact: true });
    await accent.fill('#3150b8');
    expect(await getVariable('--vt-color-action')).toBe('#3150b8');
    expect(await output().inputValue()).toContain('--vt-color-action: #3150b8;');
    await page.getByText('Every pair of colors has enough contrast').waitFor();

    // A text that is no color yet changes nothing and stays in its field.
    await accent.fill('#31');
    expect(await getVariable('--vt-color-action')).toBe('#3150b8');
    expect(await accent.inputValue()).toBe('#31');

    await page.getByLabel('Text muted', { exact: true }).fill('#cccccc');
    await page.getByText(/pairs are too close/).waitFor();
    await page.getByText('Text muted on ground: 1.6 instead of 4.5').waitFor();

    await page.getByLabel('Format').selectOption('json');
    expect(JSON.parse(await output().inputValue()).color.textMuted.$value.hex).toBe('#cccccc');

    await output().fill(':root { --vt-color-action: red }');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('--vt-color-action is “red”. Write a color with six digits').waitFor();
    expect(await output().inputValue()).toContain('red');
    await output().fill(':root { --vt-radius-control: 12px }');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Imported.').waitFor();
    expect(await getVariable('--vt-radius-control')).toBe('12px');
    expect(await getVariable('--vt-color-action')).not.toBe('#3150b8');
    await expectAccessible();
  });

  it('exports colors that leave the other themes and the colors of the system alone', async () => {
    // An editor without the changes of the test before.
    await open('introduction--docs');
    await open('guides-theming--docs');
    await page.getByLabel('Accent', { exact: true }).fill('#3150b8');
    const css = await output().inputValue();
    const other = await browser.newPage();
    const read = async (theme: string, media: Parameters<Page['emulateMedia']>[0]) => {
      await other.emulateMedia(media);
      await other.setContent(`<html ${theme && `data-vt-theme="${theme}"`}><style>${css}</style>`);
      return other.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--vt-color-action'),
      );
    };
    const light = {
      colorScheme: 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
    } as const;
    const dark = { ...light, colorScheme: 'dark' } as const;
    expect(await read('', light)).toBe('#3150b8');
    expect(await read('system', light)).toBe('#3150b8');
    expect(await read('light', dark)).toBe('#3150b8');
    expect(await read('', dark)).toBe('');
    expect(await read('system', dark)).toBe('');
    expect(await read('dark', light)).toBe('');
    expect(await read('', { ...light, contrast: 'more' })).toBe('');
    expect(await read('light', { ...light, forcedColors: 'active' })).toBe('');
    await other.close();
  });

  it('opens with the changes of its link', async () => {
    const changes = { theme: 'dark', density: 'compact', colors: { action: '#ffcc00' } };
    const query = new URLSearchParams({
      viewMode: 'docs',
      id: 'guides-theming--docs',
      'theme-changes': JSON.stringify({ ...changes, radii: {}, fonts: {} }),
    });
    await page.goto(`${storybook.url}/iframe.html?${query}`);
    await stage().waitFor();
    expect(await getVariable('--vt-color-action')).toBe('#ffcc00');
    expect(await stage().getAttribute('data-vt-theme')).toBe('dark');
    expect(await stage().getAttribute('data-vt-density')).toBe('compact');
  });
});
