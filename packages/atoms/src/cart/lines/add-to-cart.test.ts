import { afterEach, describe, expect, it, vi } from 'vitest';
import { productBySlugAtom } from '../../catalog/queries.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { stubPage } from '../../testing/leavable-page.ts';
import { cartAtom, cartCountAtom, cartLinesAtom, linePendingAtom } from '../cart.ts';
import { addToCartAtom, lastAddedAtom } from './add-to-cart.ts';
import { cartEntryKeysAtom } from './cart-entries.ts';
import { inCartAtom } from './in-cart.ts';
import { removeLineAtom } from './remove-line.ts';
import { setQuantityAtom } from './set-quantity.ts';

const ADD = 'cart.addToCurrentCart';

/** A visitor on a product page. */
async function looking(slug = 'low-pitcher', inCart: string[] = []) {
  const visited = await visit(inCart);
  await visited.store.set(productBySlugAtom(slug));
  visited.store.sub(cartEntryKeysAtom, () => {});
  const names = () =>
    visited.store.get(cartLinesAtom).map(({ productName }) => productName?.original);
  const options = { lineItems: [lineFor(visited.platform, slug, 2)] };
  return { ...visited, names, add: () => visited.store.set(addToCartAtom, options) };
}

afterEach(() => void vi.unstubAllGlobals());

/** The platform's responses for a missing cart, by status. */
const ends = {
  404: 'not-found',
  403: 'forbidden',
  410: () => Response.json({ message: 'The cart is gone', details: {} }, { status: 410 }),
} as const;

describe('addToCartAtom', () => {
  it('shows a cached product immediately, even in a new cart', async () => {
    const { platform, store, names, add } = await looking();
    const release = platform.hold(ADD);
    const adding = add();
    expect(names()).toEqual(['Low pitcher']);
    expect(store.get(cartCountAtom)).toBe(2);
    const [placeholder] = store.get(cartLinesAtom);
    expect(placeholder?.price).toBeUndefined();
    expect(placeholder?.image?.url).toBeTruthy();
    expect(store.get(linePendingAtom(placeholder?._id ?? ''))).toBe(true);
    const keys = store.get(cartEntryKeysAtom);
    release();
    await adding;
    expect(names()).toEqual(['Low pitcher']);
    expect(store.get(cartEntryKeysAtom)).toEqual(keys);
    expect(store.get(cartLinesAtom)[0]?.price).toBeDefined();
  });

  it('keeps a change of the new line when the page is hidden before the platform has added it', async () => {
    const { page } = stubPage();
    const { platform, store, quantities, getPlatformQuantities, timesCalled, add } =
      await looking();
    const release = platform.hold(ADD);
    const adding = add();
    await vi.waitFor(() => expect(timesCalled(ADD)).toBe(1));
    const lineId = store.get(cartLinesAtom)[0]?._id ?? '';
    const changing = store.set(setQuantityAtom, { lineId, quantity: 3 });
    page.dispatchEvent(new Event('pagehide'));
    release();
    await adding;
    await changing;
    expect([quantities(), getPlatformQuantities()]).toEqual([[3], [3]]);
  });

  it('sends a change of an existing line when the page is hidden before more of it are added', async () => {
    const { page } = stubPage();
    const { platform, store, ids, timesCalled, add } = await looking('low-pitcher', [
      'low-pitcher',
    ]);
    const added = timesCalled(ADD);
    const release = platform.hold(ADD);
    const adding = add();
    await vi.waitFor(() => expect(timesCalled(ADD)).toBe(added + 1));
    const changing = store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 7 });
    page.dispatchEvent(new Event('pagehide'));
    await changing;
    expect(timesCalled('cart.updateCurrentCartLineItemQuantity')).toBe(1);
    release();
    await adding;
  });

  it('increases the quantity of an existing line', async () => {
    const { platform, store, quantities, add } = await looking('low-pitcher', ['low-pitcher']);
    const release = platform.hold(ADD);
    const adding = add();
    expect(quantities()).toEqual([3]);
    expect(store.get(linePendingAtom(store.get(cartLinesAtom)[0]?._id ?? ''))).toBe(true);
    release();
    await adding;
    expect(quantities()).toEqual([3]);
  });

  it('keeps two subscriptions to the same product and a one-time purchase on their own lines', async () => {
    const { platform, store, quantities } = await looking('low-pitcher', ['low-pitcher']);
    const item = lineFor(platform, 'low-pitcher', 2);
    const subscription = (interval: number) => ({
      subscriptionSettings: { frequency: 'MONTH', interval } as const,
    });
    const add = (interval: number) =>
      store.set(addToCartAtom, {
        lineItems: [{ ...item, subscriptionOptionInfo: subscription(interval) }],
      });
    const release = platform.hold(ADD);
    const adding = add(1);
    expect(quantities()).toEqual([1, 2]);
    release();
    const { lines } = await adding;
    expect(lines[0]?.subscriptionOptionInfo).toMatchObject(subscription(1));
    await add(2);
    await add(1);
    expect(quantities()).toEqual([1, 4, 2]);
    const { catalogReference } = item;
    const count = (...arg: Parameters<typeof inCartAtom>) => store.get(inCartAtom(...arg));
    expect(count(catalogReference)).toBe(7);
    expect(count({ catalogReference })).toBe(1);
    expect(count({ catalogReference, subscriptionOptionInfo: subscription(1) })).toBe(4);
  });

  it('removes the placeholder when the platform rejects it and keeps the rest', async () => {
    const { platform, names, add } = await looking('low-pitcher', ['rack-plates']);
    platform.fail(ADD, 'rejected', { times: 1 });
    const adding = add();
    expect(names()).toHaveLength(2);
    await expect(adding).rejects.toMatchObject({ code: 'REFUSED' });
    expect(names()).toEqual(['Rack plates, set of 5']);
  });

  it('applies changes of a placeholder to the line that replaces it', async () => {
    const { platform, store, getPlatformQuantities, quantities, add } = await looking();
    const release = platform.hold(ADD);
    const adding = add();
    const [placeholder] = store.get(cartLinesAtom);
    const setting = store.set(setQuantityAtom, { lineId: placeholder?._id ?? '', quantity: 5 });
    expect(quantities()).toEqual([5]);
    const hold = platform.hold('cart.updateCurrentCartLineItemQuantity');
    release();
    await adding;
    expect(quantities()).toEqual([5]);
    hold();
    await setting;
    expect(getPlatformQuantities()).toEqual([5]);
  });

  it('removes a placeholder', async () => {
    const { platform, store, getPlatformQuantities, add } = await looking();
    const release = platform.hold(ADD);
    const adding = add();
    const removing = store.set(removeLineAtom, store.get(cartLinesAtom)[0]?._id ?? '');
    expect(store.get(cartLinesAtom)).toEqual([]);
    release();
    await Promise.all([adding, removing]);
    expect(getPlatformQuantities()).toEqual([]);
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('reports what the platform dropped silently and hides it', async () => {
    const { platform, names, add } = await looking();
    platform.catalog.delete('low-pitcher');
    const { shortfalls } = await add();
    expect(shortfalls).toMatchObject([{ requested: 2, added: 0 }]);
    expect(names()).toEqual([]);
  });

  it('names an app that the platform doesn’t know, and nothing else, in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { platform, store, add } = await looking();
    platform.catalog.delete('low-pitcher');
    await add();
    expect(warn).not.toHaveBeenCalled();
    const { shortfalls } = await store.set(addToCartAtom, {
      lineItems: [{ catalogReference: { appId: 'my-shop', catalogItemId: 'cup' } }],
    });
    expect(shortfalls).toMatchObject([{ added: 0 }]);
    expect(warn.mock.calls).toEqual([
      [
        'The cart did not take the item "cup" of the app "my-shop". If the catalog has it, correct the "catalogAppId" of createStorefront; without one, it is "215238eb-22a5-4c36-9e7b-e7c08025e04e".',
      ],
    ]);
    warn.mockRestore();
  });

  it.each(Object.entries(ends))(
    'E11 adds the item to a new cart when the old one no longer exists (%s)',
    async (_status, failure) => {
      const { platform, getPlatformQuantities, timesCalled, add } = await looking();
      platform.fail(ADD, failure, { times: 1 });
      await add();
      expect(timesCalled(ADD)).toBe(2);
      expect(getPlatformQuantities()).toEqual([2]);
    },
  );
});

