const WORD = 32;

/** A set of small integers, one bit each. */
export type Bitset = Uint32Array;

/** An empty set for the numbers below `size`. */
export const emptySet = (size: number): Bitset => new Uint32Array(Math.ceil(size / WORD));

/** Puts a number into the set. */
export function include(set: Bitset, number: number): void {
  const word = Math.floor(number / WORD);
  set[word] = (set[word] ?? 0) | (1 << (number % WORD));
}

/** Returns the intersection of both sets. */
export const intersection = (left: Bitset, right: Bitset): Bitset =>
  left.map((word, index) => word & (right[index] ?? 0));

/** Whether there is a number in all the sets. */
export const haveCommon = (first: Bitset, ...others: readonly Bitset[]): boolean =>
  first.some((word, index) => others.reduce((bits, set) => bits & (set[index] ?? 0), word) !== 0);
