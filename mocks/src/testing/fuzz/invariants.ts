import { isJsonObject } from '../../platform/requests/fields.ts';
import type { FuzzResponse } from './find-fault.ts';
import type { FuzzRequest } from './requests.ts';

export type Send = (request: FuzzRequest) => Promise<FuzzResponse>;

/** Reads that must always succeed, with their accepted statuses. */
const READS: readonly { method: string; path: string; statuses: readonly number[] }[] = [
  { method: 'GET', path: '/ecom/v1/carts/current', statuses: [200, 404] },
  { method: 'POST', path: '/ecom/v1/carts/current/estimate-totals', statuses: [200, 404] },
  { method: 'POST', path: '/stores-reader/v1/products/query-platformized', statuses: [200] },
  { method: 'POST', path: '/stores-reader/v1/variants/query', statuses: [200] },
  { method: 'POST', path: '/stores-reader/v2/collections/query', statuses: [200] },
  { method: 'GET', path: '/events/v1/orders?fieldset=TICKETS&facet=status', statuses: [200] },
  { method: 'GET', path: '/events/v1/orders/summary', statuses: [200] },
  { method: 'GET', path: '/events/v1/checkout/available-tickets', statuses: [200] },
];

const getAmount = (money: unknown) => (isJsonObject(money) ? Number(money.amount) : 0);

/** Returns what is wrong with a cart, if all of it can be checked. */
function cartFault(response: unknown): string | undefined {
  const cart = isJsonObject(response) ? response.cart : undefined;
  if (!isJsonObject(cart) || !Array.isArray(cart.lineItems)) return 'the cart has no lines';
  const ids = new Set(cart.lineItems.map((line) => line.id));
  if (ids.size !== cart.lineItems.length) return 'two lines of the cart share an id';
  if (cart.lineItems.length > 300) return 'the cart has more lines than it takes';
  if (!cart.lineItems.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)) {
    return 'a line has no quantity';
  }
  const after = getAmount(cart.subtotalAfterDiscounts);
  return Number.isFinite(after) && after >= 0 ? undefined : 'the cart costs less than nothing';
}

/** Returns what is blocked in a platform for a visitor, or `undefined`. */
export async function findBlocked(authorization: string, send: Send): Promise<string | undefined> {
  for (const { method, path, statuses } of READS) {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await send({
      method,
      path,
      headers,
      ...(method === 'POST' && { body: '{}' }),
    });
    if (!statuses.includes(response.status)) {
      return `${method} ${path} responds with ${response.status}: ${response.text.slice(0, 300)}`;
    }
    if (response.status !== 200 || !path.startsWith('/ecom/')) continue;
    const fault = cartFault(JSON.parse(response.text));
    if (fault) return `${fault} (${method} ${path})`;
  }
  return undefined;
}
