import { type CDPSession, chromium, type Page } from 'playwright';
import { median } from '../../packages/bench/lib/median.mjs';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';

/**
 * What a route costs: compressed bytes without HTTP headers, times on a processor that is slowed down
 * four times.
 */
export interface RouteFigures {
  route: string;
  scriptKb: number;
  scriptFiles: number;
  styleKb: number;
  fontKb: number;
  requests: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time: of each long task, what is above 50 ms. */
  tbt: number;
  cls: number;
}

/** The longest event of an interaction, until the next frame, in milliseconds. */
export interface InteractionFigures {
  interaction: string;
  duration: number;
}

const routes = { home: '/', product: '/products/ridge-pillar-candle', cart: '/cart' };

const toKb = (bytes = 0): number => Math.round(bytes / 100) / 10;

const RUNS = 5;
const CPU_SLOWDOWN = 4;

declare global {
  interface Window {
    __figures: { lcp: number; cls: number; tbt: number; event: number };
  }
}

/** Runs in the page before its own scripts. */
function observePerformance(): void {
  const figures = { lcp: 0, cls: 0, tbt: 0, event: 0 };
  window.__figures = figures;
  const observe = (type: string, read: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) figures.cls += value;
  });
  observe('longtask', ({ duration }) => {
    figures.tbt += duration - 50;
  });
  observe(
    'event',
    ({ duration }) => {
      figures.event = Math.max(figures.event, duration);
    },
    { durationThreshold: 16 },
  );
}

/** Adds up the bytes of a page's responses, by the type of the resource. */
function countBytes(session: CDPSession) {
  const started = new Map<string, { type: string; headerBytes: number }>();
  const bytes: Record<string, number> = {};
  const files: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    started.set(requestId, { type, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = 'Other', headerBytes = 0 } = started.get(requestId) ?? {};
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength - headerBytes;
    files[type] = (files[type] ?? 0) + 1;
  });
  return { bytes, files };
}

/** Opens a page on a slowed down processor, and returns its bytes and times once it is quiet. */
export async function openRoute(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const counted = countBytes(session);
  await page.addInitScript(observePerformance);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  // Later interactions load more.
  return {
    counted: structuredClone(counted),
    figures: await page.evaluate(() => window.__figures),
  };
}

/** Does something, and returns its longest event. */
export async function measureInteraction(
  page: Page,
  interact: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.__figures.event = 0;
  });
  await interact();
  await page.waitForTimeout(1_500);
  return page.evaluate(() => window.__figures.event);
}

async function measureInteractions(page: Page): Promise<Record<string, number>> {
  const choose = await measureInteraction(page, () =>
    page.getByRole('radio', { name: /Moss/ }).click(),
  );
  await page.getByRole('radio', { name: /^10/ }).click();
  const add = await measureInteraction(page, () =>
    page.getByRole('button', { name: 'Add to cart', exact: true }).click(),
  );
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const more = drawer.getByRole('button', { name: /^Increase quantity/ });
  const plusOne = await measureInteraction(page, () => more.click());
  return { 'choose a color': choose, 'add to cart': add, 'plus one': plusOne };
}

/** Returns the scripts that an app without Vitrine loads, in kB: what its framework costs. */
export async function measureScripts(siteUrl: string): Promise<number> {
  const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  try {
    const page = await browser.newPage();
    return toKb((await openRoute(page, siteUrl)).counted.bytes.Script);
  } finally {
    await browser.close();
  }
}

/** Measures routes and interactions of a shop in a cold browser, medians of five runs. */
export async function measureShop(
  siteUrl: string,
): Promise<{ routes: RouteFigures[]; interactions: InteractionFigures[] }> {
  const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  const durations: Record<string, number[]> = {};
  const measured: RouteFigures[] = [];
  try {
    for (const [route, path] of Object.entries(routes)) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        const page = await context.newPage();
        runs.push(await openRoute(page, siteUrl + path));
        if (route === 'product') {
          for (const [name, duration] of Object.entries(await measureInteractions(page))) {
            durations[name] = [...(durations[name] ?? []), duration];
          }
        }
        await context.close();
      }
      const [{ counted } = { counted: { bytes: {}, files: {} } }] = runs;
      const { bytes, files }: { bytes: Record<string, number>; files: Record<string, number> } =
        counted;
      const getMedian = (name: 'lcp' | 'tbt' | 'cls'): number =>
        median(runs.map(({ figures }) => figures[name]));
      measured.push({
        route,
        scriptKb: toKb(bytes.Script),
        scriptFiles: files.Script ?? 0,
        styleKb: toKb(bytes.Stylesheet),
        fontKb: toKb(bytes.Font),
        requests: Object.values(files).reduce((sum, count) => sum + count, 0),
        lcp: Math.round(getMedian('lcp')),
        tbt: Math.round(getMedian('tbt')),
        cls: Math.round(getMedian('cls') * 10_000) / 10_000,
      });
    }
  } finally {
    await browser.close();
  }
  const interactions = Object.entries(durations).map(([interaction, values]) => ({
    interaction,
    duration: median(values),
  }));
  return { routes: measured, interactions };
}
