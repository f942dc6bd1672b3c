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
  /** Milliseconds since 1970 before which it is refused. */
  startsAt?: number;
  /** Milliseconds since 1970 after which it is refused. */
  endsAt?: number;
  /** Whoever has bought with it is refused. */
  oncePerCustomer?: boolean;
  /** Only objects of this collection count. */
  collectionId?: string;
  membersOnly?: boolean;
}

/** Hours of a day, in universal time. */
export interface Hours {
  opens: number;
  closes: number;
  /** How many days ahead it is at the soonest. */
  daysAhead: number;
}

/** What a carrier takes beside the price of the way. */
export interface DeliveryCharge {
  type: 'HANDLING_FEE' | 'INSURANCE';
  details: string;
  price: Cents;
  /** It is taken for parcels from so many kilograms on. */
  fromKg: number;
}

/** One way to be sent something, or to fetch it. */
export interface DeliveryOption {
  code: string;
  title: string;
  carrierId: string;
  deliveryTime: string;
  instructions?: string;
  /** The first step whose `upTo` kilograms hold the parcel gives the price. */
  prices: readonly { upTo: number; price: Cents }[];
  /** The carrier takes nothing heavier, in kilograms. */
  upToKg?: number;
  charges?: readonly DeliveryCharge[];
  /** When it arrives, or can be fetched. */
  hours?: Hours;
  /** Fetched instead of sent: at the shop's address, or at one nearby. */
  pickup?: { method: 'STORE_PICKUP' } | { method: 'PICKUP_POINT'; address: ShopAddress };
}

export interface ShopAddress {
  country: string;
  city: string;
  postalCode: string;
  addressLine: string;
}

/** A plan that members buy, and pay for objects with. */
export interface Plan {
  id: string;
  name: string;
  /** It pays for objects of this collection, one credit apiece. */
  collectionId: string;
  credits: number;
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
  /** Per cent of tax by country, where goods are sent to one. */
  vat: Readonly<Record<string, number>>;
  address: ShopAddress;
  /** The app that has the plans. */
  plansAppId: string;
  plans: readonly Plan[];
  products: Product[];
  collections: Collection[];
  /** Pre-order terms by `<product id>-<variant id>`. */
  preorders: Map<string, Wire<catalog.PreorderInfo>>;
  coupons: readonly Coupon[];
  delivery: readonly DeliveryRegion[];
}

/** Makes a shop anew, so that no two worlds share an object. */
export type ShopFactory = (setup: { mediaBaseUrl: string }) => Shop;
