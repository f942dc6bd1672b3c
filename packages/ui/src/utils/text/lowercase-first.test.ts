import { describe, expect, it } from 'vitest';
import { lowercaseFirst } from './lowercase-first.ts';

describe('lowercaseFirst', () => {
  it('writes an option inside a sentence by the rules of the language', () => {
    expect(lowercaseFirst('Size', 'en-GB')).toBe('size');
    expect(lowercaseFirst('Ölstand', 'sv')).toBe('ölstand');
    expect(lowercaseFirst('Größe', 'de-AT')).toBe('Größe');
  });

  it('keeps abbreviations and text without letters', () => {
    expect(lowercaseFirst('RAM', 'en')).toBe('RAM');
    expect(lowercaseFirst('', 'en')).toBe('');
    expect(lowercaseFirst('القياس', 'ar')).toBe('القياس');
  });
});
