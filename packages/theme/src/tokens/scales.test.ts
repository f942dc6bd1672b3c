import { describe, expect, it } from 'vitest';
import { colors } from './color.ts';
import { scales } from './scales.ts';

describe('scales', () => {
  it.each(Object.entries(scales))('%s has twelve opaque steps in both modes', (_name, scale) => {
    for (const steps of [scale.light, scale.dark]) {
      expect(steps).toHaveLength(12);
      expect(steps.filter((step) => !/^#[0-9a-f]{6}$/.test(step))).toEqual([]);
    }
  });

  it('are the source of the neutral roles', () => {
    const step = (mode: 'light' | 'dark', number: number) => scales.sage[mode][number - 1];
    for (const mode of ['light', 'dark'] as const) {
      expect(colors[mode].ground).toBe(step(mode, 1));
      expect(colors[mode].mediaFrame).toBe(step(mode, 3));
      expect(colors[mode].fillHover).toBe(step(mode, 4));
      expect(colors[mode].fillActive).toBe(step(mode, 5));
      expect(colors[mode].textMuted).toBe(step(mode, 11));
      expect(colors[mode].text).toBe(step(mode, 12));
    }
  });
});
