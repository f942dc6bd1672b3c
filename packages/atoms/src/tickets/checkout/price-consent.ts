import { hashKey } from '@tanstack/query-core';
import type { OrderMoney } from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';
import { isSameMoney } from './order-summary.ts';

/** Whether the buyer has agreed to the total of an invoice. */
export type PriceConsent =
  /** The platform's total is not available yet, so there is nothing to agree to. */
  | { status: 'none' }
  | { status: 'agreed'; total: OrderMoney }
  /** It differs from the buyer's last seen total, and is shown next to it until they agree. */
  | { status: 'changed'; from: OrderMoney; to: OrderMoney };

interface Agreed {
  total: OrderMoney;
  /** Its tickets, coupon and benefit: changes of these are the buyer's own. */
  choices: string;
}

const agreedAtom = sessionScopedFamily<Agreed | null>(null, logoutCountAtom);

/** What the buyer has chosen of an event, as a key. */
const choicesAtom = weakFamily(
  (eventId: string) =>
    atom((get) => {
      // Not the items of the invoice: they have other ids after a renewal.
      const tickets = get(reservationAtom(eventId)).reservation?.reservations ?? [];
      const quantities = tickets.map(({ ticket, quantity }) => [ticket?._id, quantity]);
      return hashKey([quantities, get(invoiceOptionsAtom(eventId))]);
    }),
  (eventId) => eventId,
);

/** Compares the agreed total with the platform's current one. */
export function getPriceConsent(
  agreed: OrderMoney | null,
  total: OrderMoney | undefined,
): PriceConsent {
  if (!total) return { status: 'none' };
  const isSame = agreed === null || isSameMoney(agreed, total);
  return isSame ? { status: 'agreed', total } : { status: 'changed', from: agreed, to: total };
}

/**
 * Whether the buyer of an event's tickets has agreed to the invoice's total, which is the only
 * binding one. Writing agrees to an amount: to the list's total at the time of selection, or
 * without it to the invoice's. Other tickets, a coupon or a benefit that the buyer chooses change the
 * total with their consent. See docs/reference/tickets.mdx.
 */
export const priceConsentAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): PriceConsent => {
        const invoice = get(reservationInvoiceAtom(eventId));
        // While another coupon is loading, the previous total doesn't count.
        if (invoice.isPlaceholderData) return { status: 'none' };
        const agreed = get(agreedAtom(eventId));
        const known = agreed?.choices === get(choicesAtom(eventId)) ? agreed.total : null;
        return getPriceConsent(known, invoice.data?.invoice.grandTotal);
      },
      (get, set, shown?: OrderMoney) => {
        const total = shown ?? get(reservationInvoiceAtom(eventId)).data?.invoice.grandTotal;
        if (!total) return;
        set(agreedAtom(eventId), { total, choices: get(choicesAtom(eventId)) });
      },
    ),
  (eventId) => eventId,
);
