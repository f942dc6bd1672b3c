import { existsSync } from 'node:fs';
import { canRunPinned, pinnedChromium } from './pinned.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'No browser was found for the stories: run `npx playwright install chromium`, or set VITRINE_BROWSER to the path of a Chromium.';

/** Arguments that make a headless Chromium quiet on the network and its pictures repeatable. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Without it the edges of a third of the pictures differ by one or two levels from run to run.
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A browser on this machine; only the pinned one's pictures are compared strictly. */
export interface Browser {
  executablePath: string;
  /** What its process needs beside the environment of this one. */
  env: Record<string, string>;
  pinned: boolean;
}

/** What the search looks at; a test may give another machine. */
export interface Machine {
  /** The path in VITRINE_BROWSER. */
  named?: string | undefined;
  canRunPinned: boolean;
  exists(path: string): boolean;
}

const thisMachine: Machine = {
  named: process.env.VITRINE_BROWSER,
  canRunPinned,
  exists: existsSync,
};

/**
 * The browser for tests, in this order: the path in VITRINE_BROWSER, the pinned Chromium of the
 * install (Linux x64), Playwright's own, the system's.
 *
 * @throws {Error} with one sentence that says what to do when there is none.
 */
export async function findBrowser(machine = thisMachine): Promise<Browser> {
  const { named } = machine;
  if (named) {
    if (!machine.exists(named)) {
      throw new Error(`VITRINE_BROWSER names ${named}, which does not exist.`);
    }
    return { executablePath: named, env: {}, pinned: false };
  }
  if (machine.canRunPinned) return { ...(await pinnedChromium()), pinned: true };
  const { chromium } = await import('playwright');
  const found = [chromium.executablePath(), ...systemBrowsers].find(machine.exists);
  if (!found) throw new Error(advice);
  return { executablePath: found, env: {}, pinned: false };
}

/** Launch options of Playwright for a browser. */
export function launchOptions(browser: Browser) {
  return {
    executablePath: browser.executablePath,
    args: browserArguments,
    env: { ...process.env, ...browser.env } as Record<string, string>,
  };
}
