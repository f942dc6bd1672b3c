import { describe, expect, it } from 'vitest';
import { ModuleGraph } from '../../check/affected.ts';
import type { DiffLine } from '../report.ts';
import { findChangedNames } from './find-changed-names.ts';
import { arrange, getFittingScale } from './fit-screenshots.ts';

it('uses nothing of the packages, so that a change of them does not change the report itself', () => {
  const files = new ModuleGraph().listReached('scripts/review/app/main.tsx');
  expect(files).toContain('scripts/review/app/App.css.ts');
  expect(files.filter((path) => /^packages\//.test(path))).toEqual([]);
});

describe('the scale of a screenshot', () => {
  const space = { width: 1000, height: 600 };

  it('is a whole multiple if the screenshot is small', () => {
    expect(getFittingScale({ width: 300, height: 80 }, space)).toBe(3);
    expect(getFittingScale({ width: 30, height: 20 }, space)).toBe(4);
  });

  it('is the natural size if no multiple fits, and of a long page', () => {
    expect(getFittingScale({ width: 600, height: 400 }, space)).toBe(1);
    expect(getFittingScale({ width: 800, height: 4000 }, space)).toBe(1);
  });

  it('is smaller only if the screenshot is wider than the space', () => {
    expect(getFittingScale({ width: 2000, height: 400 }, space)).toBe(0.5);
  });
});

describe('two screenshots', () => {
  const space = { width: 1016, height: 616 };

  it('are in columns, or in rows if they are greater then', () => {
    expect(arrange({ width: 200, height: 200 }, space)).toEqual({ isStacked: false, scale: 2 });
    expect(arrange({ width: 1000, height: 100 }, space)).toEqual({ isStacked: true, scale: 1 });
  });

  it('are in columns if rows would have to scroll', () => {
    expect(arrange({ width: 1000, height: 2000 }, space)).toEqual({ isStacked: false, scale: 0.5 });
  });
});

describe('findChangedNames', () => {
  const find = (...texts: string[]) =>
    findChangedNames(texts.map((text): DiffLine => ({ text, sign: '+' })));

  it('writes names as in CSS, each once', () => {
    expect(find('  borderRadius: 14,', "  '--vt-gap': '1px',", '  border-radius: 2px;')).toEqual([
      'border-radius',
      '--vt-gap',
    ]);
  });

  it('reads several names of a line', () => {
    expect(find("  small: { padding: 4, gap: vars.space['4'] },")).toEqual(['padding', 'gap']);
  });

  it('skips selectors, groups, conditions and comments', () => {
    const lines = ["  '&:hover': {", '  vars: {', "  '@media': { '(width < 9px)': {", 'a:hover {'];
    expect(find(...lines, '// color: red', '@media (width < 9px) {')).toEqual([]);
  });

  it('skips lines that are the same', () => {
    expect(findChangedNames([{ text: '  color: red;', sign: ' ' }])).toEqual([]);
  });
});
