import type { Media } from '../values/media.ts';

/** A collection of the store. See docs/reference/collections.md. */
export interface Collection {
  _id: string;
  name: string;
  slug: string;
  description?: string;
  media?: Media;
  numberOfProducts?: number;
  visible?: boolean;
}
