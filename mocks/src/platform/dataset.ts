import { FAILURES } from './failures.ts';
import { type Background, matchesPattern } from './fault-injection.ts';
import type { Dataset } from './platform-context.ts';

/**
 * Modes of a mock platform: normal; slow responses; failing reads; no content; or 10,000 products.
 */
export const MODES = ['normal', 'slow', 'failing', 'empty', 'huge'] as const;

export type Mode = (typeof MODES)[number];

/** Duration of each request in slow mode, in milliseconds: long enough to see pending states. */
export const SLOW = 1500;

/** The calls that change nothing, by how they are named. */
const isRead = (name: string) => /\.(get|list|query|count|estimate)/.test(name);

/** Token requests work in every mode: a page without tokens would show only that error. */
const isAboutTokens = (name: string) => name.startsWith('auth.');

/** Returns the dataset of a mode. */
export const getDataset = (mode: Mode): Dataset =>
  mode === 'empty' || mode === 'huge' ? mode : 'normal';

/** Returns the faults of a mode: for these requests, or for the mode's default ones. */
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
