import type { Product } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { productBySlugAtom } from '../queries.ts';
import { createVariantSelection } from './variant-selection.ts';

const CALL = 'catalog.getProductOptionsAvailability';

/** A product view without loaded variants, like that of a product with too many variants. */
async function open(initial = {}) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const { data } = await store.set(productBySlugAtom('ridge-pillar-candle'));
  const product = { ...(data as Product), variants: [] };
  const selection = createVariantSelection(product, product.variants, { initial });
  const watched = [selection.viewAtom, selection.adjustmentsAtom, selection.confirmationAtom];
  for (const each of watched) store.sub(each, () => {});
  const state = (option: string, description: string) =>
    store
      .get(selection.viewAtom)
      .options.find(({ name }) => name === option)
      ?.choices.find((one) => one.description === description)?.state;
  const confirmed = () =>
    vi.waitFor(() => expect(store.get(selection.confirmationAtom)).toBe('confirmed'));
  const calls = () => platform.calls.filter(({ name }) => name === CALL).length;
  return { platform, store, product, state, confirmed, calls, ...selection };
}

describe('a product with unknown variants', () => {
  it('shows a choice immediately, and its result after the platform’s response', async () => {
    const { store, viewAtom, chooseAtom, confirmationAtom, state, confirmed } = await open();
    await confirmed();
    store.set(chooseAtom, 'Colour', 'Chalk');
    expect(store.get(viewAtom).selection).toEqual({ Colour: 'Chalk' });
    expect(store.get(confirmationAtom)).toBe('pending');
    await confirmed();
    expect(state('Size', '20 cm')).toBe('sold-out');
    store.set(chooseAtom, 'Size', '10 cm');
    // The price of the previous variant is not shown for the next one.
    expect(store.get(viewAtom).variant).toBeUndefined();
    await confirmed();
    expect(store.get(viewAtom)).toMatchObject({ state: 'available', missing: [] });
    expect(store.get(viewAtom).price?.discountedPrice).toBe(18);
    expect(store.get(viewAtom).variant?._id).toEqual(expect.any(String));
  });

  it('keeps the latest click and reports choices that the platform removed', async () => {
    const { store, adjustmentsAtom, chooseAtom, selectionAtom, confirmed } = await open({
      Colour: 'Chalk',
      Size: '20 cm',
    });
    await confirmed();
    store.set(chooseAtom, 'Colour', 'Moss');
    await vi.waitFor(() => expect(store.get(selectionAtom)).toEqual({ Colour: 'Moss' }));
    expect(store.get(adjustmentsAtom)).toEqual([
      { option: 'Size', from: '20 cm', to: null, reason: 'nonexistent' },
    ]);
  });

  it('keeps the latest click of a later option', async () => {
    const { store, adjustmentsAtom, chooseAtom, selectionAtom, confirmed } = await open({
      Colour: 'Moss',
    });
    await confirmed();
    store.set(chooseAtom, 'Size', '20 cm');
    await vi.waitFor(() => expect(store.get(selectionAtom)).toEqual({ Size: '20 cm' }));
    expect(store.get(adjustmentsAtom)).toEqual([
      { option: 'Colour', from: 'Moss', to: null, reason: 'nonexistent' },
    ]);
  });

  it('keeps the first option of a selection that is set externally', async () => {
    const { store, selectionAtom, chooseAtom, confirmed } = await open();
    await confirmed();
    store.set(chooseAtom, 'Size', '10 cm');
    await confirmed();
    store.set(selectionAtom, { Size: '20 cm', Colour: 'Moss' });
    await vi.waitFor(() => expect(store.get(selectionAtom)).toEqual({ Colour: 'Moss' }));
  });

  it('clears a choice with null', async () => {
    const { store, adjustmentsAtom, chooseAtom, selectionAtom, confirmed } = await open({
      ...{ Colour: 'Chalk', Size: '20 cm' },
    });
    await confirmed();
    store.set(chooseAtom, 'Colour', null);
    await confirmed();
    expect(store.get(selectionAtom)).toEqual({ Size: '20 cm' });
    expect(store.get(adjustmentsAtom)).toEqual([]);
  });

  it('prefetches once and then needs no waiting', async () => {
    const { store, prefetchAtom, chooseAtom, confirmationAtom, confirmed, calls } = await open();
    await confirmed();
    await store.set(prefetchAtom, 'Colour', 'Clay');
    const callCount = calls();
    await store.set(prefetchAtom, 'Colour', 'Clay');
    expect(calls()).toBe(callCount);
    store.set(chooseAtom, 'Colour', 'Clay');
    expect(store.get(confirmationAtom)).toBe('confirmed');
  });

  it('reports a failed request, keeps the choice and retries on request', async () => {
    const { platform, store, chooseAtom, confirmationAtom, viewAtom, confirmed } = await open();
    await confirmed();
    platform.fail(CALL, 'unavailable', { times: 1 });
    store.set(chooseAtom, 'Colour', 'Chalk');
    await vi.waitFor(() => expect(store.get(confirmationAtom)).toBe('failed'));
    expect(store.get(viewAtom).selection).toEqual({ Colour: 'Chalk' });
    await store.set(confirmationAtom);
    expect(store.get(confirmationAtom)).toBe('confirmed');
  });

  it('sends no request when the variants are known', async () => {
    const { platform, store, product } = await open();
    const before = platform.calls.length;
    const { data } = await store.set(productBySlugAtom('ridge-pillar-candle'));
    const known = createVariantSelection({ ...product, ...data });
    store.sub(known.viewAtom, () => {});
    store.set(known.chooseAtom, 'Colour', 'Moss');
    await store.set(known.prefetchAtom, 'Colour', 'Clay');
    await store.set(known.confirmationAtom);
    expect(store.get(known.confirmationAtom)).toBe('local');
    expect(platform.calls.slice(before).map(({ name }) => name)).toEqual(['catalog.queryProducts']);
  });
});
