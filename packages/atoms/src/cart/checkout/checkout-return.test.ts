import { describe, expect, it, vi } from 'vitest';
import { analyticsConsentAtom, analyticsListenerAtom } from '../../analytics/analytics.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { sessionIdAtom } from '../../session/session-scope.ts';
import { runa, signIn, someone } from '../../testing/accounts.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { setPorts } from '../../testing/storefronts.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { checkoutAtom, returnFromCheckoutAtom } from './checkout.ts';
import {
  type CheckoutReturnLocation,
  checkoutReturnAtom,
  getOutcome,
  trackPurchaseAtom,
} from './checkout-return.ts';

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

/** A visitor on the page that the checkout returned to, without an order. */
async function visitorAfterCheckout() {
  const visit = someone();
  const { store, platform } = visit;
  setPorts(store, { storage: memoryStorage() });
  const onEvent = vi.fn();
  store.set(analyticsConsentAtom, 'granted');
  store.set(analyticsListenerAtom, onEvent);
  await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
  await store.set(checkoutAtom, { callbacks });
  const watched = checkoutReturnAtom('after');
  store.sub(watched, () => store.set(trackPurchaseAtom, 'after'));
  await store.set(returnFromCheckoutAtom);
  const waitForStatus = (status: string) =>
    vi.waitFor(() => expect(store.get(watched).status).toBe(status));
  const purchases = () => onEvent.mock.calls.filter(([{ name }]) => name === 'purchase');
  return { ...visit, waitForStatus, purchases };
}

describe('checkoutReturnAtom after a login', () => {
  it('reports no order because the member has another cart', async () => {
    const visit = await visitorAfterCheckout();
    const { platform, waitForStatus, purchases } = visit;
    platform.cart(platform.identity.member(runa.email).id).add('rack-plates');
    await waitForStatus('left');
    await signIn(visit);
    await waitForStatus('unknown');
    expect(purchases()).toEqual([]);
  });

  it('reports no order because the member has no cart', async () => {
    const visit = await visitorAfterCheckout();
    const { platform, waitForStatus, purchases } = visit;
    await waitForStatus('left');
    platform.cart().delete();
    await signIn(visit);
    await waitForStatus('unknown');
    expect(purchases()).toEqual([]);
  });

  it('still reports an order that was reported before', async () => {
    const visit = await visitorAfterCheckout();
    const { platform, store, storefront, waitForStatus, purchases } = visit;
    platform.cart().buy();
    await store.set(returnFromCheckoutAtom);
    await waitForStatus('ordered');
    const sessionId = store.get(sessionIdAtom);
    await signIn(visit);
    expect(store.get(sessionIdAtom)).toBeGreaterThan(sessionId);
    await waitForStatus('ordered');
    expect(storefront.queryClient.isFetching()).toBe(0);
    expect(purchases()).toHaveLength(1);
  });
});

describe('getOutcome', () => {
  const handoff = { cartId: 'one' };
  const cart = (_id: string, count: number, memberId?: string) => ({
    _id,
    lineItems: Array(count).fill({}),
    ...(memberId && { buyerInfo: { memberId } }),
  });

  it('concludes nothing from the cart of another owner', () => {
    const byMember = { ...handoff, memberId: 'runa' };
    for (const page of ['after', 'thankYou'] as const) {
      expect(getOutcome(page, handoff, cart('two', 1, 'runa'))).toBe('unknown');
      expect(getOutcome(page, byMember, cart('two', 1))).toBe('unknown');
      expect(getOutcome(page, handoff, null, true)).toBe('unknown');
      expect(getOutcome(page, byMember, null, false)).toBe('unknown');
      expect(getOutcome(page, byMember, cart('two', 1, 'runa'))).toBe('ordered');
      expect(getOutcome(page, byMember, null, true)).toBe('ordered');
    }
    expect(getOutcome('after', handoff, cart('one', 1, 'runa'))).toBe('left');
  });

  it('treats another cart as new, and the same cart without lines as nothing', () => {
    expect(getOutcome('after', handoff, cart('two', 1))).toBe('ordered');
    expect(getOutcome('after', handoff, cart('one', 0))).toBe('unknown');
    expect(getOutcome('after', null, null)).toBe('unknown');
    expect(getOutcome('after', null, cart('two', 1))).toBe('left');
    expect(getOutcome('thankYou', null, cart('two', 1))).toBe('unconfirmed');
  });
});
