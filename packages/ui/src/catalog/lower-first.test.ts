import { describe, expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

describe('lowerFirst', () => {
  it('writes an option inside a sentence as the language does', () => {
    expect(lowerFirst('Size', 'en-GB')).toBe('size');
    expect(lowerFirst('Ölstand', 'sv')).toBe('ölstand');
    expect(lowerFirst('Größe', 'de-AT')).toBe('Größe');
  });

  it('leaves abbreviations and what has no letters', () => {
    expect(lowerFirst('RAM', 'en')).toBe('RAM');
    expect(lowerFirst('', 'en')).toBe('');
    expect(lowerFirst('القياس', 'ar')).toBe('القياس');
  });
});
