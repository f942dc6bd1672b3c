import { createRandom } from '../../platform/random.ts';

/** Chance that comes out the same for the same seed. */
export interface RandomSource {
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
}

export function createRandomSource(seed: string): RandomSource {
  const { next } = createRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    percent: (share) => next() * 100 < share,
    below,
    pick(items) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
