import type { BrowserCommand } from 'vitest/node';

type Forced = 'active' | 'none';

/**
 * Turns forced colors on or off for the page. Uses the browser's driver: a separate developer tools
 * session would reset the page's other media features, such as reduced motion, when it ends.
 */
export const forceColors: BrowserCommand<[Forced]> = async ({ page }, forcedColors) => {
  await page.emulateMedia({ forcedColors });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors(forced: Forced): Promise<void>;
  }
}
