import { expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/**
 * Assertions that do not hold in the tick of the press: layers fade in, and the focus moves a tick
 * later.
 */
const immediateExpectation = /^\s*await expect\([^;]*\)\.(toHaveFocus|toBeVisible)\(\);/gm;

it('a story waits for what fades in and for where the focus goes', () => {
  const hasty = listFiles('stories/**/*.ts', 'stories/**/*.tsx').flatMap((path) =>
    Array.from(
      readText(path).matchAll(immediateExpectation),
      ([text]) => `${path}: ${text.trim()}`,
    ),
  );
  expect(hasty).toEqual([]);
});

it('a story is as patient as all others', () => {
  const own = listFiles('stories/**/*.ts', 'stories/**/*.tsx').filter((path) =>
    /\btimeout: /.test(readText(path)),
  );
  expect(own).toEqual([]);
});
