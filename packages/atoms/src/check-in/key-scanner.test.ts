import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyScanner } from './key-scanner.ts';

/** Sends keys with a pause before each, and returns the codes that were read. */
function type(keys: readonly string[], gap: number, readKey = createKeyScanner()) {
  let time = 10_000;
  return keys.flatMap((key) => {
    time += gap;
    return readKey(key, time) ?? [];
  });
}

describe('R51 a hardware scanner', () => {
  it('is a burst of keys that ends in Enter, whatever the code', () => {
    const code = fc.string({ minLength: 6, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(code, fc.integer({ min: 0, max: 50 }), (text, gap) => {
        expect(type([...text, 'Enter'], gap)).toEqual([text]);
      }),
    );
  });

  it('is not a person who types, nor a short burst', () => {
    expect(type([...'3F67A2D4', 'Enter'], 51)).toEqual([]);
    expect(type([...'3F67A', 'Enter'], 5)).toEqual([]);
  });

  it('reads one code after the other, without what was typed before', () => {
    const readKey = createKeyScanner();
    expect(readKey('x', 0)).toBeUndefined();
    expect(type(['Shift', ...'3F67A2', 'Enter'], 5, readKey)).toEqual(['3F67A2']);
    expect(type([...'4D901B', 'Enter'], 5, readKey)).toEqual(['4D901B']);
    expect(type(['Enter'], 5, readKey)).toEqual([]);
  });
});
