import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { formatMeasure, formatWeight, type MeasureText } from './format-measure.ts';

const createMeasureText = (locale: string): MeasureText => ({
  locale,
  t: createTranslate(english, locale),
});
const british = createMeasureText('en-GB');

describe('formatMeasure', () => {
  it('names a unit in the locale', () => {
    expect(formatMeasure(100, 'G', british)).toBe('100 g');
    expect(formatMeasure(100, 'ML', british)).toBe('100 ml');
    expect(formatMeasure(1, 'L', createMeasureText('de'))).toBe('1 l');
    expect(formatMeasure(1000, 'ML', createMeasureText('de'))).toBe('1.000\u00a0ml');
  });

  it('uses the message catalog for units that the locale lacks', () => {
    expect(formatMeasure(75, 'CL', british)).toBe('75 cl');
    expect(formatMeasure(1, 'SQM', british)).toBe('1 m²');
  });

  it('keeps the quantity if the unit is unknown', () => {
    expect(formatMeasure(3, 'UNSPECIFIED', british)).toBe('3');
    expect(formatMeasure(3, undefined, british)).toBe('3');
  });
});

describe('formatWeight', () => {
  it('uses grams below one kilogram', () => {
    expect(formatWeight(0.45, 'KG', british)).toBe('450 g');
    expect(formatWeight(0.9, 'KG', british)).toBe('900 g');
    expect(formatWeight(1.55, 'KG', british)).toBe('1.55 kg');
  });

  it('keeps pounds unchanged', () => {
    expect(formatWeight(0.5, 'LB', british)).toBe('0.5 lb');
  });
});
