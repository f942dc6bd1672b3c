import type { BrowserCommand } from 'vitest/node';

type Forced = 'active' | 'none';

/**
 * Paints the page in the colors that a system may give to all pages, or no longer. By the
 * browser's driver: a session of the developer tools' own would take the page's other media
 * features, such as reduced motion, with it when it ends.
 */
export const forceColors: BrowserCommand<[Forced]> = async ({ page }, forcedColors) => {
  await page.emulateMedia({ forcedColors });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors(forced: Forced): Promise<void>;
  }
}
