import type { BrowserCommand } from 'vitest/node';

/** Wakes a page that paints nothing: a picture of one point of it makes the browser paint. */
export const rouse: BrowserCommand<[]> = async ({ page }) => {
  await page.bringToFront();
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    rouse(): Promise<void>;
  }
}
