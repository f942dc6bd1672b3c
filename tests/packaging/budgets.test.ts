import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComponentBytes } from '../../scripts/documentation/expand-page.ts';
import { listComponentPages } from '../../scripts/documentation/pages.ts';
import { weighComponents, weighProvider } from '../../scripts/measure/component-bytes.ts';
import { weigh } from '../../scripts/measure/page-bytes.ts';
import { ownBudgets, routeBudgets, screenBudgets, screenLimit, shell } from './budgets.ts';

/** Expects a size within 5 % of its limit: a smaller one must lower it. */
function expectWithin(size: number, limit: number) {
  expect(size).toBeLessThanOrEqual(limit);
  expect(size).toBeGreaterThan(limit * 0.9);
}

describe('I10 a component without the provider', () => {
  const base = ['UiProvider', 'english'];
  let alone = 0;
  beforeAll(async () => {
    alone = (await weigh(base, { ofItself: true })).weight;
  });

  it.each(ownBudgets)('keeps $parts within $most kB', async ({ parts, most, goal }) => {
    const { weight } = await weigh([...base, ...parts], { ofItself: true });
    expectWithin(weight - alone, most);
    expect(most).toBeLessThanOrEqual(goal);
  });
});

describe('I10 a route of a shop, built by a host', () => {
  it.each(routeBudgets)(
    'keeps $route within $js kB of scripts and $css kB of styles, and loads heavy packages later',
    async ({ parts, js, css, later }) => {
      const page = await weigh([...shell, ...parts], { hasTheme: true });
      expectWithin(page.weight, js);
      expectWithin(page.styles, css);
      expect(later.filter((name) => page.immediate.has(name))).toEqual([]);
      expect(later.filter((name) => !page.later.has(name))).toEqual([]);
    },
  );

  it('is listed in docs/performance.md', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
    const rows = routeBudgets.map(
      ({ route, js, css, later }) =>
        `| ${route} | ${js} kB | ${css} kB | ${later.map((name) => `\`${name}\``).join(', ')} |`,
    );
    const own = ownBudgets.map(
      ({ parts, most, goal }) =>
        `| ${parts.map((part) => `\`${part}\``).join(', ')} | ${most} kB | ${goal} kB |`,
    );
    const screens = screenBudgets.map(
      ({ screen, part, js }) => `| ${screen} | \`${part}\` | ${js} kB |`,
    );
    expect([...rows, ...own, ...screens].filter((row) => !page.includes(row))).toEqual([]);
  });
});

describe('a screen of owners, in addition to the frame', () => {
  let frame = 0;
  beforeAll(async () => {
    frame = (await weigh(['UiProvider'], { admin: ['AdminFrame'] })).weight;
  });

  it.each(screenBudgets)('keeps $screen within $js kB', async ({ part, js }) => {
    const { weight } = await weigh(['UiProvider'], { admin: ['AdminFrame', part] });
    expectWithin(weight - frame, js);
    expect(js).toBeLessThanOrEqual(screenLimit);
  });
});

describe('the bytes of components in the documentation', () => {
  const stored = readComponentBytes();
  let provider: Awaited<ReturnType<typeof weighProvider>>;
  beforeAll(async () => {
    provider = await weighProvider();
  });

  // `npx pnpm@12 measure --only components` measures all of them after a build.
  it.each(listComponentPages().filter((_, index) => index % 20 === 0))(
    'are current on $path',
    async (page) => {
      const { js, css } = await weighComponents(page, provider);
      const { js: storedJs = 0, css: storedCss = 0 } = stored[page.path] ?? {};
      expect(Math.abs(js - storedJs)).toBeLessThanOrEqual(Math.max(0.3, js * 0.05));
      expect(Math.abs(css - storedCss)).toBeLessThanOrEqual(Math.max(0.3, css * 0.05));
    },
  );
});

describe('a host with the condition vitrine-unstyled', () => {
  const parts = ['UiProvider', 'ProductDetail', 'CartPage', 'CartDrawer', 'Dialog'];

  it('loads no style sheet of the components', async () => {
    expect((await weigh(parts, { isUnstyled: true })).styles).toBe(0);
    expect((await weigh(parts)).styles).toBeGreaterThan(0);
  });
});
