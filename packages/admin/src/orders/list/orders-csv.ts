import type { Order } from '@vitrine/client/orders';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { toCsv } from '../../utils/csv.ts';
import { getStatusLabel } from '../shared/order-status.ts';
import { getBuyerName, getTicketsText } from '../shared/order-text.ts';
import '../../messages/en/orders.ts';

interface CsvContext {
  t: AdminTranslate;
  locale: string;
  /** Titles of events by ID. */
  titles: ReadonlyMap<string, string>;
}

/**
 * Returns orders as CSV, for spreadsheets: one row for each order, moments in ISO 8601, amounts as
 * decimals.
 */
export async function toOrdersCsv(
  orders: readonly Order[],
  { t, locale, titles }: CsvContext,
): Promise<string> {
  const fields = [
    t('admin.orders.csv.order'),
    t('admin.orders.csv.created'),
    t('admin.orders.csv.status'),
    t('admin.orders.csv.name'),
    t('admin.orders.csv.email'),
    t('admin.orders.csv.event'),
    t('admin.orders.csv.tickets'),
    t('admin.orders.csv.quantity'),
    t('admin.orders.csv.total'),
    t('admin.orders.csv.currency'),
  ];
  const data = orders.map((order) => [
    order.orderNumber,
    order.created?.toISOString() ?? '',
    getStatusLabel(order.status, t),
    getBuyerName(order, t),
    order.email ?? '',
    titles.get(order.eventId) ?? order.eventId,
    getTicketsText(order, t, locale),
    order.ticketsQuantity ?? '',
    order.totalPrice?.value ?? '',
    order.totalPrice?.currency ?? '',
  ]);
  return toCsv(fields, data);
}
