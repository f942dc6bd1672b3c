import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/tickets';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { ticketMoney } from '../checkout/wire-money.ts';
import { getDefinition } from '../definition.ts';
import type { TicketedEvent } from '../event.ts';
import { office, type Reservation, type ReservedLine } from '../state.ts';

type ReservedTickets = Wire<client.ReservedTickets>;

/** Returns the price details of each ticket of a line; empty if it has a fixed price. */
function getDetails(
  { quantity, price, option }: ReservedLine,
  { currency }: TicketedEvent,
  donation: boolean,
): ReservedTickets['ticketDetails'] {
  if (!option && !donation) return undefined;
  const detail = option
    ? { capacity: 1, pricingOptionId: option.id, pricingOptionName: option.name }
    : { capacity: 1, priceOverride: ticketMoney(price, currency).value };
  return Array.from({ length: quantity }, () => detail);
}

/** Returns the tickets of a reservation, by type. */
export function reservedTickets(
  context: PlatformContext,
  event: TicketedEvent,
  { lines }: Reservation,
): ReservedTickets[] {
  const { offers } = context.use(office);
  const kinds = [...new Set(lines.map(({ offerId }) => offerId))];
  return kinds.flatMap((id): ReservedTickets[] => {
    const offer = offers.get(id);
    if (!offer) return [];
    const own = lines.filter(({ offerId }) => offerId === id);
    const donation = 'minimum' in offer.price;
    const details = own.flatMap((line) => getDetails(line, event, donation) ?? []);
    return [
      {
        quantity: own.reduce((total, { quantity }) => total + quantity, 0),
        ticket: getDefinition(context, event, offer, { policy: true }),
        ...(details.length > 0 && { ticketDetails: details }),
      },
    ];
  });
}

/** When a reservation ends, as the wire writes it. One that is confirmed does not. */
export const getExpires = ({ status, expires }: Reservation): string | undefined =>
  status === 'RESERVATION_CONFIRMED' ? undefined : new Date(expires).toISOString();
