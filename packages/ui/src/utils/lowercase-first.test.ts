import { describe, expect, it } from 'vitest';
import { lowercaseFirst } from './lowercase-first.ts';

describe('lowerFirst', () => {
  it('writes an option inside a sentence as the language does', () => {
    expect(lowercaseFirst('Size', 'en-GB')).toBe('size');
    expect(lowercaseFirst('Ölstand', 'sv')).toBe('ölstand');
    expect(lowercaseFirst('Größe', 'de-AT')).toBe('Größe');
  });

  it('leaves abbreviations and what has no letters', () => {
    expect(lowercaseFirst('RAM', 'en')).toBe('RAM');
    expect(lowercaseFirst('', 'en')).toBe('');
    expect(lowercaseFirst('القياس', 'ar')).toBe('القياس');
  });
});
