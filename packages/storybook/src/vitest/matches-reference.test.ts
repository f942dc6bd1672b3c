import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BrowserCommandContext } from 'vitest/node';
import { createMatchesReference } from './matches-reference.ts';

/** Draws an image of one gray, with another compression on request. */
function draw(width: number, height: number, gray: number, deflateLevel = 9): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(gray);
  return PNG.sync.write(png, { deflateLevel });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-reference-'));
  await mkdir(join(folder, '__screenshots__'));
  await writeFile(join(folder, '__screenshots__/part-shown.png'), draw(8, 2, 120));
});
afterAll(() => rm(folder, { recursive: true }));

/** Compares a new screenshot with the stored one of a story. */
function match(actual: Buffer, name = 'part-shown') {
  const decodePng = vi.fn(async (png: Buffer) => PNG.sync.read(png).data);
  const screenshot = vi.fn(async () => actual);
  const context = {
    testPath: join(folder, 'Part.stories.tsx'),
    iframe: { locator: () => ({ screenshot }) },
  } as unknown as BrowserCommandContext;
  const matches = createMatchesReference(decodePng)(context, name, '#part');
  return { matches, decodePng, screenshot };
}

it('finds the same pixels in another compression', async () => {
  const other = draw(8, 2, 120, 0);
  expect(other).not.toEqual(draw(8, 2, 120));
  expect(await match(other).matches).toBe(true);
});

it('does not decode an image with the same bytes', async () => {
  const { matches, decodePng } = match(draw(8, 2, 120));
  expect(await matches).toBe(true);
  expect(decodePng).not.toHaveBeenCalled();
});

it('finds another pixel, and another shape with the same pixels', async () => {
  expect(await match(draw(8, 2, 121)).matches).toBe(false);
  expect(await match(draw(4, 4, 120)).matches).toBe(false);
});

it('takes no screenshot of a story without a stored one', async () => {
  const { matches, screenshot } = match(draw(8, 2, 120), 'part-new');
  expect(await matches).toBe(false);
  expect(screenshot).not.toHaveBeenCalled();
});
