import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { vars } from '@vitrine/theme';
import { describe, expect, it } from 'vitest';
import { readText, root } from './source-files.ts';

interface Table {
  variables: Record<string, Record<string, string>>;
  parts: Record<string, string[]>;
}

const script = join(root, 'scripts/variables/main.mjs');
const derived = execFileSync(process.execPath, ['--conditions=vitrine-source', script, '--print'], {
  encoding: 'utf8',
});
const { variables, parts }: Table = JSON.parse(derived);

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

describe('I3 the variables that a host can set', () => {
  it('are up to date: run `npx pnpm@12 variables`', () => {
    expect(readText('packages/theme/variables.json')).toBe(derived);
  });

  it('are all in the contract, each with a description', () => {
    const contract = leaves(vars).map((reference) => reference.slice('var('.length, -1));
    expect(Object.keys(variables).sort()).toEqual(contract.sort());
    const choices = new Set(Object.values(variables).map((values) => Object.keys(values).join()));
    expect([...choices].sort()).toEqual(['all', 'light,dark,contrast', 'regular,compact']);
  });

  it('are known if a component reads them', () => {
    const read = new Set(Object.values(parts).flat());
    expect([...read].filter((name) => !(name in variables))).toEqual([]);
  });

  it('are found through helpers, recipes and composed classes', () => {
    // By `text('caption')`, by a recipe, by the focus ring, by a frame that all fields share.
    expect(parts['cart/line/CartLine']).toContain('--vt-text-caption-size');
    expect(parts['primitives/button/Button']).toContain('--vt-color-action-hover');
    expect(parts['cart/line/CartLine']).toContain('--vt-color-focus');
    expect(parts['primitives/text-field/TextField']).toContain('--vt-color-border-control');
  });

  it('are limited to the classes that a component uses from a style sheet', () => {
    // From one style sheet, the popover uses only the surface, but the menu also the options.
    expect(parts['primitives/dropdown-menu/DropdownMenu']).toContain('--vt-color-fill-hover');
    expect(parts['primitives/popover/Popover']).not.toContain('--vt-color-fill-hover');
  });
});
