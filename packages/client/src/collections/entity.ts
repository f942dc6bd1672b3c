import type { Media } from '../values/media.ts';

/** A collection of the store. Specification 3.8. */
export interface Collection {
  _id: string;
  name: string;
  slug: string;
  description?: string;
  media?: Media;
  numberOfProducts?: number;
  visible?: boolean;
}
