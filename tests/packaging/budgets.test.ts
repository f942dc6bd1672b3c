import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { budgets, ownBudgets } from './budgets.ts';
import { weigh } from './page-bytes.ts';

let provider = 0;

beforeAll(async () => {
  provider = (await weigh(['UiProvider'])).weight;
});

describe('I10 a component without the provider', () => {
  let alone = 0;
  beforeAll(async () => {
    alone = (await weigh(['UiProvider'], { ofItself: true })).weight;
  });

  it.each(ownBudgets)('keeps $parts within $most kB', async ({ parts, most, goal }) => {
    const { weight } = await weigh(['UiProvider', ...parts], { ofItself: true });
    expect(weight - alone).toBeLessThanOrEqual(most);
    // A smaller size must lower the limit, so that it cannot grow again unnoticed.
    expect(weight - alone).toBeGreaterThan(most * 0.9);
    expect(most).toBeLessThanOrEqual(goal);
  });
});

describe('I10 a page with one component, built by a host', () => {
  it.each(budgets)(
    'keeps $part within $most kB, and loads heavy packages later',
    async (budget) => {
      const { part, most, later } = budget;
      const page = await weigh(['UiProvider', part]);
      expect(page.weight - provider).toBeLessThanOrEqual(most);
      // A smaller size must lower the limit, so that it cannot grow again unnoticed.
      expect(page.weight - provider).toBeGreaterThan(most * 0.9);
      expect(later.filter((name) => page.immediateExpectation.has(name))).toEqual([]);
      expect(later.filter((name) => !page.later.has(name))).toEqual([]);
    },
  );

  it('is listed in docs/performance.md', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
    const rows = budgets.map(
      ({ part, most, later }) =>
        `| \`${part}\` | ${most} kB | ${later.map((name) => `\`${name}\``).join(', ')} |`,
    );
    const own = ownBudgets.map(
      ({ parts, most, goal }) =>
        `| ${parts.map((part) => `\`${part}\``).join(', ')} | ${most} kB | ${goal} kB |`,
    );
    expect([...rows, ...own].filter((row) => !page.includes(row))).toEqual([]);
  });
});
