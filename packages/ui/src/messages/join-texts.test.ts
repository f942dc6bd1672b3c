import { expect, it } from 'vitest';
import { joinTexts } from './join-texts.ts';

it('joins texts with the comma of the locale', () => {
  const texts = ['۱۵', undefined, '', 'b', 'c'];
  expect(joinTexts(texts, 'en')).toBe('۱۵, b, c');
  expect(joinTexts(texts, 'de')).toBe('۱۵, b, c');
  expect(joinTexts(texts, 'fa-IR').replaceAll('\u200f', '')).toBe('۱۵، b، c');
});
