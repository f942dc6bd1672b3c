import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { weigh } from './page-bytes.ts';

let provider = 0;

beforeAll(async () => {
  provider = (await weigh(['UiProvider'])).weight;
});

describe('I10: a page with one part, as a host builds it', () => {
  it.each(budgets)('has $part for $most kB at most, and heavy packages later', async (budget) => {
    const { part, most, later } = budget;
    const page = await weigh(['UiProvider', part]);
    expect(page.weight - provider).toBeLessThanOrEqual(most);
    expect(later.filter((name) => page.atOnce.has(name))).toEqual([]);
    expect(later.filter((name) => !page.later.has(name))).toEqual([]);
  });

  it('is listed in the README', async () => {
    const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
    const rows = budgets.map(
      ({ part, most, later }) =>
        `| \`${part}\` | ${most} kB | ${later.map((name) => `\`${name}\``).join(', ')} |`,
    );
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
  });
});
