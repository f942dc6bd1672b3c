import { OrderStatus } from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../storefront.ts';
import { invoiceAtom } from '../tickets/checkout/invoice.ts';
import { setTimeoutAt } from '../time/schedule-at.ts';
import { steadyClockAtom } from '../time/steady-clock.ts';
import { weakFamily } from '../utils/weak-family.ts';
import type { OrderName } from './keys.ts';
import { orderKeys } from './keys.ts';
import { getName } from './order-settlement.ts';
import { orderAtom } from './queries.ts';

const momentFamily = weakFamily(
  (name: OrderName) =>
    atom((get): number | null => {
      const order = get(orderAtom(name)).data;
      if (order?.status !== OrderStatus.INITIATED || !order.reservationId) return null;
      const { eventId } = name;
      const invoice = get(invoiceAtom({ eventId, reservationId: order.reservationId })).data;
      return invoice?.expires?.getTime() ?? null;
    }),
  getName,
);

/**
 * Payment deadline of a started order, from its reservation; null if it need not be paid, or if the
 * deadline is unknown. While this is subscribed, the order is refetched at that moment, because it
 * ends then. See docs/reference/tickets.mdx.
 */
export const paymentDeadlineAtom = weakFamily((name: OrderName) => {
  const endAtom = atom((get) => {
    const moment = get(momentFamily(name));
    const { queryClient } = get(storefrontAtom);
    const clock = get(steadyClockAtom);
    const waitAtom = atom(0);
    waitAtom.onMount = () =>
      moment === null || moment <= clock.now()
        ? undefined
        : setTimeoutAt(moment, clock.now, () => {
            void queryClient.invalidateQueries({ queryKey: orderKeys.order(name) });
          });
    return waitAtom;
  });
  return atom((get): Date | null => {
    get(get(endAtom));
    const moment = get(momentFamily(name));
    return moment === null ? null : new Date(moment);
  });
}, getName);
