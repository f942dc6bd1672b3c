import type { Question } from '@vitrine/atoms';
import { expect, it } from 'vitest';
import { english } from '../../../messages/english.ts';
import { createTranslate } from '../../../messages/message-catalog.ts';
import { getAnswerOptions, hasOptions, isAgreement } from './answer-options.ts';

const ui = { t: createTranslate(english, 'en-GB') };

const question = (type: string, input: object) =>
  ({ control: { type, inputs: [input] }, input }) as unknown as Question;

const choice = question('RADIO', { name: 'size', type: 'TEXT', options: ['S', 'L', '', 'S'] });
const text = question('INPUT', { name: 'note', type: 'TEXT' });

it('offers each text once, and then what was chosen and is no longer offered', () => {
  const getLabels = (one: Question, ...chosen: string[]) =>
    getAnswerOptions(one, chosen, ui).map(({ label }) => label);
  expect(getLabels(choice)).toEqual(['S', 'L']);
  expect(getLabels(choice, 'L', 'XL', 'XL', '')).toEqual(['S', 'L', 'XL (no longer offered)']);
  expect(getLabels(text, 'XL')).toEqual(['XL (no longer offered)']);
  expect(getAnswerOptions(choice, ['XL'], ui).at(-1)?.value).toBe('XL');
});

it('has options if one of them has a text', () => {
  expect(hasOptions(choice)).toBe(true);
  expect(hasOptions(text)).toBe(false);
  expect(hasOptions(question('RADIO', { options: [''] }))).toBe(false);
  expect(hasOptions(question('RADIO', { options: undefined }))).toBe(false);
});

it('is one box to tick only for a checkbox with one option', () => {
  expect(isAgreement(question('CHECKBOX', { options: ['I agree'] }))).toBe(true);
  expect(isAgreement(question('CHECKBOX', { options: ['a', 'b'] }))).toBe(false);
  expect(isAgreement(question('RADIO', { options: ['I agree'] }))).toBe(false);
  expect(isAgreement(question('CHECKBOX', {}))).toBe(false);
});
