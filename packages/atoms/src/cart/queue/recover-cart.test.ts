import { PlatformError } from '@vitrine/client';
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import type { CartEdit } from './cart-edits.ts';
import { isCartMissing, sendToCurrentCart, wasRejected } from './recover-cart.ts';

const failed = (status: number) =>
  new PlatformError({ status, message: 'No', details: {}, code: 'NO' });

describe('an error of the cart', () => {
  it.each([
    [403, true, true],
    [404, true, true],
    [410, true, true],
    [400, false, true],
    [499, false, true],
    [500, false, false],
  ])('of status %i', (status, isMissing, isRejection) => {
    expect(isCartMissing(failed(status))).toBe(isMissing);
    expect(wasRejected(failed(status))).toBe(isRejection);
  });

  it('without a status', () => {
    expect(isCartMissing(new TypeError('Failed to fetch'))).toBe(false);
    expect(wasRejected(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('edits of a cart that no longer exists', () => {
  const notFound = failed(404);
  const add: CartEdit = { kind: 'add', options: { lineItems: [] } };

  async function send(edit: CartEdit | undefined, slugs: string[] = [], error: Error = notFound) {
    const { storefront } = await visit(slugs);
    const request = vi.fn(async (): Promise<{ cart: null }> => {
      if (request.mock.calls.length === 1) throw error;
      return { cart: null };
    });
    const edits = edit ? [edit] : [];
    const result = sendToCurrentCart(storefront.client, edits, request);
    return { result, request };
  }

  it('are sent again if they add', async () => {
    const { result, request } = await send(add);
    expect(await result).toEqual({ cart: null });
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('are done if they remove', async () => {
    for (const edit of [{ kind: 'delete' }, { kind: 'remove', lineId: 'a' }] as CartEdit[]) {
      const { result, request } = await send(edit);
      expect(await result).toEqual({ cart: null });
      expect(request).toHaveBeenCalledTimes(1);
    }
  });

  it('fail if the cart exists', async () => {
    const { result } = await send({ kind: 'remove', lineId: 'a' }, ['low-pitcher']);
    await expect(result).rejects.toBe(notFound);
  });

  it('fail if they change it, or for another reason', async () => {
    const change = await send({ kind: 'quantity', lineId: 'a', quantity: 2 });
    await expect(change.result).rejects.toBe(notFound);
    const none = await send(undefined);
    await expect(none.result).rejects.toBe(notFound);
    const busy = failed(503);
    const other = await send(add, [], busy);
    await expect(other.result).rejects.toBe(busy);
    expect(other.request).toHaveBeenCalledTimes(1);
  });
});
