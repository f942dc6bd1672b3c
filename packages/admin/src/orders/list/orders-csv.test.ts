import type { Order } from '@vitrine/client/orders';
import { expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { toOrdersCsv } from './orders-csv.ts';

const t = ((key: keyof typeof adminEnglish) => {
  const message = adminEnglish[key];
  return typeof message === 'string' ? message : message.other;
}) as unknown as AdminTranslate;

const toCsv = (orders: readonly Partial<Order>[]) =>
  toOrdersCsv(orders as Order[], { t, locale: 'en', titles: new Map([['e1', 'Tide fair']]) });

it('has a row for each order, with a mark for UTF-8 and exact amounts', async () => {
  const csv = await toCsv([
    {
      orderNumber: 'A-1',
      eventId: 'e1',
      created: new Date('2026-11-27T10:00:00Z'),
      status: 'PAID',
      fullName: 'Tomás O’Brien',
      email: 't@example.com',
      ticketsQuantity: 2,
      totalPrice: { value: '64.10', currency: 'EUR' },
    },
    { orderNumber: 'A-2', eventId: 'e2' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\ufeffOrder,Ordered,Status,Buyer,Email,Event,Tickets,Quantity,Total,Currency',
    'A-1,2026-11-27T10:00:00.000Z,Paid,Tomás O’Brien,t@example.com,Tide fair,{count} tickets,2,64.10,EUR',
    'A-2,,Unknown,No name,,e2,{count} tickets,,,',
  ]);
});

it('quotes separators, and escapes what a spreadsheet would run', async () => {
  const names = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', 'O, "Brien"'];
  const csv = await toCsv(names.map((fullName) => ({ orderNumber: 'A', eventId: 'e', fullName })));
  const [, ...rows] = csv.split('\r\n');
  expect(
    rows.map((row) => row.slice('A,,Unknown,'.length, -',,e,{count} tickets,,,'.length)),
  ).toEqual([
    `"'=HYPERLINK(""http://evil.example"")"`,
    `"'+1"`,
    `"'-1"`,
    `"'@SUM(A1)"`,
    '"O, ""Brien"""',
  ]);
});
