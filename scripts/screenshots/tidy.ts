import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { losslessCompressPng } from '@napi-rs/image';
import { PNG } from 'pngjs';
import { gitLines, readAtCommit } from '../git.ts';

/** The screenshots that differ from the last commit, with those that git does not know yet. */
function listChanged(root: string): string[] {
  const pattern = ':(glob)**/__screenshots__/*.png';
  return [
    ...gitLines(root, 'diff', '--name-only', '--diff-filter=d', 'HEAD', '--', pattern),
    ...gitLines(root, 'ls-files', '--others', '--exclude-standard', '--', pattern),
  ];
}

/**
 * Whether two screenshots have the same size and pixels.
 *
 * @param tolerance the greatest difference of a color channel, 0 to 255. The browser scales an image
 * from another copy, and rounds the edges of curves, depending on what it has drawn before.
 */
export function hasSamePixels(one: Buffer, other: Buffer, tolerance = 0): boolean {
  if (one.equals(other)) return true;
  const first = PNG.sync.read(one);
  const second = PNG.sync.read(other);
  return (
    first.width === second.width &&
    first.height === second.height &&
    first.data.every((value, index) => Math.abs(value - (second.data[index] ?? 0)) <= tolerance)
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
    if (committed && hasSamePixels(taken, committed)) {
      await writeFile(file, committed);
      continue;
    }
    const compressed = await losslessCompressPng(taken);
    if (compressed.length < taken.length) await writeFile(file, compressed);
  }
}
