import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { storyTime } from '../../packages/storybook/src/platform/platform-url.ts';
import { getLiveExample, listPages } from '../../scripts/documentation/pages.ts';
import { readShownStates } from '../../scripts/documentation/shown-states.ts';
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
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1000, height: 900 },
  });
  page = await context.newPage();
  // Examples may show times relative to now.
  await page.clock.setFixedTime(storyTime);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // A story has to be there before a page is opened.
  await page.goto(`${storybook.url}/iframe.html?viewMode=story&id=primitives-button--states`);
  await page.locator('#storybook-root button').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
});

afterAll(async () => {
  await tidyScreenshots(root, started);
  await browser?.close();
  await storybook?.close();
});

interface Preview {
  currentSelection?: { storyId: string };
  channel: {
    emit(name: string, data: object): void;
    once(name: string, listener: () => void): void;
  };
}

/** A page or a story in Storybook’s index. */
interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

/** Shows a page as a click in the sidebar does, without a load of the document. */
async function open(id: string): Promise<void> {
  errors.length = 0;
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { channel, currentSelection } = (
          window as unknown as { __STORYBOOK_PREVIEW__: Preview }
        ).__STORYBOOK_PREVIEW__;
        // Storybook does not render the same page again.
        if (currentSelection?.storyId === storyId) return resolve();
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
    // At a fraction of a pixel, edges and height depend on the length of the text above.
    await element.evaluate((frame: HTMLElement) => {
      Object.assign(frame.style, { position: 'relative', top: '0' });
      frame.scrollIntoView();
      const { top } = frame.getBoundingClientRect();
      frame.style.top = `${Math.ceil(top) - top}px`;
    });
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

/**
 * Compares a picture with the stored one, or stores it where Vitest updates snapshots: `expect` of the
 * test knows that, the imported one does not.
 */
async function expectPicture(
  { getState }: ExpectStatic,
  picture: Buffer,
  path: string,
): Promise<void> {
  const stored = await readFile(join(root, path)).catch(() => undefined);
  if (stored && (await hasSamePixels(stored, picture, 3))) return;
  const { snapshotState } = getState() as unknown as {
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

/**
 * Pages with every block that pages are made of. The text of generated tables and signatures has the
 * same colors on all others, where comparing the colors of 16,000 elements takes half a minute.
 */
const hasAllBlocks = (id: string) =>
  /^(introduction|guides-)|^(reference-redirects|reference-analytics|primitives-tabs)--docs$/.test(
    id,
  );

async function expectAccessible({ isWhole = true } = {}): Promise<void> {
  const violations = await page.evaluate(
    async ({ rules, isWhole }) => {
      const { axe } = window as unknown as {
        axe: { run(node: object, options: object): Promise<AxeResults> };
      };
      const run = async (include: string, options: object) =>
        document.querySelector(include)
          ? (await axe.run({ include: [include] }, { ...options, resultTypes: ['violations'] }))
              .violations
          : [];
      const whole = '#storybook-docs';
      if (isWhole) return run(whole, { rules });
      return [
        ...(await run(whole, { rules: { ...rules, 'color-contrast': { enabled: false } } })),
        ...(await run('[data-example]', { runOnly: ['color-contrast'] })),
      ];
    },
    { rules: ignoredRules, isWhole },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

describe('a documentation page', () => {
  it.for(pages)(
    '$id is accessible, runs its examples and looks as stored',
    async (entry, { expect: ownExpect }) => {
      const { id } = entry;
      // Examples of the page before have stored, for example, the recently viewed products.
      await page.evaluate(() => localStorage.clear());
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
        // An example may show nothing until the mock platform has responded.
        await page.waitForFunction(
          (element) =>
            element?.textContent?.trim() || element?.querySelector('img, svg, input, [role]'),
          await stage.elementHandle(),
        );
        const picture = await takePicture(stage);
        await expectPicture(
          ownExpect,
          picture,
          `${dirname(entry.path)}/__screenshots__/${name}.png`,
        );
      }
      expect(await page.locator('[data-example-error]').allTextContents()).toEqual([]);
      await expectAccessible({ isWhole: hasAllBlocks(id) });
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

  it('links from the page of a component to each story that shows a state', async () => {
    const index = await readFile(join(root, 'storybook-static/index.json'), 'utf8');
    const entries = Object.values<IndexEntry>(JSON.parse(index).entries);
    const shown = entries.filter(
      ({ type, tags }) => type === 'story' && !tags.includes('behavior'),
    );
    const getIds = (stories: readonly { id: string }[]) => stories.map(({ id }) => id).sort();
    expect(getIds([...readShownStates().values()].flat())).toEqual(getIds(shown));

    await open('primitives-button--docs');
    const link = page.getByRole('link', { name: 'Forced Colors', exact: true });
    expect(await link.getAttribute('href')).toContain(
      '?path=/story/primitives-button--forced-colors',
    );
  });

  it.each([
    'introduction--docs',
    'guides-theming--docs',
    'primitives-button--docs',
    'catalog-gallery--docs',
    'reference-catalog--docs',
    'reference-variables--docs',
    'requirements-cart--docs',
  ])('%s fits a phone', async (id) => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}`);
    await phone.locator('#storybook-docs h1').first().waitFor();
    await phone.waitForLoadState('networkidle');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.close();
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

describe('a link to a heading', () => {
  it('ends at the heading, after the examples above it have loaded', async () => {
    const site = await browser.newPage();
    await site.goto(`${storybook.url}/?path=/docs/guides-compose-pages--docs`);
    const preview = site.frameLocator('#storybook-preview-iframe');
    const isAtTop = async (id: string) => {
      const top = () =>
        preview.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
      await expect.poll(top, { timeout: 10_000 }).toBeLessThan(100);
      // Examples that load later move it.
      await site.waitForTimeout(1000);
      expect(Math.abs(await top())).toBeLessThan(100);
    };
    await preview.getByRole('link', { name: 'stores, and what is in stock there' }).click();
    await isAtTop('offer-pickup-in-stores');

    // A URL that is opened, such as a shared one.
    await site.goto(`${storybook.url}/?path=/docs/catalog-gallery--docs#keyboard`);
    await isAtTop('keyboard');
    await site.close();
  });
});

describe('the search of texts', () => {
  it('finds a word of any page, by keyboard, and opens its section', async () => {
    const site = await browser.newPage();
    const failures: string[] = [];
    site.on('pageerror', (error) => failures.push(error.message));
    await site.goto(`${storybook.url}/?path=/docs/introduction--docs`);
    const preview = site.frameLocator('#storybook-preview-iframe');
    await preview.locator('#storybook-docs h1').first().waitFor();
    await site.getByRole('button', { name: 'Search the text of all pages' }).waitFor();
    await site.keyboard.press('Alt+k');
    const field = site.getByRole('combobox', { name: 'Search the text of all pages' });
    await field.fill('silent login limit');
    const options = site.getByRole('option');
    await options.first().waitFor();
    await site.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
    const violations = await site.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(node: string): Promise<AxeResults> } };
      return (await axe.run('[role=dialog]')).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);

    await field.fill('data-state tabs');
    const section = options.filter({ hasText: 'Primitives › Tabs › Data attributes' });
    await section.waitFor();
    for (let step = 0; (await section.getAttribute('aria-selected')) !== 'true'; step += 1) {
      expect(step).toBeLessThan(30);
      await site.keyboard.press('ArrowDown');
    }
    await site.keyboard.press('Enter');
    await site.waitForURL(/path=\/docs\/primitives-tabs--docs#data-attributes/);
    const heading = preview.locator('#data-attributes');
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? Infinity, { timeout: 10_000 })
      // The height of the window: the page may end soon after the heading.
      .toBeLessThan(720);

    await site.keyboard.press('Alt+k');
    await field.waitFor();
    await field.fill('zzzzqq');
    await site.getByText('No page has “zzzzqq”.').waitFor();
    expect(failures).toEqual([]);
    await site.close();
  });

  it('offers to try again when the texts do not load', async () => {
    const site = await browser.newPage();
    await site.route('**/search.json', (route) => route.abort());
    await site.goto(`${storybook.url}/?path=/docs/introduction--docs`);
    await site.getByRole('button', { name: 'Search the text of all pages' }).click();
    const retry = site.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await site.unroute('**/search.json');
    const field = site.getByRole('combobox', { name: 'Search the text of all pages' });
    await field.fill('reservation');
    await retry.click();
    await site.getByRole('option').first().waitFor();
    expect(await field.inputValue()).toBe('reservation');
    await site.close();
  });
});

describe('the theme editor', () => {
  const stage = () => page.locator('[data-stage]');
  const getVariable = (name: string, element = stage().first()) =>
    element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
  const output = () => page.getByLabel('Export, or paste a theme to import');
  const accent = () => page.getByLabel('Accent', { exact: true });

  /** Opens the editor without the changes of the test before, which are stored. */
  const openEditor = async () => {
    await open('introduction--docs');
    await open('guides-theming--docs');
    await page.getByRole('button', { name: 'Reset' }).click();
  };

  it('changes the components, checks the contrast, and exports and imports the theme', async () => {
    await openEditor();
    await accent().fill('#3150b8');
    expect(await getVariable('--vt-color-action')).toBe('#3150b8');
    expect(await output().inputValue()).toContain('--vt-color-action: #3150b8;');
    await page.getByText('Every pair of colors has enough contrast').waitFor();

    await page.getByLabel('Muted text', { exact: true }).fill('#cccccc');
    await page.getByText(/pairs are too close/).waitFor();
    await page.getByText('Muted text on page background: 1.57 instead of 4.5').waitFor();

    await page.getByLabel('Format').selectOption('tokens');
    const [light] = JSON.parse(await output().inputValue()).sets.light.sources;
    expect(light.color.textMuted.$value.hex).toBe('#cccccc');

    await output().fill(':root { --vt-color-action: red }');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('--vt-color-action is “red”. Write a color with six digits').waitFor();
    expect(await output().inputValue()).toContain('red');
    await output().fill(':root { --vt-radius-control: 12px }');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported.').waitFor();
    expect(await getVariable('--vt-radius-control')).toBe('12px');
    await page.getByText('12 px', { exact: true }).waitFor();
    expect(await getVariable('--vt-color-action')).not.toBe('#3150b8');
    await expectAccessible();
  });

  it('imports a file, and the same file again', async () => {
    await openEditor();
    const picker = page.locator('[type=file]');
    // A browser without a window can’t close its dialog.
    const isOpened = picker.evaluate(
      (input) =>
        new Promise((resolve) => {
          input.addEventListener(
            'click',
            (event) => {
              event.preventDefault();
              resolve(true);
            },
            { once: true },
          );
        }),
    );
    await page.getByRole('button', { name: 'Import a file' }).click();
    expect(await isOpened).toBe(true);

    const buffer = Buffer.from(':root { --vt-radius-control: 12px }');
    const file = { name: 'brand.css', mimeType: 'text/css', buffer };
    await picker.setInputFiles(file);
    await page.getByText('brand.css imported.').waitFor();
    expect(await getVariable('--vt-radius-control')).toBe('12px');

    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await getVariable('--vt-radius-control')).not.toBe('12px');
    await picker.setInputFiles(file);
    await page.getByText('brand.css imported.').waitFor();
    expect(await getVariable('--vt-radius-control')).toBe('12px');
  });

  it('shows the preview on the full screen, and has a button to leave it', async () => {
    await openEditor();
    const leave = page.getByRole('button', { name: 'Exit full screen' });
    expect(await leave.count()).toBe(0);
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await leave.click();
    await leave.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.fullscreenElement)).toBe(null);
  });

  it('keeps a typed accent that is too light, and offers one that is not', async () => {
    await openEditor();
    await accent().fill('');
    await accent().pressSequentially('#ffd54f');
    expect(await accent().inputValue()).toBe('#ffd54f');
    expect(await getVariable('--vt-color-action')).toBe('#ffd54f');
    await page.getByText('Main button on page background: 1.38 instead of 3').waitFor();
    await page.getByRole('button', { name: 'Use #a38d3b instead' }).click();
    expect(await accent().inputValue()).toBe('#a38d3b');
    await page.getByText('Every pair of colors has enough contrast').waitFor();
  });

  it('reads digits without a sign and names of colors, and reports everything else', async () => {
    await openEditor();
    await accent().fill('ffd54f');
    expect(await getVariable('--vt-color-action')).toBe('#ffd54f');
    await accent().fill('Yellow');
    expect(await getVariable('--vt-color-action')).toBe('#ffff00');
    expect(await accent().inputValue()).toBe('Yellow');
    await accent().blur();
    expect(await accent().inputValue()).toBe('#ffff00');

    const message = page.getByText(/^This is no color\./);
    // More digits can follow as long as the user types.
    await accent().fill('#31');
    expect(await message.count()).toBe(0);
    await accent().blur();
    await message.waitFor();
    expect(await message.textContent()).toContain('the theme keeps #ffff00.');
    expect(await accent().inputValue()).toBe('#31');
    expect(await accent().getAttribute('aria-invalid')).toBe('true');
    expect(await getVariable('--vt-color-action')).toBe('#ffff00');
    await expectAccessible();
    await accent().fill('#3150b8');
    await message.waitFor({ state: 'detached' });
    await accent().fill('#12345g');
    await message.waitFor();
    expect(await getVariable('--vt-color-action')).toBe('#3150b8');
  });

  it('keeps the edits of each theme, also after a load, until they are reset', async () => {
    await openEditor();
    const theme = page.getByLabel('Theme', { exact: true });
    await accent().fill('#3150b8');
    await page.getByLabel('Radius of controls').fill('8');
    await theme.selectOption('dark');
    expect(await getVariable('--vt-color-action')).not.toBe('#3150b8');
    expect(await getVariable('--vt-radius-control')).toBe('8px');
    await accent().fill('#ffcc00');
    await page.getByLabel('Density').selectOption('compact');
    await theme.selectOption('light');
    expect(await accent().inputValue()).toBe('#3150b8');

    const css = await output().inputValue();
    expect(css).toContain("[data-vt-theme='light'] {\n    --vt-color-action: #3150b8;");
    expect(css).toContain("[data-vt-theme='dark'] {\n    --vt-color-action: #ffcc00;");
    expect(css).toContain('<html data-vt-density="compact">');

    await open('introduction--docs');
    await open('guides-theming--docs');
    expect(await accent().inputValue()).toBe('#3150b8');
    const other = await page.context().newPage();
    await other.goto(`${storybook.url}/iframe.html?viewMode=docs&id=guides-theming--docs`);
    await other.getByLabel('Theme', { exact: true }).selectOption('dark');
    expect(await other.getByLabel('Accent', { exact: true }).inputValue()).toBe('#ffcc00');
    expect(await other.getByLabel('Density').inputValue()).toBe('compact');
    await other.close();

    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await output().inputValue()).toBe('');
    await open('introduction--docs');
    await open('guides-theming--docs');
    expect(await accent().inputValue()).toBe('#1a211e');
  });

  it('downloads what it exports', async () => {
    await openEditor();
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await accent().fill('#ffcc00');
    await page.getByLabel('Format').selectOption('theme');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('dark.tokens.json');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toBe(await output().inputValue());
    expect(JSON.parse(text).$extensions).toEqual({
      'com.github.vitrine-design': { theme: 'dark', density: 'regular' },
    });
  });

  it('shows pages of the shop with the theme, in light and dark', async () => {
    await openEditor();
    await accent().fill('#3150b8');
    await page.getByLabel('Preview').selectOption('product');
    await stage().getByRole('heading', { level: 1, name: 'Ridge pillar candle' }).waitFor();
    await expectAccessible();
    await page.getByLabel('Preview').selectOption('event');
    await stage().getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel('Shown in').selectOption('both');
    // Both are beside the controls, and never above the export.
    await output().scrollIntoViewIfNeeded();
    const bottom = (await stage().last().boundingBox()) ?? { y: Infinity, height: 0 };
    const top = (await page.getByLabel('Format').boundingBox()) ?? { y: 0 };
    expect(bottom.y + bottom.height).toBeLessThanOrEqual(top.y);
    const dark = page.locator('[data-stage][data-vt-theme=dark]');
    await dark.getByRole('heading', { level: 1 }).waitFor();
    const light = page.locator('[data-stage][data-vt-theme=light]');
    expect(await getVariable('--vt-color-action', light)).toBe('#3150b8');
    expect(await getVariable('--vt-color-action', dark)).toBe('#eceeed');
  });

  it('exports colors that leave the other themes and the colors of the system alone', async () => {
    await openEditor();
    await accent().fill('#3150b8');
    await page.getByLabel('Format').selectOption('css');
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

  // The user copies the address of Storybook, which writes it again when it opens.
  it.each([
    ['in Storybook', '/index.html?path=/docs/guides-theming--docs', '#storybook-preview-iframe'],
    ['alone', '/iframe.html?viewMode=docs&id=guides-theming--docs', undefined],
  ])(
    'opens with the changes of its copied link in another browser, %s',
    async (_case, path, frame) => {
      /** A browser that has not been here before. */
      const openElsewhere = async (url: string) => {
        const context = await browser.newContext({
          permissions: ['clipboard-read', 'clipboard-write'],
        });
        const visited = await context.newPage();
        await visited.goto(url);
        const editor = frame ? visited.frameLocator(frame) : visited;
        await editor.locator('[data-stage]').waitFor();
        return { context, visited, editor };
      };
      const sender = await openElsewhere(`${storybook.url}${path}`);
      await sender.editor.getByLabel('Accent', { exact: true }).fill('#b3261e');
      await sender.editor.getByLabel('Theme', { exact: true }).selectOption('dark');
      await sender.editor.getByLabel('Accent', { exact: true }).fill('#ffcc00');
      await sender.editor.getByLabel('Density').selectOption('compact');
      await sender.editor.getByRole('button', { name: 'Copy link' }).click();
      await sender.editor.getByText('Link copied.').waitFor();
      const link = await sender.visited.evaluate(() => navigator.clipboard.readText());
      await sender.context.close();

      const receiver = await openElsewhere(link);
      const shown = receiver.editor.locator('[data-stage]');
      expect(await getVariable('--vt-color-action', shown)).toBe('#ffcc00');
      expect(await shown.getAttribute('data-vt-theme')).toBe('dark');
      expect(await shown.getAttribute('data-vt-density')).toBe('compact');
      await receiver.editor.getByText('This theme is from a link.').waitFor();
      await receiver.editor.getByLabel('Theme', { exact: true }).selectOption('light');
      expect(await getVariable('--vt-color-action', shown)).toBe('#b3261e');
      await receiver.context.close();

      const damaged = await openElsewhere(link.slice(0, -9));
      await damaged.editor.getByText('The theme of this link couldn’t be read.').waitFor();
      await damaged.context.close();
    },
  );

  it('offers the user’s own theme beside that of a link', async () => {
    await openEditor();
    await accent().fill('#3150b8');
    const context = page.context();
    const linked = { theme: 'light', colors: { light: { action: '#b3261e' } } };
    const parameter = Buffer.from(JSON.stringify(linked)).toString('base64url');
    const other = await context.newPage();
    const address = `${storybook.url}/iframe.html?viewMode=docs&id=guides-theming--docs`;
    await other.goto(`${address}&theme-changes=${parameter}`);
    const field = other.getByLabel('Accent', { exact: true });
    await field.waitFor();
    expect(await field.inputValue()).toBe('#b3261e');
    await other.getByRole('button', { name: 'Show my theme instead' }).click();
    expect(await field.inputValue()).toBe('#3150b8');
    // The link is still in the address, but what was chosen is newer.
    await other.reload();
    await field.waitFor();
    expect(await field.inputValue()).toBe('#3150b8');
    await other.close();
  });
});

describe('the token files', () => {
  it('can be downloaded, all tokens and each set', async () => {
    await open('guides-design--docs');
    const links = await page
      .locator('a[download]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toHaveLength(8);
    const files = await Promise.all(links.map(async (link) => (await fetch(link)).json()));
    const stored = await readFile(join(root, 'packages/theme/tokens.json'), 'utf8');
    expect(files[0]).toEqual(JSON.parse(stored));
    expect(links[2]).toBe(`${storybook.url}/tokens/light.json`);
    expect(files[2]).toEqual(JSON.parse(stored).sets.light.sources[0]);
  });
});
