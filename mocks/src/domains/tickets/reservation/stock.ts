import type { TicketSaleStatus } from '@vitrine/client/tickets';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import type { TicketedEvent } from '../event.ts';
import type { Offer } from '../state.ts';

/**
 * Returns whether a ticket is on sale by the platform's clock: from its start until its end, at
 * most until the end of the event.
 */
export function getSaleStatus(
  { clock }: PlatformContext,
  { status }: Pick<TicketedEvent, 'status'>,
  { saleStart, saleEnd }: Offer,
): TicketSaleStatus {
  if (status === 'ENDED') return 'SALE_ENDED';
  const now = clock.now();
  if (saleEnd !== undefined && now >= saleEnd) return 'SALE_ENDED';
  if (saleStart !== undefined && now < saleStart) return 'SALE_SCHEDULED';
  return 'SALE_STARTED';
}

/**
 * Returns the number of tickets that are neither sold nor reserved; never negative, and infinite
 * without a capacity.
 */
export const getFree = ({ capacity, sold, reserved }: Offer): number =>
  capacity === undefined ? Number.POSITIVE_INFINITY : Math.max(0, capacity - sold - reserved);

/** Returns the maximum quantity of a type per checkout: 0 if unavailable. */
export const getLimit = (offer: Offer): number => Math.min(offer.limitPerCheckout, getFree(offer));
