import { FAILURES } from './failures.ts';
import { type Background, matchesPattern } from './fault-injection.ts';
import type { Dataset } from './platform-context.ts';

/**
 * What a world is like as a whole: as it is; slow to answer; failing to be read; with nothing in
 * it; or with 10,000 products.
 */
export const MODES = ['normal', 'slow', 'failing', 'empty', 'huge'] as const;

export type Mode = (typeof MODES)[number];

/** How long each call takes in a slow world, in milliseconds: long enough to see what is pending. */
export const SLOW = 1500;

/** The calls that change nothing, by how they are named. */
const isRead = (name: string) => /\.(get|list|query|count|estimate)/.test(name);

/** Tokens are given out in every mode: a page that has none shows nothing but that. */
const isAboutTokens = (name: string) => name.startsWith('auth.');

/** What there is in a mode. */
export const getDataset = (mode: Mode): Dataset =>
  mode === 'empty' || mode === 'huge' ? mode : 'normal';

/** What disturbs the calls in a mode: these, or all that the mode is usually about. */
export function getBackground(mode: Mode, patterns?: readonly string[]): Background | undefined {
  const named = patterns && ((name: string) => patterns.some((one) => matchesPattern(one, name)));
  switch (mode) {
    case 'slow':
      return { isFor: named ?? ((name) => !isAboutTokens(name)), delay: SLOW };
    case 'failing':
      return { isFor: named ?? isRead, failure: FAILURES.broken };
    default:
      return undefined;
  }
}

export function checkMode(mode: string): asserts mode is Mode {
  if ((MODES as readonly string[]).includes(mode)) return;
  throw new TypeError(`There is no mode "${mode}". Use one of: ${MODES.join(', ')}.`);
}
