import { type Client, PlatformError } from '@vitrine/client';
import { type Cart, getCurrentCart } from '@vitrine/client/cart';
import type { CartEdit, CartOutcome } from './cart-edits.ts';

/**
 * Whether the response means that the visitor has no such cart: it does not exist (404), it no
 * longer exists (410), or it belongs to another session (403). Access to a session's own cart is
 * never rejected.
 */
export function isCartMissing(error: unknown): boolean {
  const status = error instanceof PlatformError ? error.status : undefined;
  return status === 404 || status === 410 || status === 403;
}

/** After a rejection (4xx), one of the edits is the cause; otherwise the request itself failed. */
export function wasRejected(error: unknown): boolean {
  const status = error instanceof PlatformError ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500;
}

/** Fetches the cart, or null if it no longer exists or belongs to another session. */
export async function readCart(
  client: Client,
  request?: { signal: AbortSignal },
): Promise<Cart | null> {
  try {
    return await getCurrentCart(client, request);
  } catch (error) {
    if (isCartMissing(error)) return null;
    throw error;
  }
}

const addEdits: readonly CartEdit['kind'][] = ['add', 'restore'];

/**
 * Sends edits, even if their cart no longer exists: additions are sent again, to a cart that the
 * platform creates for them, and removals count as done.
 */
export async function sendToCurrentCart(
  client: Client,
  edits: readonly CartEdit[],
  send: () => Promise<CartOutcome>,
): Promise<CartOutcome> {
  try {
    return await send();
  } catch (error) {
    const kind = edits[0]?.kind;
    if (!kind || !isCartMissing(error)) throw error;
    if (addEdits.includes(kind)) return send();
    if (kind === 'delete') return { cart: null };
    const cart = kind === 'remove' ? await readCart(client) : undefined;
    if (cart === null) return { cart };
    throw error;
  }
}
