import type { Wire } from '@vitrine/client';
import type * as catalog from '@vitrine/client/catalog';
import type * as collections from '@vitrine/client/collections';
import type { Cents } from '../core/money.ts';

export type Product = Wire<catalog.Product>;
export type Variant = Wire<catalog.Variant>;
export type Collection = Wire<collections.Collection>;

/** A code that lowers what a cart costs. */
export interface Coupon {
  id: string;
  code: string;
  name: string;
  /** What it takes off: a part of the goods, an amount, or the delivery. */
  takes: { percent: number } | { amount: Cents } | 'delivery';
  /** The goods must cost at least this. */
  minimum?: Cents;
  /** Milliseconds since 1970 after which it is refused. */
  endsAt?: number;
  /** Only objects of this collection count. */
  collectionId?: string;
  membersOnly?: boolean;
}

/** One way to be sent something. */
export interface DeliveryOption {
  code: string;
  title: string;
  deliveryTime: string;
  /** The first step whose `upTo` kilograms hold the parcel gives the price. */
  prices: readonly { upTo: number; price: Cents }[];
  /** Fetched at the shop instead of sent. */
  pickup?: true;
}

export interface DeliveryRegion {
  id: string;
  name: string;
  /** ISO 3166 codes of the countries in it. */
  countries: readonly string[];
  options: readonly DeliveryOption[];
}

/** All that a world is seeded with. */
export interface Shop {
  name: string;
  currency: string;
  /** The id of the app that catalogue references in carts name. */
  appId: string;
  /** Per cent of tax, included in all prices. */
  taxRate: number;
  carrierId: string;
  address: { country: string; city: string; postalCode: string; addressLine: string };
  products: Product[];
  collections: Collection[];
  /** Pre-order terms by `<product id>-<variant id>`. */
  preorders: Map<string, Wire<catalog.PreorderInfo>>;
  coupons: readonly Coupon[];
  delivery: readonly DeliveryRegion[];
}

/** Makes a shop anew, so that no two worlds share an object. */
export type ShopFactory = (setup: { mediaBaseUrl: string }) => Shop;
