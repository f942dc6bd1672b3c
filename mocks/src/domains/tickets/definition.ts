import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/tickets';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { Cents } from '../../platform/requests/money.ts';
import { ticketMoney } from './checkout/wire-money.ts';
import type { TicketedEvent } from './event.ts';
import { getFree, getLimit, getSaleStatus } from './reservation/stock.ts';
import type { Offer, Price } from './state.ts';

export type Definition = Wire<client.TicketDefinition>;

/** Data that a definition includes in addition to its own fields. */
export interface DefinitionParts {
  policy?: boolean;
  dashboard?: boolean;
}

/** The least that a ticket costs. */
export const getLowest = (price: Price): Cents =>
  'fixed' in price
    ? price.fixed
    : 'minimum' in price
      ? price.minimum
      : Math.min(...price.options.map((option) => option.price));

/** Whether the ticket is always free. A donation may be zero, but does not count as free. */
export const isFree = (price: Price): boolean =>
  'fixed' in price
    ? price.fixed === 0
    : 'options' in price && price.options.every((option) => option.price === 0);

function getPricing(price: Price, currency: string): Definition['pricing'] {
  if ('minimum' in price) {
    return { minPrice: ticketMoney(price.minimum, currency), pricingType: 'DONATION' };
  }
  if ('fixed' in price) {
    return { fixedPrice: ticketMoney(price.fixed, currency), pricingType: 'STANDARD' };
  }
  const options = price.options.map((option) => ({
    ...option,
    price: ticketMoney(option.price, currency),
  }));
  return { pricingOptions: { options }, pricingType: 'STANDARD' };
}

const getDashboard = (offer: Offer): Definition['dashboard'] => ({
  hidden: offer.hidden,
  limited: offer.capacity !== undefined,
  quantity: offer.capacity ?? null,
  unsold: offer.capacity === undefined ? null : getFree(offer),
  ticketsSold: offer.sold,
  ticketsReserved: offer.reserved,
});

const wireTime = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString();

/** The name of the field with the fee, which the provider's brand begins. */
const feeKey = ({ settings }: PlatformContext) => `${settings.brandPrefix.toLowerCase()}FeeConfig`;

/** Returns a ticket definition as in a response. See docs/reference/tickets.mdx. */
export function getDefinition(
  context: PlatformContext,
  event: TicketedEvent,
  offer: Offer,
  { policy = false, dashboard = false }: DefinitionParts = {},
): Definition {
  const { currency } = event;
  const saleStatus = getSaleStatus(context, event, offer);
  const outOfSight = offer.hideNotOnSale && saleStatus !== 'SALE_STARTED';
  return {
    id: offer.id,
    eventId: offer.eventId,
    name: offer.name,
    description: offer.description,
    price: ticketMoney(getLowest(offer.price), currency),
    free: isFree(offer.price),
    pricing: getPricing(offer.price, currency),
    limitPerCheckout: getLimit(offer),
    orderIndex: offer.orderIndex,
    salePeriod: {
      startDate: wireTime(offer.saleStart),
      endDate: wireTime(offer.saleEnd),
      hideNotOnSale: offer.hideNotOnSale,
    },
    saleStatus,
    state: outOfSight ? ['INCLUDE_HIDDEN_NOT_ON_SALE'] : [],
    [feeKey(context)]: { type: offer.feeType },
    ...(policy && { policy: offer.policy }),
    ...(dashboard && { dashboard: getDashboard(offer) }),
  };
}
