import {
  captureAuthorizedPayment,
  OrderStatus,
  type PaymentResponse,
  voidAuthorizedPayment,
} from '@vitrine/client/orders';
import { dedupeMutation } from '../query/dedupe-mutation.ts';
import { mutationAtom } from '../query/mutation-atom.ts';
import { followOrdersAtom } from './follow-orders.ts';
import type { OrderName } from './keys.ts';
import { orderKeys } from './keys.ts';

const paymentAtom = (call: typeof captureAuthorizedPayment) =>
  dedupeMutation(
    mutationAtom<OrderName, PaymentResponse>({
      mutationFn: async ({ eventId, orderNumber }, { client, set }) => {
        const response = await call(client, orderNumber, { eventId });
        const leaves = [OrderStatus.AUTHORIZED];
        void set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
        return response;
      },
      // A rejection means that the page shows a status that is no more.
      invalidates: (order) => [orderKeys.order(order)],
    }),
  );

/**
 * Captures an authorized payment. The response precedes the effect: the order is followed until it
 * is no longer authorized, and `orderSettlementAtom` shows the outcome. See
 * docs/reference/orders.mdx.
 */
export const captureAuthorizedPaymentAtom = paymentAtom(captureAuthorizedPayment);

/**
 * Voids an authorized payment; its effect is followed like that of a capture. See
 * docs/reference/orders.mdx.
 */
export const voidAuthorizedPaymentAtom = paymentAtom(voidAuthorizedPayment);
