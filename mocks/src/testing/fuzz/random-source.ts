import { createRandom } from '../../platform/random.ts';

/** A seeded source of random values. */
export interface RandomSource {
  /** Returns true in this percentage of cases. */
  percent(share: number): boolean;
  /** Returns an integer from 0 to the limit, exclusive. */
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
