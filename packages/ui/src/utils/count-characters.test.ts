import { expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';

it('counts the characters that a person sees', () => {
  expect(countCharacters('vase')).toBe(4);
  expect(countCharacters('e\u0301👩‍👩‍👧')).toBe(2);
  expect(countCharacters(120)).toBe(3);
});

it('is 0 without a value', () => {
  expect(countCharacters('')).toBe(0);
  expect(countCharacters(undefined)).toBe(0);
  expect(countCharacters(null)).toBe(0);
});
