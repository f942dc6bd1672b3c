import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckoutControl } from '../domains/cart/checkout/checkout-control.ts';
import { escapeHtml, page } from '../domains/identity/pages.ts';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { parseWebUrl } from '../platform/requests/web-url.ts';
import { getReturnUrl, HOSTED_PATH } from './hosted-page.ts';

/**
 * Returns the URL after the payment: the site's thank-you page, or else where the visit came from.
 */
function afterwards({ searchParams }: URL): URL | undefined {
  return ['thankYouPageUrl', 'postFlowUrl']
    .map((name) => parseWebUrl(searchParams.get(name) ?? ''))
    .find((url) => url !== undefined);
}

/** The checkout of this id while it waits for its payment. */
function waitingCheckout(platform: MockPlatform, checkoutId: string): CheckoutControl | undefined {
  try {
    return platform.checkout(checkoutId);
  } catch {
    return undefined;
  }
}

function checkoutPage(checkout: CheckoutControl, pageUrl: URL): string {
  const { cart, priceSummary } = checkout.read();
  const lines = cart.lineItems.map(
    ({ productName, quantity }) =>
      `<li>${quantity} × ${escapeHtml(productName?.original ?? 'Something')}</li>`,
  );
  return page(
    'Checkout',
    `<ul>${lines.join('')}</ul>
<p>Total ${escapeHtml(priceSummary?.total?.formattedAmount ?? '')}</p>
<form method="post"><button>Pay</button></form>
${getReturnUrl(pageUrl)}`,
  );
}

/**
 * Handles visits to the hosted checkout, which is paid with a button. Returns whether it was one.
 */
export function sendCheckoutPage(
  platform: MockPlatform,
  pageUrl: URL,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (pageUrl.pathname !== `${HOSTED_PATH}/checkout` || !['GET', 'POST'].includes(method)) {
    return false;
  }
  const send = (status: number, html: string) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  const checkout = waitingCheckout(platform, pageUrl.searchParams.get('checkoutId') ?? '');
  if (!checkout) {
    const sentence = '<p role="alert">It is paid already, or was never made.</p>';
    send(404, page('There is no such checkout', sentence + getReturnUrl(pageUrl)));
  } else if (method === 'GET') {
    send(200, checkoutPage(checkout, pageUrl));
  } else {
    checkout.pay();
    const next = afterwards(pageUrl);
    if (next) response.writeHead(303, { location: next.href }).end();
    else send(200, page('Thank you', '<p>It is paid.</p>'));
  }
  return true;
}
