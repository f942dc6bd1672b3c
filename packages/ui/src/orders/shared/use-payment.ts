import { payOrderAtom, useSetAtom } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import { useEffect, useRef, useState } from 'react';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { useIsMounted } from '../../utils/hooks/use-is-mounted.ts';
import { isHttpUrl, toSameOriginUrl } from '../../utils/safe-url.ts';

/** How a buyer gets to the hosted payment and back. */
export interface PaymentMethod {
  /** Sends the browser to the hosted payment. Default: `location.assign`. */
  navigate?: ((url: string) => void) | undefined;
  /** The page of the order, to which the payment returns; only an address of this site. */
  orderHref?: ((orderNumber: string) => string) | undefined;
}

/** What the last press came to. */
export type PaymentState = 'rest' | 'opening' | 'leaving' | 'failed' | 'bad-address';

/** Whether the hosted payment is on its way. */
export const isPaymentOpening = (state: PaymentState): boolean =>
  state === 'opening' || state === 'leaving';

/** How long a browser may take to leave, in milliseconds, before the button can be pressed again. */
const leaveTime = 8000;

/** What is said of a payment that could not be opened. */
export const getPaymentProblem = (state: PaymentState): PlainMessageKey | undefined => {
  if (state === 'failed') return 'orders.pay.failed';
  return state === 'bad-address' ? 'orders.pay.badUrl' : undefined;
};

/**
 * Hands an order over to the hosted payment, once however often it is pressed. The browser goes only
 * where the platform's answer says, and comes back only to a page of this site. If the
 * component unmounts meanwhile, the page does not navigate.
 */
export function usePayment({ navigate = (url) => location.assign(url), orderHref }: PaymentMethod) {
  const [state, setState] = useState<PaymentState>('rest');
  const open = useSetAtom(payOrderAtom);
  const isHere = useIsMounted();

  useEffect(() => {
    if (state !== 'leaving') return;
    const rest = () => setState('rest');
    const timer = setTimeout(rest, leaveTime);
    // A page that the browser kept comes back as it was left.
    addEventListener('pageshow', rest);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', rest);
    };
  }, [state]);

  const isPressed = useRef(false);
  const pay = async (order: Order, event: Pick<EventV3, 'slug'>): Promise<void> => {
    const { reservationId, orderNumber } = order;
    if (isPressed.current || !reservationId) return;
    isPressed.current = true;
    setState('opening');
    try {
      const postFlowUrl = toSameOriginUrl(orderHref?.(orderNumber) ?? location.href, location.href);
      const callbacks = { postFlowUrl, thankYouPageUrl: postFlowUrl };
      const url = await open({ eventSlug: event.slug, reservationId, callbacks });
      if (!isHere()) return;
      const isAddress = isHttpUrl(url);
      setState(isAddress ? 'leaving' : 'bad-address');
      if (isAddress) navigate(url);
    } catch (error) {
      setState('failed');
      // A wrong address is the host's mistake; a failure of the platform is said.
      if (error instanceof TypeError) reportError(error);
    } finally {
      isPressed.current = false;
    }
  };

  return { state, pay };
}
