import { existsSync } from 'node:fs';
import { canRunPinned, unpackChromium } from './pinned-chromium.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'No browser was found for the stories: run `npx playwright install chromium`, or set VITRINE_BROWSER to the path of a Chromium.';

/**
 * Arguments for a headless Chromium without background network requests and with reproducible
 * screenshots.
 */
const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Without it, the edges in a third of the screenshots differ by one or two levels between runs.
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A browser on this machine. */
export interface Browser {
  /** Absolute path of its program. */
  executablePath: string;
  /** Additional environment variables of its process. */
  env: Record<string, string>;
  /** Whether it is the Chromium of the install, in which screenshots are compared strictly. */
  pinned: boolean;
}

/** Properties of the machine that the search reads; tests may pass another one. */
export interface Machine {
  /** The path in VITRINE_BROWSER. */
  named?: string | undefined;
  /** Whether the Chromium of the install runs here, which is for Linux on x64. */
  canRunPinned: boolean;
  /** Whether there is a file at this path. */
  exists(path: string): boolean;
}

const thisMachine: Machine = {
  named: process.env.VITRINE_BROWSER,
  canRunPinned,
  exists: existsSync,
};

/**
 * Finds the browser for tests, in this order: the path in VITRINE_BROWSER, the pinned Chromium of
 * the install (Linux x64), Playwright's own, the system's. Null if there is none.
 *
 * @throws {Error} if VITRINE_BROWSER names a file that does not exist.
 */
export async function findInstalledBrowser(machine = thisMachine): Promise<Browser | null> {
  const { named } = machine;
  if (named) {
    if (!machine.exists(named)) {
      throw new Error(`VITRINE_BROWSER names ${named}, which does not exist.`);
    }
    return { executablePath: named, env: {}, pinned: false };
  }
  if (machine.canRunPinned) return { ...(await unpackChromium()), pinned: true };
  const { chromium } = await import('playwright');
  const found = [chromium.executablePath(), ...systemBrowsers].find(machine.exists);
  return found ? { executablePath: found, env: {}, pinned: false } : null;
}

/**
 * Finds the browser for tests, as `findInstalledBrowser` does.
 *
 * @throws {Error} with instructions if there is none.
 */
export async function findBrowser(machine = thisMachine): Promise<Browser> {
  const browser = await findInstalledBrowser(machine);
  if (!browser) throw new Error(advice);
  return browser;
}

/**
 * Returns Playwright's launch options for a browser. Without one, Playwright launches its own, or
 * says how to install it.
 *
 * @param locale The language of the browser itself, a BCP 47 tag. On Linux, Chromium writes dates
 *   and times in native inputs in this language; the locale of a page's context does not change them.
 * @example await chromium.launch(getLaunchOptions(await findBrowser()));
 */
export function getLaunchOptions(browser: Browser | null, locale = 'en-GB') {
  const language = locale.replaceAll('-', '_');
  return {
    args: browserArguments,
    ...(browser && { executablePath: browser.executablePath }),
    env: {
      ...process.env,
      ...browser?.env,
      // Chromium reads LANGUAGE, but only if LANG names a language.
      LANG: `${language}.UTF-8`,
      LANGUAGE: language,
    } as Record<string, string>,
  };
}
