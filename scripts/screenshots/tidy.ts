import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { losslessCompressPng, Transformer } from '@napi-rs/image';
import { gitLines, readAtCommit } from '../git.ts';

/** The screenshots that differ from the last commit, with those that git does not know yet. */
function listChanged(root: string): string[] {
  const pattern = ':(glob)**/__screenshots__/*.png';
  return [
    ...gitLines(root, 'diff', '--name-only', '--diff-filter=d', 'HEAD', '--', pattern),
    ...gitLines(root, 'ls-files', '--others', '--exclude-standard', '--', pattern),
  ];
}

/** Returns the pixels of a PNG without transparency, as screenshots are: the same for any compression. */
export const decodePng = (png: Buffer): Promise<Buffer> => new Transformer(png).rawPixels();

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => png.subarray(16, 24);

/**
 * Whether two screenshots have the same size and pixels.
 *
 * @param tolerance the greatest difference of a color channel, 0 to 255. The browser scales an image
 * from another copy, and rounds the edges of curves, depending on what it has drawn before.
 */
export async function hasSamePixels(one: Buffer, other: Buffer, tolerance = 0): Promise<boolean> {
  if (one.equals(other)) return true;
  if (!sizeOf(one).equals(sizeOf(other))) return false;
  const [first, second] = await Promise.all([decodePng(one), decodePng(other)]);
  return (
    first.length === second.length &&
    first.every((value, index) => Math.abs(value - (second[index] ?? 0)) <= tolerance)
  );
}

/**
 * Keeps the repository small after screenshots were taken: one with the pixels of the last commit gets its
 * bytes, too, and another one is compressed without loss.
 *
 * @param since Screenshots that are older stay as they are, in ms since 1970.
 */
export async function tidyScreenshots(root: string, since = 0): Promise<void> {
  for (const path of listChanged(root)) {
    const file = join(root, path);
    if (!existsSync(file) || (await stat(file)).mtimeMs < since) continue;
    const taken = await readFile(file);
    const committed = readAtCommit(root, 'HEAD', path);
    if (committed && (await hasSamePixels(taken, committed))) {
      await writeFile(file, committed);
      continue;
    }
    const compressed = await losslessCompressPng(taken);
    if (compressed.length < taken.length) await writeFile(file, compressed);
  }
}
