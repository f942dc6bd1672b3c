import type { Order } from '@vitrine/client/orders';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
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
 * decimals. A cell that a spreadsheet would run as a formula is escaped. Loads papaparse on demand.
 */
export async function toOrdersCsv(
  orders: readonly Order[],
  { t, locale, titles }: CsvContext,
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
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
  // Spreadsheets read a file as UTF-8 only with this mark.
  return `\ufeff${papaparse.unparse({ fields, data }, { escapeFormulae: true })}`;
}

/** Saves a text as a file of the owner's device. */
export function downloadText(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
