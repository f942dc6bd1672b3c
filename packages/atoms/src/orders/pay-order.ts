import type { Order } from '@vitrine/client/orders';
import {
  createRedirectSession,
  type RedirectCallbacks,
  type RedirectPreferences,
} from '@vitrine/client/redirects';
import { dedupeMutation } from '../query/dedupe-mutation.ts';
import { mutationAtom } from '../query/mutation-atom.ts';

/** The order to pay on the hosted pages, and the URLs that they send the visitor back to. */
export interface OrderPayment {
  /** Slug of the order's event. */
  eventSlug: string;
  /** Reservation of the order; the hosted pages identify the order by it. */
  reservationId: NonNullable<Order['reservationId']>;
  /** URLs of the site that the hosted pages link to. */
  callbacks: RedirectCallbacks;
  /** Optional settings of the hosted pages. */
  preferences?: RedirectPreferences;
}

/**
 * Prepares the payment of an order on the hosted pages, and returns the URL to send the visitor
 * to. A second write for the same order while it is pending returns the same promise. A visitor's
 * return is no proof of payment: `awaitOrderAtom` fetches the order. See
 * docs/reference/redirects.mdx.
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
