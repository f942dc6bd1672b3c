import type { BrowserCommand } from 'vitest/node';

/** Brings the page of the test to the front: the browser paints it again, if it had stopped. */
export const bringToFront: BrowserCommand<[]> = async ({ page }) => {
  await page.bringToFront();
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    bringToFront(): Promise<void>;
  }
}
