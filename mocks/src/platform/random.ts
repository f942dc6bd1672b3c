/** A generator that returns the same sequence for the same seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An id in the form of a version 4 UUID. */
  id(): string;
  /** Returns a text with this number of URL-safe characters. */
  token(length: number): string;
}

const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** FNV-1a: spreads texts that differ in one letter over all 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);

  // mulberry32: 32 bits of state are enough for ids in tests.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  const below = (limit: number) => Math.floor(next() * limit);

  return {
    next,
    id: () =>
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (placeholder) =>
        (placeholder === 'x' ? below(16) : 8 + below(4)).toString(16),
      ),
    token: (length) =>
      Array.from({ length }, () => TOKEN_ALPHABET.charAt(below(TOKEN_ALPHABET.length))).join(''),
  };
}

/** The id that always belongs to this name. */
export const getId = (name: string): string => createRandom(name).id();
