import { expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/**
 * Assertions that do not hold in the tick of the press: layers fade in, and the focus moves a tick
 * later.
 */
const immediateExpectation = /^\s*await expect\([^;]*\)\.(toHaveFocus|toBeVisible)\(\);/gm;

it('a story waits for fades and for focus changes', () => {
  const hasty = listFiles('stories/**/*.ts', 'stories/**/*.tsx').flatMap((path) =>
    Array.from(
      readText(path).matchAll(immediateExpectation),
      ([text]) => `${path}: ${text.trim()}`,
    ),
  );
  expect(hasty).toEqual([]);
});

it('a story uses the default timeout', () => {
  const own = listFiles('stories/**/*.ts', 'stories/**/*.tsx').filter((path) =>
    /\btimeout: /.test(readText(path)),
  );
  expect(own).toEqual([]);
});
