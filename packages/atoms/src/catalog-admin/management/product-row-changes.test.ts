import { describe, expect, it } from 'vitest';
import { openCatalog } from '../../testing/catalog-admin-setup.ts';
import { setProductPriceAtom, setProductVisibleAtom, withPrice } from './product-row-changes.ts';

const open = () => openCatalog('ridge-pillar-candle', 'for-the-table');

describe('withPrice', () => {
  it('rounds what shoppers pay to the decimals of the currency', async () => {
    const { getStoredProduct } = await open();
    const product = await getStoredProduct();
    if (!product?.priceData) throw new Error('There is no such price.');
    const { priceData } = product;
    const getPaid = (currency: string) =>
      withPrice(
        {
          ...product,
          discount: { type: 'PERCENT', value: 15 },
          priceData: { ...priceData, currency },
        },
        2505,
      ).priceData?.discountedPrice;
    expect(['JPY', 'EUR', 'KWD'].map(getPaid)).toEqual([2129, 2129.25, 2129.25]);
  });
});

describe('setProductPriceAtom', () => {
  // With the second change, the discount is larger than the price of a variant.
  it.each([2.1, -20])(
    'shows a price changed by %d immediately, as the platform has it',
    async (change) => {
      const { platform, store, id, shown, settled, getStoredProduct } = await open();
      const price = ((await getStoredProduct())?.priceData?.price ?? 0) + change;
      const release = platform.hold('catalog-admin.updateProduct');
      const done = store.set(setProductPriceAtom, { productId: id, price: String(price) });
      const amounts = () =>
        shown(({ priceData, priceRange, variants }) => [
          priceData?.price,
          priceData?.discountedPrice,
          priceRange,
          variants.map(({ variant }) => [
            variant?.priceData?.price,
            variant?.priceData?.discountedPrice,
          ]),
        ]);
      const expected = amounts();
      expect(expected[0]?.[0]).toBe(price);
      release();
      await done;
      await settled();
      expect(amounts()).toEqual(expected);
      expect((await getStoredProduct())?.priceData?.price).toBe(price);
    },
  );

  it('shows the earlier price again after a rejection', async () => {
    const { platform, store, id, shown } = await open();
    const before = shown(({ priceData }) => priceData?.price);
    platform.fail('catalog-admin.updateProduct', 'forbidden', { times: 1 });
    const done = store.set(setProductPriceAtom, { productId: id, price: '1' });
    expect(shown(({ priceData }) => priceData?.price)).toEqual([1, 1, 1]);
    await expect(done).rejects.toMatchObject({ status: 403 });
    expect(shown(({ priceData }) => priceData?.price)).toEqual(before);
  });
});

describe('setProductVisibleAtom', () => {
  it('ends with the latest request, however quickly they follow', async () => {
    const { platform, store, id, shown } = await open();
    platform.actAsOwner();
    await Promise.all(
      [false, true, false].map((visible) =>
        store.set(setProductVisibleAtom, { productId: id, visible }),
      ),
    );
    expect(platform.catalog.product('ridge-pillar-candle').visible).toBe(false);
    expect(shown(({ visible }) => visible)).toEqual([false, false, false]);
  });
});
