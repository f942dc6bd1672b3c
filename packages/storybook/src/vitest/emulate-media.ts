import type { BrowserCommand } from 'vitest/node';
import type { MediaFeatures } from '../preview/media-emulation.ts';

/**
 * Sets media features of the page; features that are not named stay as they are. Uses the browser's
 * driver: a separate developer tools session would reset the other features when it ends.
 */
export const emulateMedia: BrowserCommand<[MediaFeatures]> = async ({ page }, features) => {
  await page.emulateMedia(features);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(features: MediaFeatures): Promise<void>;
  }
}
