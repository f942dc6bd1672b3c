import { expect, it } from 'vitest';
import { joinTexts } from './join-texts.ts';

it('joins texts with the comma of the locale', () => {
  const texts = ['۱۵', undefined, '', 'b', 'c'];
  expect(joinTexts(texts, 'en')).toBe('۱۵, b, c');
  expect(joinTexts(texts, 'de')).toBe('۱۵, b, c');
  expect(joinTexts(texts, 'fa-IR').replaceAll('\u200f', '')).toBe('۱۵، b، c');
});

it('joins texts with a comma in a locale whose lists have no separator', () => {
  expect(joinTexts(['壹', '贰'], 'zh')).toBe('壹, 贰');
});
