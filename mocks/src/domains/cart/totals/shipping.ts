import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { DeliveryOption, DeliveryRegion, Hours } from '../../../fixtures/shop/shop.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { type Cents, type MoneyFormat, money } from '../../../platform/requests/money.ts';
import type { Address, LineItem } from '../state.ts';
import { itemTax, type TaxRule, taxIn } from './tax.ts';

type ShippingInfo = Wire<client.ShippingInfo>;
type Logistics = NonNullable<
  NonNullable<ShippingInfo['selectedCarrierServiceOption']>['logistics']
>;
type CarrierErrors = NonNullable<Wire<client.CalculationErrors>['carrierErrors']>;

/** Costs of delivery, and the available options. */
export interface Shipping {
  info: ShippingInfo;
  /** All that is paid for it, charges included. */
  cost: Cents;
  /** The carriers that cannot deliver the parcel. */
  carrierErrors: NonNullable<CarrierErrors['errors']>;
}

export interface ShippingWish {
  address: Address;
  option: { code?: string; carrierId?: string } | undefined;
  /** Whether delivery is free for the buyer. */
  isFree: boolean;
  /** Its tax rule, if taxes are requested. */
  tax: TaxRule | undefined;
}

/** A country without delivery, or no country: the error in the estimate. */
export interface ShippingProblem {
  code: string;
  description: string;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Whether the lines need shipping: those marked as shippable, or else all physical ones. */
export const needsShipping = (lines: readonly LineItem[]) =>
  lines.some(
    ({ physicalProperties, itemType }) =>
      physicalProperties?.shippable ?? (itemType?.preset ?? 'PHYSICAL') === 'PHYSICAL',
  );

/**
 * In integer grams, so that a parcel of exactly two kilograms is not slightly heavier due to
 * rounding.
 */
const getGrams = (lines: readonly LineItem[]) =>
  lines.reduce(
    (total, line) =>
      total + Math.round((line.physicalProperties?.weight ?? 0) * 1000) * line.quantity,
    0,
  );

const priceFor = ({ prices }: DeliveryOption, grams: number): Cents =>
  prices.find(({ upTo }) => grams <= upTo * 1000)?.price ?? 0;

const chargesFor = ({ charges = [] }: DeliveryOption, grams: number) =>
  charges.filter(({ fromKg }) => grams >= fromKg * 1000);

/** The next time between two hours of a day, from a day on. */
function slotFrom(now: number, { opens, closes, daysAhead }: Hours) {
  const today = now - (now % DAY);
  const first = today + daysAhead * DAY;
  const day = now < first + closes * HOUR ? first : first + DAY;
  const from = Math.max(now, day + opens * HOUR);
  return {
    from: new Date(from).toISOString(),
    to: new Date(day + closes * HOUR).toISOString(),
  };
}

function getLogistics({ shop, clock }: PlatformContext, option: DeliveryOption): Logistics {
  const { deliveryTime, instructions, hours, pickup } = option;
  return {
    deliveryTime,
    ...(instructions && { instructions }),
    ...(hours && { deliveryTimeSlot: slotFrom(clock.now(), hours) }),
    ...(pickup && {
      pickupDetails: {
        address: pickup.method === 'STORE_PICKUP' ? shop.address : pickup.address,
        businessLocation: pickup.method === 'STORE_PICKUP',
        pickupMethod: pickup.method,
      },
    }),
  };
}

const getRegion = ({ shop }: PlatformContext, { country }: Address): DeliveryRegion | undefined =>
  shop.delivery.find(({ countries }) => countries.includes(country ?? ''));

/** Returns a delivery price with tax included, and its discount. */
function getCost(price: Cents, { isFree, tax: rule }: ShippingWish, shop: MoneyFormat) {
  const paid = isFree ? 0 : price;
  const tax = rule && taxIn(paid, rule.rate);
  return {
    price: money(price, shop),
    totalDiscount: money(price - paid, shop),
    totalPriceAfterTax: money(paid, shop),
    totalPriceBeforeTax: money(paid - (tax ?? 0), shop),
    ...(rule && tax !== undefined && { taxDetails: itemTax(paid, tax, rule, shop) }),
  };
}

/** The options in the order of their carriers, and the carriers in the order of their options. */
function byCarrier(options: readonly DeliveryOption[]): Map<string, DeliveryOption[]> {
  const carriers = new Map<string, DeliveryOption[]>();
  for (const option of options) {
    carriers.set(option.carrierId, [...(carriers.get(option.carrierId) ?? []), option]);
  }
  return carriers;
}

/** Returns the delivery options of these lines for an address, and the selected one. */
export function shippingFor(
  context: PlatformContext,
  lines: readonly LineItem[],
  wish: ShippingWish,
): Shipping | ShippingProblem {
  const { shop } = context;
  const { address, option: requestedOption } = wish;
  if (!address.country) return { code: 'ADDRESS_INCOMPLETE', description: 'Choose a country.' };
  const region = getRegion(context, address);
  if (!region) {
    return { code: 'NO_DELIVERY_TO_REGION', description: `${shop.name} does not deliver there.` };
  }
  const grams = getGrams(lines);
  const possible = region.options.filter(({ upToKg = Infinity }) => grams <= upToKg * 1000);
  const wished = possible.find(
    ({ code, carrierId }) =>
      code === requestedOption?.code &&
      (requestedOption.carrierId === undefined || carrierId === requestedOption.carrierId),
  );
  const selectedOption = wished ?? possible[0];
  const charges = selectedOption ? chargesFor(selectedOption, grams) : [];
  const price = selectedOption ? priceFor(selectedOption, grams) : 0;
  const carriers = byCarrier(possible);
  const rejecting = [...byCarrier(region.options).keys()].filter((id) => !carriers.has(id));
  return {
    cost: wish.isFree ? 0 : charges.reduce((total, charge) => total + charge.price, price),
    carrierErrors: rejecting.map((carrierId) => ({
      carrierId,
      error: {
        applicationError: { code: 'PARCEL_TOO_HEAVY', description: 'The parcel is too heavy.' },
      },
    })),
    info: {
      region: { id: region.id, name: region.name },
      selectedCarrierServiceOption: selectedOption && {
        code: selectedOption.code,
        title: selectedOption.title,
        carrierId: selectedOption.carrierId,
        logistics: getLogistics(context, selectedOption),
        cost: getCost(price, wish, shop),
        requestedShippingOption: wished !== undefined,
        ...(charges.length > 0 && {
          otherCharges: charges.map(({ type, details, price: charge }) => ({
            type,
            details,
            cost: getCost(charge, wish, shop),
          })),
        }),
      },
      carrierServiceOptions: [...carriers].map(([carrierId, options]) => ({
        carrierId,
        shippingOptions: options.map((option) => ({
          code: option.code,
          title: option.title,
          logistics: getLogistics(context, option),
          cost: {
            price: money(priceFor(option, grams), shop),
            ...(chargesFor(option, grams).length > 0 && {
              otherCharges: chargesFor(option, grams).map((charge) => ({
                type: charge.type,
                price: money(charge.price, shop),
              })),
            }),
          },
        })),
      })),
    },
  };
}
