'use client';

import { payOrderAtom, useSetAtom } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import { useEffect, useRef, useState } from 'react';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { useRoute } from '../../provider/UiProvider.tsx';
import { useIsMounted } from '../../utils/hooks/use-is-mounted.ts';
import { isHttpUrl, toSameOriginUrl } from '../../utils/safe-url.ts';
import '../../messages/en/orders.ts';

/** Configuration of the redirect to the hosted payment. */
export interface PaymentMethod {
  /**
   * Sends the browser to the hosted payment. Default: `location.assign`, with the order's page
   * before it in the history.
   */
  navigate?: ((url: string) => void) | undefined;
}

/** Result of the last press. */
export type PaymentState = 'idle' | 'opening' | 'leaving' | 'failed' | 'bad-url';

/** Whether the hosted payment is being opened. */
export const isPaymentOpening = (state: PaymentState): boolean =>
  state === 'opening' || state === 'leaving';

/**
 * Leaves for the hosted payment. The page in the history becomes that of the order, so that the back
 * button leads to the order and its payment, not to another checkout.
 */
function leaveForPayment(url: string, orderUrl: string): void {
  history.replaceState(history.state, '', orderUrl);
  location.assign(url);
}

/** Time in milliseconds that the navigation may take before the button is enabled again. */
const leaveTime = 8000;

/** Returns the message for a payment that could not be opened. */
export const getPaymentProblem = (state: PaymentState): PlainMessageKey | undefined => {
  if (state === 'failed') return 'orders.pay.failed';
  return state === 'bad-url' ? 'orders.pay.badUrl' : undefined;
};

/**
 * Opens the hosted payment of an order, only once even if pressed repeatedly. The browser navigates
 * only to the URL in the platform's response, and returns to the route `ticketOrder`, which must be a
 * page of this site. If the component unmounts meanwhile, the page does not navigate.
 *
 * @param openedPayment result of a press of another component, to continue with.
 */
export function usePayment({ navigate }: PaymentMethod, openedPayment: PaymentState = 'idle') {
  const getOrderUrl = useRoute('ticketOrder');
  const [state, setState] = useState(openedPayment);
  const open = useSetAtom(payOrderAtom);
  const isHere = useIsMounted();

  useEffect(() => {
    if (state !== 'leaving') return;
    const reset = () => setState('idle');
    const timer = setTimeout(reset, leaveTime);
    // A page from the back/forward cache is restored with its last state.
    addEventListener('pageshow', reset);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', reset);
    };
  }, [state]);

  const isPressed = useRef(false);
  const pay = async (order: Order, event: Pick<EventV3, 'slug'>): Promise<void> => {
    const { reservationId, orderNumber } = order;
    if (isPressed.current || !reservationId) return;
    isPressed.current = true;
    setState('opening');
    try {
      const orderUrl = getOrderUrl?.(event.slug, orderNumber) ?? location.href;
      const postFlowUrl = toSameOriginUrl(orderUrl, location.href);
      const callbacks = { postFlowUrl, thankYouPageUrl: postFlowUrl };
      const url = await open({ eventSlug: event.slug, reservationId, callbacks });
      if (!isHere()) return;
      const isUrl = isHttpUrl(url);
      setState(isUrl ? 'leaving' : 'bad-url');
      if (isUrl && navigate) navigate(url);
      else if (isUrl) leaveForPayment(url, postFlowUrl);
    } catch (error) {
      setState('failed');
      // A wrong URL is the host's mistake; a platform failure is shown to the user.
      if (error instanceof TypeError) reportError(error);
    } finally {
      isPressed.current = false;
    }
  };

  return { state, pay };
}
