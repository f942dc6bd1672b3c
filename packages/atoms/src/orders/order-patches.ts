import { type Order, OrderTag } from '@vitrine/client/orders';
import { patchPages } from '../lists/patch-pages.ts';
import type { Patch } from '../query/patches.ts';
import type { OrdersQuery } from './keys.ts';
import { orderKeys } from './keys.ts';

const getTag = (archived: boolean) => (archived ? OrderTag.ARCHIVED : OrderTag.NON_ARCHIVED);

/** Returns an archived or restored order. */
export function withArchived(order: Order, archived: boolean): Order {
  if (order.archived === archived) return order;
  const { tags, tickets } = order;
  return {
    ...order,
    archived,
    ...(tags && {
      tags: [...tags.filter((tag) => tag !== getTag(!archived)), getTag(archived)],
    }),
    ...(tickets && { tickets: tickets.map((ticket) => ({ ...ticket, orderArchived: archived })) }),
  };
}

/** Whether a list with these tags contains archived, or unarchived, orders. All tags must match. */
export function listsArchived({ tag = [] }: OrdersQuery, archived: boolean): boolean {
  return !tag.includes(getTag(!archived));
}

/** Shows orders of an event as archived or restored, in every list and on their own. */
export function archivePatches(
  eventId: string,
  orderNumbers: readonly string[],
  archived: boolean,
): Patch[] {
  const singles = orderNumbers.map((orderNumber) => ({
    queryKey: orderKeys.order({ eventId, orderNumber }),
    apply: (order: Order | null) => order && withArchived(order, archived),
  }));
  const named = new Set(orderNumbers);
  const lists = patchPages<Order>(orderKeys.lists, (order, [, , query]) => {
    if (order.eventId !== eventId || !named.has(order.orderNumber)) return order;
    return listsArchived(query as OrdersQuery, archived) ? withArchived(order, archived) : null;
  });
  return [...singles, lists];
}
