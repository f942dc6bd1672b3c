import { describe, expect, it } from 'vitest';
import { contrastFailures } from '../../packages/theme/src/contrast.ts';
import { type ColorRole, colors, type ThemeName } from '../../packages/theme/src/tokens/color.ts';
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
