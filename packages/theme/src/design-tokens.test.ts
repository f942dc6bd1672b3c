import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { designTokens, designTokensFile } from './design-tokens.ts';

/** Every leaf with `$value`, with the type that it or its group names. */
function tokensOf(tree: unknown, type?: string, path = ''): { path: string; type?: string }[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  const own = '$type' in tree ? String(tree.$type) : type;
  if ('$value' in tree) return [{ path, type: own }];
  return Object.entries(tree).flatMap(([name, child]) => tokensOf(child, own, `${path}.${name}`));
}

const paths = (set: keyof typeof designTokens.sets) =>
  tokensOf(designTokens.sets[set].sources[0]).map(({ path }) => path);

describe('tokens.json', () => {
  it('is up to date: run `pnpm --filter @vitrine/theme tokens`', async () => {
    const file = await readFile(new URL('../tokens.json', import.meta.url), 'utf8');
    expect(file).toBe(designTokensFile);
  });

  it('gives every token a type', () => {
    for (const { sources } of Object.values(designTokens.sets)) {
      const tokens = tokensOf(sources[0]);
      expect(tokens.length).toBeGreaterThan(0);
      expect(tokens.filter(({ type }) => !type)).toEqual([]);
    }
  });

  it('has the same tokens in every theme and every size', () => {
    expect(paths('dark')).toEqual(paths('light'));
    expect(paths('contrast')).toEqual(paths('light'));
    expect(paths('compact')).toEqual(paths('regular'));
    expect(paths('small')).toEqual(paths('regular'));
  });

  it('writes colors in sRGB with their hex form', () => {
    expect(designTokens.sets.light.sources[0]?.color).toMatchObject({
      $type: 'color',
      text: {
        $value: {
          colorSpace: 'srgb',
          components: [0.102, 0.1294, 0.1176],
          alpha: 1,
          hex: '#1a211e',
        },
      },
      scrim: { $value: { alpha: 0.48, hex: '#101211' } },
    });
  });

  it('refers only to its own sets and modifiers', () => {
    const refs = [...JSON.stringify(designTokens).matchAll(/"\$ref":"#\/(\w+)\/(\w+)"/g)];
    expect(refs).toHaveLength(9);
    for (const [, part, name] of refs) {
      expect(designTokens).toHaveProperty([part ?? '', name ?? '']);
    }
  });
});
