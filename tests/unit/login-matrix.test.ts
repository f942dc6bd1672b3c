import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

// The rows of the security and fault matrix for login and tokens.
const rows = Array.from({ length: 78 }, (_, at) => `S${at + 1}`);

/** Rows that the platform's contract leaves no room for, and why. */
const impossible = new Map<string, string>();

/** What tests and stories say of rows: words that begin with one, also in a table of cases. */
const sayings = listFiles(
  ':(glob)packages/*/src/**/*.test.ts*',
  ':(glob)mocks/src/**/*.test.ts',
  ':(glob)tests/e2e/**/*.test.ts',
  ':(glob)stories/**/*.stories.tsx',
).flatMap((path) => {
  const source = readText(path);
  const titles = source.matchAll(/['"`]((?:S\d+ ?)+)(?=['" ]|\b)/g);
  const stories = source.matchAll(/^export const (S\d+)(?=[A-Z])/gm);
  return [...titles, ...stories].map((match) => match[1] ?? '');
});

/** Rows that someone proves: “S1 S2 a message …” proves two. */
const proven = new Set(sayings.flatMap((rows) => rows.trim().split(' ')));

describe('the matrix of logins and tokens', () => {
  it.each(rows)('has a test or a story for %s, or a reason why there can be none', (row) => {
    expect(proven.has(row) || impossible.has(row), row).toBe(true);
  });

  it('gives no reason for a row that is proven', () => {
    expect([...impossible.keys()].filter((row) => proven.has(row))).toEqual([]);
  });
});
