import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import { type Cents, money } from '../core/money.ts';
import type { Platform } from '../core/platform.ts';
import type { DeliveryOption, DeliveryRegion } from '../shop/shop.ts';
import type { Address, LineItem } from './state.ts';

type ShippingInfo = Wire<client.ShippingInfo>;
type Logistics = NonNullable<
  NonNullable<ShippingInfo['selectedCarrierServiceOption']>['logistics']
>;

/** What delivery costs, and how it could be done. */
export interface Shipping {
  info: ShippingInfo;
  cost: Cents;
}

export interface ShippingWish {
  address: Address;
  option: { code: string; carrierId?: string } | undefined;
}

/** A country that is not served, or no country: what the estimate says instead. */
export interface ShippingProblem {
  code: string;
  description: string;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Fenn House hands out from 14:00 to 18:00 in winter, by Danish clocks. */
const OPENS = 13 * HOUR;
const CLOSES = 17 * HOUR;

export const needsShipping = (lines: readonly LineItem[]) =>
  lines.some(({ physicalProperties }) => physicalProperties?.shippable !== false);

/** In whole grams, so that a parcel of just two kilograms is not a hair heavier. */
const gramsOf = (lines: readonly LineItem[]) =>
  lines.reduce(
    (sum, line) => sum + Math.round((line.physicalProperties?.weight ?? 0) * 1000) * line.quantity,
    0,
  );

function priceFor({ prices }: DeliveryOption, grams: number): Cents {
  return prices.find(({ upTo }) => grams <= upTo * 1000)?.price ?? 0;
}

function pickupSlot(now: number) {
  const today = now - (now % DAY);
  const day = now < today + CLOSES ? today : today + DAY;
  const from = Math.max(now, day + OPENS);
  return { from: new Date(from).toISOString(), to: new Date(day + CLOSES).toISOString() };
}

function logisticsOf({ shop, clock }: Platform, option: DeliveryOption): Logistics {
  if (!option.pickup) return { deliveryTime: option.deliveryTime };
  return {
    deliveryTime: option.deliveryTime,
    instructions: 'Ring at the blue door',
    deliveryTimeSlot: pickupSlot(clock.now()),
    pickupDetails: { address: shop.address, businessLocation: true, pickupMethod: 'STORE_PICKUP' },
  };
}

const regionOf = ({ shop }: Platform, { country }: Address): DeliveryRegion | undefined =>
  shop.delivery.find(({ countries }) => countries.includes(country ?? ''));

/** The ways to deliver these lines to an address, and the one that is taken. */
export function shippingFor(
  platform: Platform,
  lines: readonly LineItem[],
  { address, option: wish }: ShippingWish,
): Shipping | ShippingProblem {
  const { currency, carrierId } = platform.shop;
  if (!address.country) return { code: 'ADDRESS_INCOMPLETE', description: 'Choose a country.' };
  const region = regionOf(platform, address);
  if (!region) {
    return { code: 'NO_DELIVERY_TO_REGION', description: 'Fenn House does not deliver there.' };
  }
  const grams = gramsOf(lines);
  const wished = region.options.find(({ code }) => code === wish?.code);
  const taken = wished ?? region.options[0];
  const cost = taken ? priceFor(taken, grams) : 0;
  return {
    cost,
    info: {
      region: { id: region.id, name: region.name },
      selectedCarrierServiceOption: taken && {
        code: taken.code,
        title: taken.title,
        carrierId,
        logistics: logisticsOf(platform, taken),
        cost: { price: money(cost, currency) },
        requestedShippingOption: wished !== undefined,
      },
      carrierServiceOptions: [
        {
          carrierId,
          shippingOptions: region.options.map((option) => ({
            code: option.code,
            title: option.title,
            logistics: logisticsOf(platform, option),
            cost: { price: money(priceFor(option, grams), currency) },
          })),
        },
      ],
    },
  };
}
