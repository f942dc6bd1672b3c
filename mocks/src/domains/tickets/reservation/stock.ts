import type { TicketSaleStatus } from '@vitrine/client/tickets';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import type { TicketedEvent } from '../event.ts';
import type { Offer } from '../state.ts';

/**
 * Whether a ticket is on sale by the platform's clock: from its start until before its end, and no
 * longer than the event lasts.
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

/** How many are neither sold nor held; nothing below zero, and no end without a capacity. */
export const getFree = ({ capacity, sold, held }: Offer): number =>
  capacity === undefined ? Number.POSITIVE_INFINITY : Math.max(0, capacity - sold - held);

/** How many of a kind one checkout can take now: 0 when there is nothing to be had. */
export const getLimit = (offer: Offer): number => Math.min(offer.limitPerCheckout, getFree(offer));
