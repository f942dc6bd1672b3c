import { expect, it } from 'vitest';
import { filesOf, textOf } from './sources.ts';

/** What is not so yet in the tick of the press: layers fade in, and the focus moves a tick later. */
const atOnce = /^\s*await expect\([^;]*\)\.(toHaveFocus|toBeVisible)\(\);/gm;

it('a story waits for what fades in and for where the focus goes', () => {
  const hasty = filesOf('stories/**/*.ts', 'stories/**/*.tsx').flatMap((path) =>
    Array.from(textOf(path).matchAll(atOnce), ([text]) => `${path}: ${text.trim()}`),
  );
  expect(hasty).toEqual([]);
});

it('a story is as patient as all others', () => {
  const own = filesOf('stories/**/*.ts', 'stories/**/*.tsx').filter((path) =>
    /\btimeout: /.test(textOf(path)),
  );
  expect(own).toEqual([]);
});
