import type { Order } from '@vitrine/client/orders';
import { getNumberFormat } from '@vitrine/ui';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/orders.ts';

/** Returns the buyer's name, or why there is none. */
export function getBuyerName(order: Order, t: AdminTranslate): string {
  if (order.anonymized) return t('admin.orders.erased');
  const name = order.fullName?.trim() || `${order.firstName ?? ''} ${order.lastName ?? ''}`.trim();
  return name || order.email || t('admin.orders.noName');
}

/** Joins texts by the comma of the locale. */
export const getListFormat = (locale: string) =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

/** Returns the tickets of an order by kind: “2 × Under 26, 1 × Seat in the hall”. */
export function getTicketsText(
  { tickets = [], ticketsQuantity = 0 }: Order,
  t: AdminTranslate,
  locale: string,
): string {
  const counts = new Map<string, number>();
  for (const { name } of tickets) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return t('admin.orders.ticketCount', { count: ticketsQuantity });
  const { format } = getNumberFormat(locale);
  return getListFormat(locale).format(
    [...counts].map(([name, count]) =>
      t('admin.orders.ticketLine', { quantity: format(count), name }),
    ),
  );
}
