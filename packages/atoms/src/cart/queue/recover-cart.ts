import { type Client, PlatformError } from '@vitrine/client';
import { type Cart, getCurrentCart } from '@vitrine/client/cart';
import type { CartEdit, CartOutcome } from './cart-edits.ts';

/**
 * Whether the platform says that the visitor has no such cart: it does not exist (404), it has gone
 * (410), or it belongs to someone else (403). No one is rejected a cart of their own.
 */
export function isCartGone(error: unknown): boolean {
  const status = error instanceof PlatformError ? error.status : undefined;
  return status === 404 || status === 410 || status === 403;
}

/** Where the platform said no (4xx), one of the edits is the culprit; else the call itself failed. */
export function wasRejected(error: unknown): boolean {
  const status = error instanceof PlatformError ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500;
}

/** The cart as it is, or null where there is none any more or it is another's. */
export async function readCart(
  client: Client,
  request?: { signal: AbortSignal },
): Promise<Cart | null> {
  try {
    return await getCurrentCart(client, request);
  } catch (error) {
    if (isCartGone(error)) return null;
    throw error;
  }
}

const addEdits: readonly CartEdit['kind'][] = ['add', 'restore'];

/**
 * Sends edits, also where the cart behind them has died on the way: what puts something in is sent
 * once more, into a cart that the platform makes for it, and what takes something out is done.
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
    if (!kind || !isCartGone(error)) throw error;
    if (addEdits.includes(kind)) return send();
    if (kind === 'delete') return { cart: null };
    const cart = kind === 'remove' ? await readCart(client) : undefined;
    if (cart === null) return { cart };
    throw error;
  }
}
