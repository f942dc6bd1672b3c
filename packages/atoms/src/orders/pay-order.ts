import type { Order } from '@vitrine/client/orders';
import {
  createRedirectSession,
  type RedirectCallbacks,
  type RedirectPreferences,
} from '@vitrine/client/redirects';
import { dedupeMutation } from '../query/dedupe-mutation.ts';
import { mutationAtom } from '../query/mutation-atom.ts';

/** Which order to pay on the hosted pages, and where they send the visitor back to. */
export interface OrderPayment {
  /** Of the order's event. */
  eventSlug: string;
  /** Of the order; its reservation names it to the hosted pages. */
  reservationId: NonNullable<Order['reservationId']>;
  callbacks: RedirectCallbacks;
  preferences?: RedirectPreferences;
}

/**
 * Makes ready to pay an order on the hosted pages, and yields the address to send the visitor to. A
 * second write for the same order while it is under way gives the same promise. That a visitor comes
 * back says nothing about the payment: `awaitOrderAtom` asks. See docs/reference/redirects.md.
 */
export const payOrderAtom = dedupeMutation(
  mutationAtom<OrderPayment, string>({
    mutationFn: async ({ eventSlug, reservationId, callbacks, preferences }, { client }) => {
      const { redirectSession } = await createRedirectSession(client, {
        eventsCheckout: { eventSlug, reservationId },
        callbacks,
        ...(preferences && { preferences }),
      });
      return redirectSession.fullUrl;
    },
  }),
  ({ reservationId }) => [reservationId],
);
