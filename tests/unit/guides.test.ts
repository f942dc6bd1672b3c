import { getCouponOutcome } from '@vitrine/atoms';
import { createClient, type Filter, type OffsetQuery } from '@vitrine/client';
import { queryProducts } from '@vitrine/client/catalog';
import { queryCollections } from '@vitrine/client/collections';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { contrastFailures } from '../../packages/theme/src/contrast.ts';
import { type ColorRole, colors, type ThemeName } from '../../packages/theme/src/tokens/color.ts';
import { defaultRoutes } from '../../packages/ui/src/provider/routes.ts';
import { readText } from './source-files.ts';

describe('the introduction', () => {
  it('names the Node version that each template needs', () => {
    const getNode = (template: string): string =>
      JSON.parse(readText(`examples/${template}/package.json`)).engines.node.replace('>=', '');
    const sentence = `Node ${getNode('react-router')} or later; for the template \`next\`, ${getNode('next')}:`;
    expect(readText('docs/introduction.mdx')).toContain(sentence);
    expect(readText('README.md')).toContain(sentence);
  });
});

describe('the sample of a brand color', () => {
  const guide = readText('docs/guides/theming.mdx');
  const [, sample = ''] = /^(@media \(forced-colors: none\) \{\n[\s\S]*?^\}\n)/m.exec(guide) ?? [];
  /** The colors of each rule, by its condition and its selector. */
  const rules = Array.from(
    sample.matchAll(/(?:@media \((prefers[^)]+)\) \{\s*)?((?:[^{};]+,\s*)?[^{};]+) \{([^{}]+)\}/g),
    ([, condition = '', selector = '', body = '']) => ({
      condition,
      selector: selector.replace(/.*\{/s, '').replace(/\s+/g, ' ').trim(),
      colors: Object.fromEntries(
        Array.from(
          body.matchAll(/--vt-color-([\w-]+): (#\w{6});/g),
          ([, name = '', value = '']) => [
            name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()) as ColorRole,
            value,
          ],
        ),
      ),
    }),
  );
  const themeOfRule: readonly (readonly [string, string, ThemeName])[] = [
    ['', ":root, [data-vt-theme='light'], [data-vt-theme='system']", 'light'],
    ['prefers-color-scheme: dark', ":root:not([data-vt-theme]), [data-vt-theme='system']", 'dark'],
    ['prefers-contrast: more', ":root:not([data-vt-theme]), [data-vt-theme='system']", 'contrast'],
    ['', "[data-vt-theme='dark']", 'dark'],
    ['', "[data-vt-theme='contrast']", 'contrast'],
  ];

  it('has a rule for each theme, however it is chosen', () => {
    expect(rules.map(({ condition, selector }) => [condition, selector])).toEqual(
      themeOfRule.map(([condition, selector]) => [condition, selector]),
    );
  });

  it('has enough contrast in every theme', () => {
    for (const [index, [, , theme]] of themeOfRule.entries()) {
      const brand = rules[index]?.colors ?? {};
      expect(Object.keys(brand)).toEqual(['action', 'actionHover', 'actionActive', 'onAction']);
      expect(contrastFailures({ ...colors[theme], ...brand }), theme).toEqual([]);
      // The test that the guide shows has the same values.
      for (const [role, value] of Object.entries(brand)) {
        expect(guide).toContain(`    ${role}: '${value}',`);
      }
    }
  });

  it('is the same in the README of the theme', () => {
    expect(readText('packages/theme/README.md')).toContain(sample);
  });
});

describe('the reference of errors', () => {
  it('has every code of a coupon with the kind of its outcome', () => {
    const [, section = ''] = readText('docs/reference/errors.mdx').split('## Codes of coupons');
    const rows = Array.from(
      section.matchAll(/^\| (`ERROR_.*?) \|.*\| `([\w-]+)` \|$/gm),
      ([, codes = '', kind = '']) =>
        codes.split(', ').map((code) => [code.replaceAll('`', ''), kind] as const),
    ).flat();
    expect(rows.map(([code]) => getCouponOutcome({ code }).kind)).toEqual(
      rows.map(([, kind]) => kind),
    );
    const named = readText('packages/atoms/src/utils/coupon-outcome.ts').match(/ERROR_\w+/g) ?? [];
    expect(rows.map(([code]) => code).sort()).toEqual(named.sort());
  });
});

describe('the guide to queries', () => {
  const guide = readText('docs/guides/queries.mdx');
  const platform = createMockPlatform();
  const client = createClient({
    clientId: 'guide',
    provider: { apiBaseUrl: platform.apiBaseUrl },
    fetch: platform.fetch,
  });
  /** The names in the first column of a table. */
  const listNames = (title: string): string[] => {
    const [, table = ''] = guide.split(`| ${title} |`);
    const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
    return rows.flatMap((row) =>
      Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name),
    );
  };

  it.each([
    ['product', queryProducts],
    ['collection', queryCollections],
  ] as const)('names fields of a %s that a query takes', async (entity, query) => {
    const fields = listNames(`Field of a ${entity}`);
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) {
      const { items } = await query(client, {
        filter: { [field]: { $exists: true } },
        sort: [{ fieldName: field }],
      });
      expect(items.length, field).toBeGreaterThan(0);
    }
    const unknown: OffsetQuery = { filter: { color: 'Blue' } };
    await expect(query(client, unknown)).rejects.toMatchObject({ name: 'ValidationError' });
  });

  it('names operators that a query takes', async () => {
    const operators = listNames('Operator');
    expect(operators.length).toBe(16);
    for (const operator of operators) {
      const filter: Filter = /^\$(and|or|not)$/.test(operator)
        ? { [operator]: [{ brand: 'Mora' }] }
        : { brand: { [operator]: /^\$(in|has)/.test(operator) ? ['Mora'] : 'Mora' } };
      await expect(queryProducts(client, { filter }), operator).resolves.toBeDefined();
    }
    await expect(
      queryProducts(client, { filter: { brand: { $like: 'Mora' } as Filter } }),
    ).rejects.toMatchObject({ name: 'ValidationError' });
  });
});

describe('the guide to routes', () => {
  it('has the URL and the arguments of each default route', () => {
    const [, table = ''] = readText('docs/guides/links.mdx').split('## Default routes\n\n');
    const rows = table
      .slice(0, table.indexOf('\n\n'))
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, route = '', args = '', url = '']) => [route, args, url]);
    const samples: Record<string, string[]> = {
      collection: ['light'],
      product: ['ring-vase'],
      search: ['vase'],
      event: ['tide-fair'],
      ticketCheckout: ['tide-fair'],
      ticketOrder: ['tide-fair', 'A-1'],
    };
    const expected = Object.entries(defaultRoutes).map(([route, url]) => {
      if (typeof url === 'string') return [`\`${route}\``, '', `\`${url}\``];
      const [, parameters = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(url.toString()) ?? [];
      const names = parameters.split(',').map((name) => `\`${name.trim()}\``);
      const [first = '', second = ''] = samples[route] ?? [];
      return [`\`${route}\``, names.join(', '), `\`${url(first, second)}\``];
    });
    expect(rows.slice(0, -1).sort()).toEqual(expected.sort());
    expect(rows.at(-1)).toEqual(['`order`', '`orderNumber`', 'none']);
  });
});

