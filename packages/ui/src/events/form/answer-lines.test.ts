import type { FormAnswer, Question } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { getAnswerLines } from './answer-lines.ts';

const question = (type: string, value: string, rest: object = {}) => {
  const input = { name: 'it', type: value, ...rest };
  return { control: { _id: type, type, inputs: [input] }, input } as unknown as Question;
};

const lines = (question: Question, answer: FormAnswer, locale = 'en-GB') =>
  getAnswerLines(question, { it: answer }, locale);

describe('displayed answers', () => {
  it('are formatted for reading', () => {
    const date = { year: '1990', month: '3', day: '27' };
    expect(lines(question('DATE', 'DATE_TIME'), date)).toEqual(['27 March 1990']);
    expect(lines(question('DATE', 'DATE_TIME'), date, 'de')).toEqual(['27. März 1990']);
    expect(lines(question('INPUT', 'NUMBER'), '01,50', 'de')).toEqual(['1,5']);
    expect(lines(question('CHECKBOX', 'TEXT_ARRAY', { options: ['a', 'b'] }), ['b', 'a'])).toEqual([
      'a',
      'b',
    ]);
  });

  it('show the street of an address and its country name on lines of their own', () => {
    const address = {
      country: 'DK',
      city: 'Odense',
      postalCode: '5000',
      addressLine: 'Vestergade 1',
    };
    const formErrors = { ...address, region: '', subdivision: '', addressLine2: '' };
    expect(lines(question('ADDRESS_FULL', 'ADDRESS'), formErrors)).toEqual([
      'Vestergade 1',
      '5000 Odense',
      'Denmark',
    ]);
    const rest = { ...formErrors, addressLine: '' };
    expect(lines(question('ADDRESS_FULL', 'ADDRESS'), rest)).toEqual(['5000 Odense', 'Denmark']);
  });

  it('are empty without an answer, and unchanged if invalid', () => {
    expect(lines(question('INPUT', 'TEXT'), ' ')).toEqual([]);
    expect(getAnswerLines(question('INPUT', 'TEXT'), {}, 'en-GB')).toEqual([]);
    expect(getAnswerLines(question('INPUT', 'NUMBER'), {}, 'en-GB')).toEqual([]);
    expect(lines(question('INPUT', 'NUMBER'), 'about ten')).toEqual(['about ten']);
    expect(lines(question('DATE', 'DATE_TIME'), { year: '', month: '', day: '' })).toEqual([]);
  });

  it('show as many guest names as guests', () => {
    const names = { name: 'names', type: 'TEXT_ARRAY' };
    const control = { type: 'GUEST_CONTROL', inputs: [{ name: 'count', type: 'NUMBER' }, names] };
    const question = { control, input: names } as unknown as Question;
    const answers = { count: '1', names: ['Ann', 'Ben'] };
    expect(getAnswerLines(question, answers, 'en-GB')).toEqual(['Ann']);
    const alike = { count: '2', names: ['Kim Lee', 'Kim Lee'] };
    expect(getAnswerLines(question, alike, 'en-GB')).toEqual(['Kim Lee', 'Kim Lee']);
  });

  it('show a duplicate option once', () => {
    const twice = question('CHECKBOX', 'TEXT_ARRAY', { options: ['a', 'a', 'b'] });
    expect(lines(twice, ['a'])).toEqual(['a']);
  });
});
