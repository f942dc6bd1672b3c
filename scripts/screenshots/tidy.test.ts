import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasSamePixels, tidyScreenshots } from './tidy.ts';

let root: string;
const path = 'stories/cart/__screenshots__/cart-cartline-default.png';
const git = (...parameters: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters],
    {
      cwd: root,
    },
  );

/** Writes a PNG without transparency, as a browser does. */
const encode = (image: PNG, deflateLevel = 9) =>
  PNG.sync.write(image, { deflateLevel, colorType: 2 });

/** A gradient, written with another compression each time. */
function draw(step: number, deflateLevel: number): Buffer {
  const image = new PNG({ width: 60, height: 60 });
  for (let index = 0; index < image.data.length; index += 1) {
    image.data[index] = index % 4 === 3 ? 255 : (index * step) % 256;
  }
  return encode(image, deflateLevel);
}

const write = (content: Buffer) => writeFileSync(join(root, path), content);
const read = () => readFileSync(join(root, path));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-tidy-'));
  mkdirSync(join(root, path, '..'), { recursive: true });
  git('init', '--quiet');
  write(draw(1, 9));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before');
});

afterEach(() => rmSync(root, { recursive: true }));

it('keeps the committed bytes of a screenshot with the same pixels', async () => {
  const committed = read();
  write(draw(1, 0));
  await tidyScreenshots(root);
  expect(read()).toEqual(committed);
});

it('compresses a changed screenshot without loss', async () => {
  const taken = draw(2, 0);
  write(taken);
  await tidyScreenshots(root);
  expect(read().length).toBeLessThan(taken.length / 2);
  expect(await hasSamePixels(read(), taken)).toBe(true);
});

it('compresses a new screenshot', async () => {
  git('rm', '--quiet', '--cached', path);
  git('commit', '--quiet', '--message', 'Without');
  const taken = draw(2, 0);
  write(taken);
  await tidyScreenshots(root);
  expect(read().length).toBeLessThan(taken.length / 2);
});

it('accepts colors within the tolerance only', async () => {
  const shade = (level: number) => {
    const picture = new PNG({ width: 2, height: 1 });
    picture.data.set([level, level, level, 255, level, level, level, 255]);
    return encode(picture);
  };
  expect(await hasSamePixels(shade(100), shade(102))).toBe(false);
  expect(await hasSamePixels(shade(100), shade(102), 2)).toBe(true);
  expect(await hasSamePixels(shade(100), shade(103), 2)).toBe(false);
  const wide = encode(new PNG({ width: 4, height: 1 }));
  const high = encode(new PNG({ width: 2, height: 2 }));
  expect(await hasSamePixels(wide, high)).toBe(false);
});

it('leaves a screenshot from before the run as it is', async () => {
  const taken = draw(2, 0);
  write(taken);
  await tidyScreenshots(root, Date.now() + 60_000);
  expect(read()).toEqual(taken);
});
