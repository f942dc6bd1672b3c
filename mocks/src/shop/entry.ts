import type { Picture } from './pictures.ts';

/** The choices that a rule is for: the named options must have these values. */
export type When = Record<string, string>;

/** What differs for the combinations that match. Later rules win. */
export interface Variation {
  when: When;
  /** Euros, before any reduction. */
  price?: number;
  /** Kilograms. A price per unit follows the weight. */
  weight?: number;
  stock?: number;
  /** Offered once, not made any more: the platform keeps it, but hides it. */
  hidden?: true;
  /** Never made: the platform has no such variant. */
  missing?: true;
  /** Can be ordered although there is none: how many, and what the shop says. */
  preorder?: { limit: number; message: string };
}

/** A choice between texts, or between colours of the shop's colour card. */
export type Option = readonly string[] | { colours: readonly string[] };

/** What the builder turns into a product: the shop's catalogue reads like one. */
export interface Entry {
  name: string;
  /** Made from the name when left out. */
  slug?: string;
  maker: string;
  /** The label's second line, e.g. "Soy and beeswax". */
  material: string;
  /** Slugs of the collections, the most telling one first. */
  collections: readonly string[];
  /** Euros, before any reduction, tax included. */
  price: number;
  off?: { amount: number } | { percent: number };
  /** Shown first to last. */
  pictures: readonly Picture[];
  text: string;
  details: Record<string, string>;
  care: string;
  delivery?: 'parcel' | 'freight' | 'download';
  /** How many there are, of each combination; 12 when left out. `'plenty'` is not counted. */
  stock?: number | 'plenty';
  /** Kilograms. */
  weight?: number;
  /** What a price per unit is reckoned from: so much of the unit in it, price for so many. */
  unit?: { holds: number; of: 'G' | 'ML'; per: number };
  ribbon?: string;
  preorder?: Variation['preorder'];
  options?: Record<string, Option>;
  vary?: readonly Variation[];
  /** Pictures by option and choice. */
  choicePictures?: Record<string, Record<string, readonly Picture[]>>;
  customText?: readonly { title: string; maxLength: number; mandatory: boolean }[];
}