describe('the tables of options in Getting started', () => {
  const guide = readText('docs/guides/getting-started.mdx');
  const getTable = (title: string): string => {
    const [, table = ''] = guide.split(`| ${title} |`);
    return table.slice(0, table.indexOf('\n\n'));
  };
  const getFields = (path: string, name: string): string[] => {
    const [, body = ''] =
      new RegExp(`export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(
        readText(path),
      ) ?? [];
    return Array.from(body.matchAll(/^ {2}(\w+)\??:/gm), ([, field = '']) => field);
  };

  it.each([
    ['Option | Type', 'packages/client/src/client.ts', 'ClientOptions', 5],
    ['Option of `provider`', 'packages/client/src/settings.ts', 'ProviderSettings', 6],
    ['Option | What it is', 'packages/atoms/src/ports.ts', 'StorefrontPorts', 10],
    ['Option | What it is', 'packages/atoms/src/ports.ts', 'OwnerPorts', 6],
    ['Option | What it is', 'packages/atoms/src/storefront.ts', 'StorefrontOptions', 2],
  ])('%s: has every field of %s, %s', (title, path, name, count) => {
    const fields = getFields(path, name);
    expect(fields).toHaveLength(count);
    const table = getTable(title);
    expect(fields.filter((field) => !table.includes(`\`${field}\``))).toEqual([]);
  });
});

describe('a shop of create-vitrine', () => {
  it('has the icons of the components, in the same version', () => {
    const [, version] = /"lucide-react": (\S+)/.exec(readText('pnpm-workspace.yaml')) ?? [];
    for (const template of ['react-router', 'next']) {
      const { dependencies } = JSON.parse(readText(`examples/${template}/package.json`));
      expect(dependencies['lucide-react']).toBe(version);
    }
  });

  it('has the scripts that its guide names', () => {
    const guide = readText('docs/guides/new-shop.mdx');
    const named = Array.from(guide.matchAll(/npm (?:run )?([a-z:-]+)/g), ([, name = '']) => name);
    expect(new Set(named).size).toBeGreaterThan(7);
    for (const template of ['react-router', 'next']) {
      const { scripts } = JSON.parse(readText(`examples/${template}/package.json`));
      expect(named.filter((name) => name !== 'create' && !(name in scripts))).toEqual([]);
    }
  });
});
