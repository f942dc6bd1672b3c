import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { visit } from '../../testing/cart-setup.ts';
import { setPorts } from '../../testing/storefronts.ts';
import { checkoutAtom, returnFromCheckoutAtom } from './checkout.ts';
import { type CheckoutReturnLocation, checkoutReturnAtom, getOutcome } from './checkout-return.ts';

const callbacks = { postFlowUrl: 'https://fenn.example/checked-out' };

/** Starts a checkout of a cart, runs an action at the checkout, and returns to a new page. */
async function comeBack(
  returnLocation: CheckoutReturnLocation,
  meanwhile: (shop: Visited) => void,
  remembers = true,
) {
  const storage = memoryStorage();
  const before = await visit(['low-pitcher', 'rack-plates']);
  if (remembers) setPorts(before.store, { storage });
  await before.store.set(checkoutAtom, { callbacks });
  meanwhile(before);
  const { store } = before;
  const watched = checkoutReturnAtom(returnLocation);
  setPorts(store, { storage });
  store.sub(watched, () => {});
  await store.set(returnFromCheckoutAtom).catch(() => {});
  await vi.waitFor(() => expect(store.get(watched).status).not.toBe('reading'));
  return store.get(watched);
}
type Visited = Awaited<ReturnType<typeof visit>>;

describe('checkoutReturnAtom', () => {
  it('reports the order and its lines once the platform has cleared the cart', async () => {
    const { status, handoff } = await comeBack('after', ({ platform }) => platform.cart().buy());
    expect(status).toBe('ordered');
    expect(handoff?.lines.map(({ productName }) => productName?.original)).toEqual([
      'Low pitcher',
      'Rack plates, set of 5',
    ]);
    expect(handoff?.subtotal?.amount).toMatch(/^\d/);
    expect(handoff?.checkoutId).toBeTruthy();
  });

  it('reports an unchanged cart when nothing was ordered', async () => {
    expect(await comeBack('after', () => {})).toMatchObject({ status: 'left' });
  });

  it('does not trust the thank-you page while the cart still exists', async () => {
    expect(await comeBack('thankYou', () => {})).toMatchObject({ status: 'unconfirmed' });
  });

  it('reports less without a saved handoff', async () => {
    const bought = ({ platform }: Visited) => platform.cart().buy();
    expect(await comeBack('after', bought, false)).toEqual({ status: 'unknown', handoff: null });
    expect(await comeBack('thankYou', bought, false)).toMatchObject({ status: 'ordered' });
  });

  it('reports that the cart could not be loaded', async () => {
    const { status } = await comeBack('after', ({ platform }) => {
      platform.fail('cart.getCurrentCart', 'unavailable');
    });
    expect(status).toBe('failed');
  });
});

describe('getOutcome', () => {
  const handoff = { cartId: 'one' };
  const cart = (_id: string, count: number) => ({ _id, lineItems: Array(count).fill({}) });

  it('treats another cart as new, and the same cart without lines as nothing', () => {
    expect(getOutcome('after', handoff, cart('two', 1))).toBe('ordered');
    expect(getOutcome('after', handoff, cart('one', 0))).toBe('unknown');
    expect(getOutcome('after', null, null)).toBe('unknown');
    expect(getOutcome('after', null, cart('two', 1))).toBe('left');
    expect(getOutcome('thankYou', null, cart('two', 1))).toBe('unconfirmed');
  });
});
