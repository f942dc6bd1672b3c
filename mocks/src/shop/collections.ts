import type { Picture } from './pictures.ts';

export interface CollectionEntry {
  name: string;
  slug: string;
  text: string;
  picture: Picture;
}

/** The eight collections of the shop, in the order of its menu. */
export const COLLECTIONS: readonly CollectionEntry[] = [
  {
    name: 'For the table',
    slug: 'for-the-table',
    text: 'Vessels, light and small furniture, made in short runs by eleven workshops.',
    picture: 'candle-room',
  },
  {
    name: 'Light',
    slug: 'light',
    text: 'Candles, and lamps that behave like candles: low, warm and close.',
    picture: 'lamp',
  },
  {
    name: 'Vessels',
    slug: 'vessels',
    text: 'Clay and glass to drink from, pour from and put a branch in.',
    picture: 'ringvase',
  },
  {
    name: 'Furniture',
    slug: 'furniture',
    text: 'Few pieces, each light enough to carry to another room.',
    picture: 'stool',
  },
  {
    name: 'Wool and linen',
    slug: 'wool-and-linen',
    text: 'Cloth from two mills that still dye in small lots.',
    picture: 'throw',
  },
  {
    name: 'Wash',
    slug: 'wash',
    text: 'Soap that cleans, smells of something real, and comes in a bottle to keep.',
    picture: 'soap',
  },
  {
    name: 'Paper',
    slug: 'paper',
    text: 'Prints in numbered editions, and books that wait to be written.',
    picture: 'notebooks',
  },
  {
    name: 'To give',
    slug: 'to-give',
    text: 'Sets, vouchers and patterns. We wrap what can be wrapped.',
    picture: 'spoons',
  },
];
