import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import { type Cents, getDecimals, toAmount } from '../../../platform/requests/money.ts';

export type Money = Wire<client.OrderMoney>;

/** An amount in the currency's smallest unit, as orders and tickets carry it. */
export function ticketMoney(cents: Cents, currency: string): Money {
  const value = toAmount(cents, getDecimals(currency));
  return { amount: value, currency, value };
}

/** A printed price such as 18.5 in the currency's smallest unit. */
export const toMinor = (price: number, currency: string): Cents =>
  Math.round(price * 10 ** getDecimals(currency));
