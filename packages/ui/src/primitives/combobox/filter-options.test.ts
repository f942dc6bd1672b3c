import { describe, expect, it } from 'vitest';
import { filterOptions, normalizeText } from './filter-options.ts';

const labels = (query: string, ...all: string[]) =>
  filterOptions(
    all.map((label) => ({ value: label, label })),
    query,
  ).map((option) => option.label);

describe('filterOptions', () => {
  it('returns the same array with all options for blank text', () => {
    const options = [{ value: 'a', label: 'Aalborg' }];
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('ignores case and accents', () => {
    expect(labels('malmo', 'Malmö', 'Oslo')).toEqual(['Malmö']);
    expect(labels('ÅR', 'Århus')).toEqual(['Århus']);
  });

  it('sorts matches at the start first, then at word starts, then the rest', () => {
    expect(labels('par', 'Spare room', 'Saint-Paris', 'Paris', 'Parma')).toEqual([
      'Paris',
      'Parma',
      'Saint-Paris',
      'Spare room',
    ]);
  });

  it('finds a later word start after a match inside a word', () => {
    expect(labels('red', 'Fired red clay', 'Sacred')).toEqual(['Fired red clay', 'Sacred']);
  });

  it('is empty when nothing matches', () => {
    expect(labels('zz', 'Oslo')).toEqual([]);
  });
});

describe('normalizeText', () => {
  it('makes compatible letters equal', () => {
    expect(normalizeText('Ｏslo ')).toBe('oslo');
  });
});
