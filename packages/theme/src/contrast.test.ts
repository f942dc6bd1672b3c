import { describe, expect, it } from 'vitest';
import { contrastFailures, contrastRatio } from './contrast.ts';
import { type ColorRole, colors, themeNames } from './tokens/color.ts';

/** The ratios that the visual direction measured, in light, dark and high contrast. */
const measured: readonly [front: ColorRole, back: ColorRole, ratios: readonly number[]][] = [
  ['text', 'ground', [16.1, 16.1, 21]],
  ['textMuted', 'ground', [5.8, 9.0, 13.5]],
  ['textMuted', 'fillActive', [4.6, 6.3, 9.5]],
  ['textMuted', 'mediaFrame', [5.2, 7.6, 13.5]],
  ['onAction', 'action', [16.1, 16.1, 21]],
  ['onAction', 'actionHover', [10.2, 18.8, 13.5]],
  ['danger', 'dangerFill', [5.8, 8.1, 9.5]],
  ['warning', 'warningFill', [6.0, 10.7, 10.9]],
  ['success', 'successFill', [6.1, 8.5, 10.7]],
  ['info', 'infoFill', [7.5, 9.9, 11.6]],
  ['borderControl', 'ground', [3.8, 5.0, 21]],
  ['focus', 'ground', [5.9, 9.1, 9.0]],
  ['sold', 'ground', [4.4, 7.3, 9.5]],
  ['link', 'ground', [6.9, 10.3, 10.2]],
];

const tenths = (ratio: number) => Math.round(ratio * 10) / 10;

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#123456', '#123456', 1],
  ])('returns the ratio of %s and %s: %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  it('rejects an invalid color', () => {
    expect(() => contrastRatio('#fff', '#000000')).toThrow(
      '"#fff" is not a color written #rrggbb. Write it with six digits.',
    );
  });
});

describe.each(themeNames)('the %s theme', (theme) => {
  const index = themeNames.indexOf(theme);

  it('has no pair with too little contrast', () => {
    expect(contrastFailures(colors[theme])).toEqual([]);
  });

  it.each(measured)('shows %s on %s with the documented ratio', (front, back, ratios) => {
    const ratio = contrastRatio(colors[theme][front], colors[theme][back]);
    expect(tenths(ratio)).toBe(ratios[index]);
  });
});

describe('contrastFailures', () => {
  it('returns the pairs of a host theme with too little contrast, with their ratio', () => {
    const pale = { ...colors.light, link: '#8da4ef' };
    expect(contrastFailures(pale)).toEqual([
      { front: 'link', back: 'ground', atLeast: 4.5, ratio: expect.closeTo(2.37, 1) },
      { front: 'link', back: 'surface', atLeast: 4.5, ratio: expect.closeTo(2.42, 1) },
    ]);
  });
});
