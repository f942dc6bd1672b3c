const BLOCK_BITS = 32;

/** A set of small integers, one bit each. */
export type Bitset = Uint32Array;

/** An empty set for the numbers below `size`. */
export const emptySet = (size: number): Bitset => new Uint32Array(Math.ceil(size / BLOCK_BITS));

/** Puts a number into the set. */
export function include(set: Bitset, number: number): void {
  const block = Math.floor(number / BLOCK_BITS);
  set[block] = (set[block] ?? 0) | (1 << (number % BLOCK_BITS));
}

/** Returns the intersection of both sets. */
export const intersection = (left: Bitset, right: Bitset): Bitset =>
  left.map((block, index) => block & (right[index] ?? 0));

/** Whether there is a number in all the sets. */
export const haveCommon = (first: Bitset, ...others: readonly Bitset[]): boolean =>
  first.some((block, index) => others.reduce((bits, set) => bits & (set[index] ?? 0), block) !== 0);
