import { describe, expect, it } from 'vitest';
import { filterOptions, normalizeText } from './filter-options.ts';

const labels = (query: string, ...all: string[]) =>
  filterOptions(
    all.map((label) => ({ value: label, label })),
    query,
  ).map((option) => option.label);

describe('matching', () => {
  it('returns all options, the same array, for blank words', () => {
    const options = [{ value: 'a', label: 'Aalborg' }];
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('sees no difference in case and accents', () => {
    expect(labels('malmo', 'Malmö', 'Oslo')).toEqual(['Malmö']);
    expect(labels('ÅR', 'Århus')).toEqual(['Århus']);
  });

  it('puts what begins so first, then words that do, then the rest', () => {
    expect(labels('par', 'Spare room', 'Saint-Paris', 'Paris', 'Parma')).toEqual([
      'Paris',
      'Parma',
      'Saint-Paris',
      'Spare room',
    ]);
  });

  it('finds a later word when an earlier place is inside a word', () => {
    expect(labels('red', 'Fired red clay', 'Sacred')).toEqual(['Fired red clay', 'Sacred']);
  });

  it('is empty when nothing matches', () => {
    expect(labels('zz', 'Oslo')).toEqual([]);
  });
});

describe('plain', () => {
  it('makes compatible letters equal', () => {
    expect(normalizeText('Ｏslo ')).toBe('oslo');
  });
});
