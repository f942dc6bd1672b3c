import type { Media } from '../values/media.ts';

/** A collection of the store. See docs/reference/collections.mdx. */
export interface Collection {
  _id: string;
  name: string;
  slug: string;
  description?: string;
  media?: Media;
  numberOfProducts?: number;
  visible?: boolean;
}
