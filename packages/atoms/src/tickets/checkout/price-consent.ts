import { hashKey } from '@tanstack/query-core';
import type { OrderMoney } from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';
import { isSameMoney } from './order-summary.ts';

/** Whether the total of an invoice is one that the buyer has agreed to. */
export type PriceConsent =
  /** There is no total of the platform's yet: nothing can be agreed to. */
  | { status: 'none' }
  | { status: 'agreed'; total: OrderMoney }
  /** It is not the sum that the buyer saw last: shown beside it, until they agree. */
  | { status: 'changed'; from: OrderMoney; to: OrderMoney };

interface Agreed {
  total: OrderMoney;
  /** The coupon and the benefit that it was with: other ones are the buyer's own change. */
  options: string;
}

const agreedAtom = sessionScopedFamily<Agreed | null>(null, logoutCountAtom);

/** Compares the total that was agreed to with the one that the platform asks for. */
export function getPriceConsent(
  agreed: OrderMoney | null,
  total: OrderMoney | undefined,
): PriceConsent {
  if (!total) return { status: 'none' };
  const isSame = agreed === null || isSameMoney(agreed, total);
  return isSame ? { status: 'agreed', total } : { status: 'changed', from: agreed, to: total };
}

/**
 * Whether the buyer of an event's tickets has agreed to what the invoice asks for, which is the only
 * total that counts. Writing agrees to a sum: to the one that the list added up to as tickets were
 * chosen, or without one to the invoice's. A coupon or a benefit that the buyer puts on changes the
 * sum by their own will. See docs/reference/tickets.md.
 */
export const priceConsentAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): PriceConsent => {
        const invoice = get(reservationInvoiceAtom(eventId));
        // While another coupon is looked up, the former sum is no answer.
        if (invoice.isPlaceholderData) return { status: 'none' };
        const agreed = get(agreedAtom(eventId));
        const options = hashKey([get(invoiceOptionsAtom(eventId))]);
        const known = agreed?.options === options ? agreed.total : null;
        return getPriceConsent(known, invoice.data?.invoice.grandTotal);
      },
      (get, set, shown?: OrderMoney) => {
        const total = shown ?? get(reservationInvoiceAtom(eventId)).data?.invoice.grandTotal;
        if (!total) return;
        const options = hashKey([get(invoiceOptionsAtom(eventId))]);
        set(agreedAtom(eventId), { total, options });
      },
    ),
  (eventId) => eventId,
);
