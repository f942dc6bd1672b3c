import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, page } from '../domains/identity/pages.ts';
import type { PaymentOutcome } from '../domains/orders/payment.ts';
import { PlatformError } from '../platform/errors.ts';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { getReturnUrl, HOSTED_PATH } from './hosted-page.ts';
import { toWebRequest } from './request.ts';

/** The buttons of the payment page, with the outcome of each. */
const OUTCOMES: Record<PaymentOutcome, string> = {
  PAID: 'Pay',
  AUTHORIZED: 'Let it be held on the card',
  PENDING: 'Pay, and let the provider hold it',
  PARTIALLY_PAID: 'Pay a part',
  DECLINED: 'Let the card be declined',
};

const isOutcome = (text: string | null): text is PaymentOutcome =>
  text !== null && Object.hasOwn(OUTCOMES, text);

const field = (name: string, label: string, complete: string) =>
  `<p><label>${label} <input name="${name}" autocomplete="${complete}" required></label></p>`;

const buyerForm = page(
  'Who buys?',
  `<form method="post">
${field('firstName', 'First name', 'given-name')}
${field('lastName', 'Last name', 'family-name')}
${field('email', 'E-mail', 'email')}
<button>Continue</button>
</form>`,
);

function orderPage(platform: MockPlatform, orderNumber: string, url: URL): string {
  const { status = '', totalPrice } = platform.orders.read(orderNumber);
  const buttons = Object.entries(OUTCOMES).map(
    ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  );
  return page(
    `Order ${escapeHtml(orderNumber)}`,
    `<p>${status}: ${totalPrice?.value} ${totalPrice?.currency}</p>
${status === 'INITIATED' ? `<form method="post">${buttons.join('\n')}</form>` : ''}
${getReturnUrl(url, { orderNumber })}`,
  );
}

/** Returns the page for a rejection by the platform, or for a missing entity. */
function rejected(error: unknown): string {
  if (!(error instanceof PlatformError || error instanceof TypeError)) throw error;
  const { description } = (
    error instanceof PlatformError ? (error.details.applicationError ?? {}) : {}
  ) as { description?: string };
  return page(
    'This can’t be done',
    `<p role="alert">${escapeHtml(description ?? error.message)}</p>`,
  );
}

interface Visit {
  platform: MockPlatform;
  url: URL;
  /** The submitted form; undefined on the first visit. */
  typed?: URLSearchParams;
}

/** Response to a visit: a page, or a redirect to another URL. */
type Outcome = { html: string } | { location: string };

function visitForm({ platform, url, typed }: Visit, slug: string): Outcome {
  const reservationId = url.searchParams.get('reservationId') ?? '';
  const toOrder = (orderNumber: string) => ({
    location: `${HOSTED_PATH}/event-details/${slug}/order/${orderNumber}${url.search}`,
  });
  if (!typed) {
    // A buyer who has filled in the site's own form only needs to pay.
    const order = platform.orders.all().find((one) => one.reservationId === reservationId);
    return order ? toOrder(order.orderNumber) : { html: buyerForm };
  }
  const text = (name: string) => typed.get(name) ?? '';
  const orderNumber = platform.tickets.fillIn(reservationId, {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
  });
  return toOrder(orderNumber);
}

function visitOrder({ platform, url, typed }: Visit, orderNumber: string): Outcome {
  const outcome = typed?.get('outcome') ?? null;
  if (!isOutcome(outcome)) return { html: orderPage(platform, orderNumber, url) };
  platform.orders.pay(orderNumber, outcome);
  return { location: url.pathname + url.search };
}

const PAGES = new RegExp(`^${HOSTED_PATH}/event-details/([^/]+)/(ticket-form|order/([^/]+))$`);

/** Handles visits to the hosted ticket form and payment page. Returns whether it was one. */
export async function sendTicketPage(
  platform: MockPlatform,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [match, slug = '', , orderNumber] = PAGES.exec(url.pathname) ?? [];
  const { method = '' } = request;
  if (!match || !['GET', 'POST'].includes(method)) return false;
  const posted = method === 'POST' && (await (await toWebRequest(request, response, url)).text());
  const typed = posted === false ? undefined : new URLSearchParams(posted);
  const visit = { platform, url, ...(typed && { typed }) };
  try {
    const outcome = orderNumber ? visitOrder(visit, orderNumber) : visitForm(visit, slug);
    if ('location' in outcome) response.writeHead(303, { location: outcome.location }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(outcome.html);
  } catch (error) {
    const html = rejected(error);
    response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }
  return true;
}
