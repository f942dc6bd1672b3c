import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { serveFolders } from '../../tests/e2e/static-server.ts';
import { freePort } from '../test/free-port.ts';
import { start, stop } from '../test/run.mjs';

/** The story that a developer opens first. */
const STORY = 'primitives-button--states';
const ROUNDS = 3;
/** Nothing here takes longer on a working machine, in milliseconds. */
const LIMIT = 120_000;

const toSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Measures how soon Storybook shows its first page: in development, and as a static site. */
export async function measureSite({ root }: { root: string }) {
  const site = join(root, 'storybook-static');
  await access(join(site, 'index.html')).catch(() => {
    throw new Error('There is no static site: run `npx pnpm@12 build-storybook` first.');
  });
  const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  try {
    const { ready, seconds, requests } = await measureDevelopment(browser, root);
    return [
      { what: 'Storybook in development, from the command until it is ready', figure: ready },
      { what: 'Storybook in development, from ready to the first story', figure: seconds },
      { what: 'Requests of the first story in development', figure: String(requests) },
      {
        what: 'Static site over loopback, until the introduction shows and the search finds a page',
        figure: await measureStatic(browser, site),
      },
    ];
  } finally {
    await browser.close();
  }
}

async function measureDevelopment(browser: Browser, root: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = ['storybook', 'dev', '--port', String(port), '--ci', '--disable-telemetry'];
  const child = start(command, { cwd: root, output: 'ignore' });
  try {
    const isReady = () =>
      fetch(`${url}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      );
    const begun = Date.now();
    while (!(await isReady())) {
      if (Date.now() - begun > LIMIT) throw new Error('Storybook does not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const ready = toSeconds(Date.now() - begun);
    const page = await browser.newPage();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const started = performance.now();
    await page.goto(`${url}/?path=/story/${STORY}`);
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('[data-story-canvas] button')
      .first()
      .waitFor({ timeout: LIMIT });
    const seconds = toSeconds(performance.now() - started);
    await page.close();
    return { ready, seconds, requests };
  } finally {
    stop(child);
  }
}

async function measureStatic(browser: Browser, site: string): Promise<string> {
  const { url, close } = await serveFolders([site]);
  try {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each has a cache of its own.
      const context = await browser.newContext();
      const page = await context.newPage();
      const started = performance.now();
      await page.goto(`${url}/index.html`);
      await page
        .frameLocator('#storybook-preview-iframe')
        .locator('#storybook-docs h1')
        .first()
        .waitFor();
      await page.locator('#storybook-explorer-searchfield').fill('Button');
      await page.getByRole('option').first().waitFor();
      durations.push(performance.now() - started);
      await context.close();
    }
    return toSeconds(median(durations));
  } finally {
    await close();
  }
}
