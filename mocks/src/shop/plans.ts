import { idOf } from '../core/random.ts';
import { collectionIdOf } from './names.ts';
import type { Plan } from './shop.ts';

const plan = (slug: string, name: string, collection: string, credits: number): Plan => ({
  id: idOf(`plan/${slug}`),
  name,
  collectionId: collectionIdOf(collection),
  credits,
});

/** The plans of Fenn House. */
export const PLANS: readonly Plan[] = [
  plan('winter-light', 'Winter light', 'light', 6),
  plan('paper-year', 'A year of paper', 'paper', 12),
];
