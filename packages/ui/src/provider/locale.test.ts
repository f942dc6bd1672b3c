import { expect, it } from 'vitest';
import { getDirection } from './locale.ts';

it('is from right to left for a language that is written so, with any region', () => {
  expect(['ar', 'fa-IR', 'he-IL'].map(getDirection)).toEqual(['rtl', 'rtl', 'rtl']);
  expect(['en-GB', 'de', 'ja'].map(getDirection)).toEqual(['ltr', 'ltr', 'ltr']);
});