describe('inCartAtom', () => {
  it('counts items with the same choices and texts', async () => {
    const { platform, store, add } = await looking();
    const { catalogReference } = lineFor(platform, 'low-pitcher');
    const other = { ...catalogReference, options: { customTextFields: { Foot: 'For Ida' } } };
    expect(store.get(inCartAtom(catalogReference))).toBe(0);
    await add();
    await add();
    expect(store.get(inCartAtom(catalogReference))).toBe(4);
    expect(store.get(inCartAtom(other))).toBe(0);
  });

  it('D3 counts an item once under any of its references and adds to it by each', async () => {
    const { platform, store } = await visit();
    const { id, variants } = platform.catalog.product('ridge-pillar-candle');
    const variant = variants.find(({ stock }) => stock?.inStock);
    const named = (by: Record<string, unknown>) => ({
      ...{ appId: platform.shop.appId, catalogItemId: id, options: by },
    });
    const byChoices = named({ options: variant?.choices });
    const byVariant = named({ variantId: variant?.id });
    const { lines } = await store.set(addToCartAtom, {
      lineItems: [{ catalogReference: byChoices }],
    });
    expect(lines).toHaveLength(1);
    expect(store.get(inCartAtom(byVariant))).toBe(0);
    expect(store.get(inCartAtom([byVariant, byChoices]))).toBe(1);
    const again = await store.set(addToCartAtom, { lineItems: [{ catalogReference: byVariant }] });
    expect(again).toMatchObject({ shortfalls: [], lines: [{ quantity: 2 }] });
    expect(store.get(lastAddedAtom)?.count).toBe(2);
    expect(store.get(inCartAtom([byVariant, byChoices]))).toBe(2);
    expect(store.get(cartLinesAtom)).toHaveLength(1);
  });
});

it('E11 treats a missing or foreign cart as null, without an error', async () => {
  for (const failure of Object.values(ends)) {
    const { platform, store } = await visit(['low-pitcher']);
    platform.fail('cart.getCurrentCart', failure);
    await store.set(cartAtom);
    expect(store.get(cartAtom)).toMatchObject({ data: null, error: null });
  }
});
