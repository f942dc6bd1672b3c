import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

/** Returns the pixels of a PNG: the same bytes for the same pixels, whatever the compression. */
export type DecodePng = (png: Buffer) => Promise<Uint8Array>;

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => png.subarray(16, 24);

/** The options of `toMatchScreenshot`. */
const stillPage = { animations: 'disabled', caret: 'hide', scale: 'device' } as const;

/**
 * Creates the command that takes a screenshot of an element, and returns whether its pixels are those of
 * the stored one. If not, `toMatchScreenshot` finds out what differs; it compares the same, but decodes
 * both images in JavaScript unless they have the same bytes, which a compressed image never has.
 */
export const createMatchesReference =
  (decodePng: DecodePng): BrowserCommand<[name: string, selector: string]> =>
  async ({ testPath, iframe }, name, selector): Promise<boolean> => {
    const path = join(dirname(testPath ?? ''), '__screenshots__', `${name}.png`);
    const reference = await readFile(path).catch(() => undefined);
    if (!reference) return false;
    const actual = await iframe.locator(selector).screenshot(stillPage);
    if (reference.equals(actual)) return true;
    if (!sizeOf(reference).equals(sizeOf(actual))) return false;
    const [before, after] = await Promise.all([decodePng(reference), decodePng(actual)]);
    return Buffer.compare(before, after) === 0;
  };

declare module 'vitest/browser' {
  interface BrowserCommands {
    matchesReference(name: string, selector: string): Promise<boolean>;
  }
}
