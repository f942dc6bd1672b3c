import type { Cart } from '@vitrine/client/cart';
import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { visit } from '../../testing/cart-setup.ts';
import { setPorts, watch } from '../../testing/storefronts.ts';
import { cartLineAtom, cartLinesAtom } from '../cart.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { noteErrorAtom } from '../queue/cart-errors.ts';
import { estimateOptionsAtom } from '../totals/cart-totals.ts';
import { cartNoteAtom } from './cart-note.ts';
import { checkoutAtom, resetCheckoutAtom, returnFromCheckoutAtom } from './checkout.ts';
import { checkoutReturnAtom } from './checkout-return.ts';

const CREATE = 'cart.createCheckoutFromCurrentCart';
const REDIRECT = 'redirects.createRedirectSession';
const QUANTITY = 'cart.updateCurrentCartLineItemQuantity';
const callbacks = { postFlowUrl: 'https://fenn.example/cart' };

afterEach(() => void vi.unstubAllGlobals());

describe('checkoutAtom', () => {
  it('creates the checkout, then the redirect session, and returns its URL', async () => {
    const { platform, storefront, store } = await visit(['low-pitcher']);
    const { seen } = watch(storefront, checkoutAtom);
    const url = await store.set(checkoutAtom, { callbacks });
    expect(new URL(url).searchParams.get('checkoutId')).toBeTruthy();
    expect(store.get(checkoutAtom)).toEqual({ status: 'ready', url, error: null });
    expect(seen.map(({ status }) => status).slice(1)).toEqual([
      'idle',
      'waiting',
      'creating',
      'redirecting',
      'ready',
    ]);
    const sent = (name: string) => platform.calls.find((call) => call.name === name)?.body;
    expect(sent(CREATE)).toEqual({ channelType: 'WEB' });
    expect(sent(REDIRECT)).toEqual({ ecomCheckout: { checkoutId: expect.any(String) }, callbacks });
  });

  it('sends the preferences of the request', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    const preferences = { maintainIdentity: true };
    await store.set(checkoutAtom, { callbacks, preferences });
    expect(platform.calls.find(({ name }) => name === REDIRECT)?.body).toMatchObject({
      preferences,
    });
  });

  it('reports a failure to the state if its promise is dropped', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    const onUnhandled = vi.fn();
    process.on('unhandledRejection', onUnhandled);
    platform.fail(REDIRECT, 'unavailable', { times: 1 });
    void store.set(checkoutAtom, { callbacks });
    await vi.waitFor(() => expect(store.get(checkoutAtom).status).toBe('error'));
    // Node reports rejections after all microtasks.
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', onUnhandled);
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  it('returns the same checkout if other data of the cart has changed', async () => {
    const { store, storefront, timesCalled } = await visit(['low-pitcher']);
    const first = await store.set(checkoutAtom, { callbacks });
    storefront.queryClient.setQueryData<Cart>(
      ['cart', 'current'],
      (cart) => cart && { ...cart, purchaseFlowId: 'other' },
    );
    expect(await store.set(checkoutAtom, { callbacks })).toBe(first);
    expect(timesCalled(CREATE)).toBe(1);
  });

  it('waits for pending edits', async () => {
    const { platform, store, ids, getPlatformQuantities, timesCalled } = await visit([
      'low-pitcher',
    ]);
    const release = platform.hold(QUANTITY);
    void store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 3 });
    const handoff = store.set(checkoutAtom, { callbacks });
    expect(store.get(checkoutAtom).status).toBe('waiting');
    await vi.waitFor(() => expect(timesCalled(QUANTITY)).toBe(1));
    expect(timesCalled(CREATE)).toBe(0);
    release();
    await handoff;
    expect(getPlatformQuantities()).toEqual([3]);
    expect(timesCalled(CREATE)).toBe(1);
  });

  it('creates no checkout for a cart that differs from the one shown', async () => {
    const { platform, store, ids, timesCalled } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    platform.fail(QUANTITY, 'rejected');
    void store.set(setQuantityAtom, { lineId, quantity: 3 });
    await expect(store.set(checkoutAtom, { callbacks })).rejects.toMatchObject({ status: 428 });
    expect(store.get(checkoutAtom)).toMatchObject({ status: 'error', error: { code: 'REFUSED' } });
    expect(timesCalled(CREATE)).toBe(0);
    expect(store.get(cartLineAtom(lineId))?.quantity).toBe(1);
  });

  it('E13 saves a pending note first and creates another checkout for another note', async () => {
    const { platform, store, timesCalled } = await visit(['low-pitcher']);
    store.set(cartNoteAtom, 'Ring twice');
    const first = await store.set(checkoutAtom, { callbacks });
    expect(platform.cart().read()?.buyerNote).toBe('Ring twice');
    expect(await store.set(checkoutAtom, { callbacks })).toBe(first);
    store.set(cartNoteAtom, 'Ring once');
    platform.fail('cart.updateCurrentCart', 'rejected', { times: 1 });
    await expect(store.set(checkoutAtom, { callbacks })).rejects.toMatchObject({ status: 428 });
    expect(store.get(noteErrorAtom)?.error).toMatchObject({ code: 'REFUSED' });
    expect(timesCalled(CREATE)).toBe(1);
    expect(await store.set(checkoutAtom, { callbacks })).not.toBe(first);
    expect(platform.cart().read()?.buyerNote).toBe('Ring once');
  });

  it('S53 does not send the next person to the checkout of the one before', async () => {
    const { platform, store, storefront, timesCalled } = await visit(['low-pitcher']);
    const release = platform.hold(REDIRECT);
    const handoff = store.set(checkoutAtom, { callbacks });
    await vi.waitFor(() => expect(timesCalled(REDIRECT)).toBe(1));
    await storefront.client.tokens.replace(undefined);
    release();
    await expect(handoff).rejects.toThrow('previous session');
    expect(store.get(checkoutAtom)).toMatchObject({ status: 'idle', url: null });
  });

  it('creates one checkout for a double click, and for a slightly later click', async () => {
    const { store, timesCalled } = await visit(['low-pitcher']);
    const [first, second] = await Promise.all([
      store.set(checkoutAtom, { callbacks }),
      store.set(checkoutAtom, { callbacks }),
    ]);
    expect(second).toBe(first);
    expect(await store.set(checkoutAtom, { callbacks })).toBe(first);
    expect(timesCalled(CREATE)).toBe(1);
    expect(timesCalled(REDIRECT)).toBe(1);
  });

  it('creates a new checkout when the cart has changed since', async () => {
    const { store, ids, timesCalled } = await visit(['low-pitcher']);
    const first = await store.set(checkoutAtom, { callbacks });
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 2 });
    expect(await store.set(checkoutAtom, { callbacks })).not.toBe(first);
    expect(timesCalled(CREATE)).toBe(2);
  });

  it('starts over if the cart changes while the redirect session is created', async () => {
    const { platform, store, ids, timesCalled } = await visit(['low-pitcher']);
    const storage = memoryStorage();
    setPorts(store, { storage });
    const [lineId = ''] = ids;
    await store.set(setQuantityAtom, { lineId, quantity: 2 });
    const release = platform.hold(REDIRECT, { times: 1 });
    const handoff = store.set(checkoutAtom, { callbacks });
    await vi.waitFor(() => expect(timesCalled(REDIRECT)).toBe(1));
    await store.set(setQuantityAtom, { lineId, quantity: 1 });
    release();
    const url = await handoff;
    expect(timesCalled(CREATE)).toBe(2);
    const returned = store.get(checkoutReturnAtom('after')).handoff;
    expect(new URL(url).searchParams.get('checkoutId')).toBe(returned?.checkoutId);
    expect(returned?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await store.set(checkoutAtom, { callbacks })).toBe(url);
  });

  it('starts over after a change that is sent while the redirect session is created', async () => {
    const platform = createMockPlatform();
    const onResponse = vi.fn();
    const { store, ids, timesCalled } = await visit(['low-pitcher'], {
      platform,
      fetch: async (url, init) => {
        const response = await platform.fetch(url, init);
        onResponse(new URL(String(url)).pathname);
        return response;
      },
    });
    const releaseRedirect = platform.hold(REDIRECT, { times: 1 });
    const handoff = store.set(checkoutAtom, { callbacks });
    await vi.waitFor(() => expect(timesCalled(REDIRECT)).toBe(1));
    const releaseEdit = platform.hold(QUANTITY, { times: 1 });
    void store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 2 });
    await vi.waitFor(() => expect(timesCalled(QUANTITY)).toBe(1));
    onResponse.mockClear();
    releaseRedirect();
    await vi.waitFor(() => expect(onResponse).toHaveBeenCalledTimes(1));
    releaseEdit();
    await handoff;
    expect(timesCalled(CREATE)).toBe(2);
  });

  it('starts over if the note changes while the checkout is created', async () => {
    const { platform, store, timesCalled } = await visit(['low-pitcher']);
    const release = platform.hold(CREATE, { times: 1 });
    const handoff = store.set(checkoutAtom, { callbacks });
    await vi.waitFor(() => expect(timesCalled(CREATE)).toBe(1));
    store.set(cartNoteAtom, 'Ring twice');
    release();
    await handoff;
    expect(platform.cart().read()?.buyerNote).toBe('Ring twice');
    expect(timesCalled(CREATE)).toBe(2);
  });

  it('creates a new checkout while a change of the cart is pending', async () => {
    const { platform, store, ids, timesCalled } = await visit(['low-pitcher']);
    const first = await store.set(checkoutAtom, { callbacks });
    const release = platform.hold(QUANTITY);
    void store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 2 });
    const second = store.set(checkoutAtom, { callbacks });
    release();
    expect(await second).not.toBe(first);
    expect(timesCalled(CREATE)).toBe(2);
  });

  it('reports why the platform rejected it, refetches the cart and can be retried', async () => {
    const { platform, store, ids, timesCalled } = await visit(['low-pitcher']);
    platform.catalog.setStock('low-pitcher', 0);
    const fetched = timesCalled('cart.getCurrentCart');
    await expect(store.set(checkoutAtom, { callbacks })).rejects.toMatchObject({
      name: 'ApplicationError',
    });
    expect(store.get(checkoutAtom)).toMatchObject({ status: 'error', url: null, lineIds: ids });
    await vi.waitFor(() => expect(timesCalled('cart.getCurrentCart')).toBe(fetched + 1));
    platform.catalog.setStock('low-pitcher', 9);
    await expect(store.set(checkoutAtom, { callbacks })).resolves.toContain('checkoutId');
  });

  it('reports a failed redirect session', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    platform.fail(REDIRECT, 'unavailable', { times: 1 });
    await expect(store.set(checkoutAtom, { callbacks })).rejects.toMatchObject({ status: 503 });
    store.set(resetCheckoutAtom);
    expect(store.get(checkoutAtom)).toEqual({ status: 'idle', url: null, error: null });
  });

  it('uses the address and delivery of the estimate', async () => {
    const { platform, store, timesCalled } = await visit(['low-pitcher']);
    const shippingAddress = { country: 'DK', postalCode: '9000' };
    const billingAddress = { country: 'DK', postalCode: '8000' };
    const selectedShippingOption = { code: 'express' };
    store.set(estimateOptionsAtom, { shippingAddress, billingAddress, selectedShippingOption });
    await store.set(checkoutAtom, { callbacks });
    const sent = () => platform.calls.findLast(({ name }) => name === CREATE)?.body;
    expect(sent()).toEqual({
      ...{ channelType: 'WEB', shippingAddress, billingAddress, selectedShippingOption },
    });
    store.set(estimateOptionsAtom, { shippingAddress });
    await store.set(checkoutAtom, { callbacks });
    expect(timesCalled(CREATE)).toBe(2);
    expect(sent()).toEqual({ channelType: 'WEB', shippingAddress });
  });

  it('takes an option that is undefined as left out', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    const shippingAddress = { country: 'DK', postalCode: '9000' };
    store.set(estimateOptionsAtom, { shippingAddress });
    await store.set(checkoutAtom, {
      callbacks,
      channelType: undefined,
      shippingAddress: undefined,
    });
    expect(platform.calls.findLast(({ name }) => name === CREATE)?.body).toEqual({
      channelType: 'WEB',
      shippingAddress,
    });
  });

  it('resets with a fresh cart on the page it returns to', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    await store.set(checkoutAtom, { callbacks });
    platform.cart().buy();
    await store.set(returnFromCheckoutAtom);
    expect(store.get(checkoutAtom).status).toBe('idle');
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('refetches the cart once for two returns at the same time', async () => {
    const { platform, store, timesCalled } = await visit(['low-pitcher']);
    const fetched = timesCalled('cart.getCurrentCart');
    const release = platform.hold('cart.getCurrentCart', { at: 'response' });
    const first = store.set(returnFromCheckoutAtom);
    await vi.waitFor(() => expect(timesCalled('cart.getCurrentCart')).toBe(fetched + 1));
    const second = store.set(returnFromCheckoutAtom);
    release();
    await Promise.all([first, second]);
    expect(timesCalled('cart.getCurrentCart')).toBe(fetched + 1);
  });

  it('resets with a fresh cart on a page restored from the back/forward cache', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { store, timesCalled } = await visit(['low-pitcher']);
    const leave = store.sub(checkoutAtom, () => {});
    await store.set(checkoutAtom, { callbacks });
    const fetched = timesCalled('cart.getCurrentCart');

    page.dispatchEvent(new Event('pageshow'));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(store.get(checkoutAtom).status).toBe('ready');
    const comeBack = () =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    expect(store.get(checkoutAtom).status).toBe('idle');
    await vi.waitFor(() => expect(timesCalled('cart.getCurrentCart')).toBe(fetched + 1));

    await store.set(checkoutAtom, { callbacks });
    leave();
    comeBack();
    expect(store.get(checkoutAtom).status).toBe('ready');
  });
});
