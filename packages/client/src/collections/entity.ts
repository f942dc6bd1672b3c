import type { Media } from '../values/media.ts';

/** A collection of the store. See docs/reference/collections.mdx. */
export interface Collection {
  /** Assigned by the platform. Products refer to it in `collectionIds`. */
  _id: string;
  /** Name that shoppers read, up to 50 characters. */
  name: string;
  /** Last segment of the collection page's URL. Unique in the store. */
  slug: string;
  /** Plain text, up to 600 characters. */
  description?: string;
  /** Images and videos of the collection itself, not of its products. */
  media?: Media;
  /** Products that the caller can see: for shoppers, the visible ones. */
  numberOfProducts?: number;
  /** Whether shoppers see it; true by default. */
  visible?: boolean;
}
