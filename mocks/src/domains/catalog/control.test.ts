import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Json, visitNewPlatform } from '../../testing/api-caller.ts';

const PREFIX = '/stores-reader';

let caller: Caller;
beforeEach(() => {
  caller = visitNewPlatform();
});

const product = (slug: string) => caller.platform.catalog.product(slug);

describe('the catalog control of the mock platform', () => {
  const options = async (slug: string): Promise<Json> =>
    (await caller.call('GET', `${PREFIX}/v1/products/${product(slug).id}`)).body.product;

  test('updates the choice and the product when the stock of a variant changes', async () => {
    caller.platform.catalog.setStock('fold-throw', 0, { Colour: 'Sage' });
    expect((await options('fold-throw')).productOptions[0].choices[0].inStock).toBe(false);
    caller.platform.catalog.setStock('fold-throw', 0);
    expect((await options('fold-throw')).stock).toEqual({
      trackInventory: true,
      quantity: 0,
      inStock: false,
      inventoryStatus: 'OUT_OF_STOCK',
    });
  });

  test('updates all derived fields when a price changes', async () => {
    caller.platform.catalog.setPrice('cedar-hand-wash', 30);
    caller.platform.catalog.setDiscount('cedar-hand-wash', { percent: 50 });
    expect((await options('cedar-hand-wash')).priceData).toMatchObject({
      price: 30,
      discountedPrice: 15,
      pricePerUnit: 3,
      formatted: { price: '€30.00', discountedPrice: '€15.00', pricePerUnit: '€3.00' },
    });
  });

  test('deletes a product and reports an unknown slug or choice', async () => {
    const { id } = product('low-pitcher');
    caller.platform.catalog.delete('low-pitcher');
    expect((await caller.call('GET', `${PREFIX}/v1/products/${id}`)).status).toBe(404);
    expect(() => caller.platform.catalog.product('low-pitcher')).toThrow(
      'There is no product "low-pitcher"',
    );
    expect(() => caller.platform.catalog.setStock('fold-throw', 1, { Colour: 'Pink' })).toThrow(
      '"fold-throw" isn’t available as {"Colour":"Pink"}.',
    );
  });
});
