import type { CheckoutRequest } from '@vitrine/atoms';
import { toSameOriginUrl } from '../../utils/safe-url.ts';

/** Return URLs of the hosted checkout, as paths or URLs of this page's origin. */
export interface ReturnUrls {
  /** After the checkout, or when it is left. Default: the page with the cart. */
  after?: string;
  /** The page with the cart. Default: the page on show. */
  cart?: string;
  /** After an order. None by default. */
  thankYou?: string;
}

/**
 * Returns the callbacks of a checkout: only URLs of the page's own origin, so that a crafted
 * link can't cause a redirect to a foreign site.
 *
 * @throws {TypeError} for a URL of another origin.
 */
export function getCheckoutCallbacks(
  { cart, after = cart, thankYou }: ReturnUrls,
  page: string,
): CheckoutRequest['callbacks'] {
  const own = (address: string) => toSameOriginUrl(address, page);
  return {
    postFlowUrl: own(after ?? page),
    cartPageUrl: own(cart ?? page),
    ...(thankYou !== undefined && { thankYouPageUrl: own(thankYou) }),
  };
}
