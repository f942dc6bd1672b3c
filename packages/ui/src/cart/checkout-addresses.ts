import type { CheckoutRequest } from '@vitrine/atoms';

/** Where the hosted checkout may send the visitor, as paths or addresses of this page's origin. */
export interface ReturnAddresses {
  /** After the checkout, or when it is left. Default: the page with the cart. */
  after?: string;
  /** The page with the cart. Default: the page on show. */
  cart?: string;
  thankYou?: string;
}

/**
 * The callbacks of a checkout: only addresses of the page's own origin, so that nobody can be sent
 * elsewhere by a link to a page with a foreign address in it.
 *
 * @throws {TypeError} for an address of another origin.
 */
export function callbacksFor(
  { cart, after = cart, thankYou }: ReturnAddresses,
  page: string,
): CheckoutRequest['callbacks'] {
  const own = (address: string) => ownAddress(address, page);
  return {
    postFlowUrl: own(after ?? page),
    cartPageUrl: own(cart ?? page),
    ...(thankYou !== undefined && { thankYouPageUrl: own(thankYou) }),
  };
}

function ownAddress(address: string, page: string): string {
  const url = URL.parse(address, page);
  if (url?.origin === new URL(page).origin) return url.href;
  throw new TypeError(
    `A checkout returns only to its own site, but "${address}" is not on ${new URL(page).origin}. Pass a path, such as "/cart".`,
  );
}

/** Whether a browser may be sent to an address that came from outside. */
export function isHttpAddress(address: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(address)?.protocol ?? '');
}
