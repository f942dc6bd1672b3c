import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';

let admin: Admin;
let id: string;
beforeEach(() => {
  admin = newAdmin();
  id = admin.getId('fold-throw');
});

const update = (...variants: Json[]) =>
  admin.write('PATCH', `/v1/products/${id}/variants`, { variants });
const patch = (product: Json) =>
  admin.write('PATCH', `/v1/products/${id}`, { product: { ...product, id } });
const prices = ({ variants }: Json) => variants.map(({ variant }: Json) => variant.priceData.price);

describe('managed variants', () => {
  test('finds variants by choices or ids and returns all of them', async () => {
    const { variants } = await admin.shown(id);
    const [first, second, third] = variants;
    const { body } = await update(
      { choices: first.choices, price: 199, cost: 50, weight: 2, sku: 'FT-1' },
      { variantIds: [second.id, third.id], visible: false },
    );
    expect(body.variants).toHaveLength(3);
    expect(body.variants[0].variant).toMatchObject({
      priceData: { price: 199, formatted: { price: '€199.00' } },
      costAndProfitData: { itemCost: 50, profit: 149 },
      weight: 2,
      sku: 'FT-1',
    });
    const product = await admin.shown(id);
    expect(product.priceRange).toEqual({ minValue: 199, maxValue: 199 });
    expect(product.productOptions[0].choices.map(({ visible }: Json) => visible)).toEqual(
      variants.map((_: Json, index: number) => index === 0),
    );
    expect(admin.announced('VariantsChanged')).toMatchObject([
      [
        'VariantsChanged',
        {
          productId: id,
          variants: variants.map((variant: Json) => ({
            variantId: variant.id,
            changedFields: ['price', 'cost', 'weight', 'sku', 'visible'],
          })),
        },
      ],
    ]);
  });

  test('resets variants to the product’s values, individually or all at once', async () => {
    const before = await admin.shown(id, true);
    const price = before.priceData.price;
    await update({ choices: {}, price: price + 5, cost: 1, weight: 9, sku: 'X' });
    await update({ choices: before.variants[0].choices, price: null });
    expect(prices(await admin.shown(id))).toEqual([price, price + 5, price + 5]);
    const reset = await admin.write('POST', `/v1/products/${id}/variants/resetToDefault`, {});
    expect(reset.body).toEqual({});
    const after = await admin.shown(id, true);
    expect(prices(after)).toEqual([price, price, price]);
    expect(after.variants[0].variant).toMatchObject({
      costAndProfitData: { itemCost: before.costAndProfitData.itemCost },
      weight: before.weight,
    });
    expect(after.variants[0].variant).not.toHaveProperty('sku');
  });

  test('preserves the price difference when the product’s price changes', async () => {
    const { priceData, variants } = await admin.shown(id);
    await update({ choices: variants[2].choices, price: priceData.price + 10.5 });
    await patch({ priceData: { price: 20.25 } });
    expect(prices(await admin.shown(id))).toEqual([20.25, 20.25, 30.75]);
  });

  test('rejects a change that makes a price negative', async () => {
    const { priceData, variants } = await admin.shown(id);
    await update({ choices: variants[1].choices, price: 1 });
    const rejected = await patch({ name: 'Never', priceData: { price: priceData.price - 2 } });
    expect([rejected.status, getCode(rejected)]).toEqual([428, 'VALUE_TOO_LOW']);
    expect(await admin.shown(id)).toMatchObject({ name: 'Fold throw', priceData });
  });
});

describe('rejected variant changes', () => {
  test.each([
    [{ price: 1 }, ['variants[0]']],
    [{ choices: {}, variantIds: ['x'] }, ['variants[0]']],
    [{ choices: { Colour: 7 } }, ['variants[0].choices.Colour']],
    [{ variantIds: 'x' }, ['variants[0].variantIds']],
    [
      { choices: {}, price: -1, cost: 'x', weight: 0.001, sku: 'x'.repeat(41), visible: 1 },
      ['price', 'cost', 'weight', 'sku', 'visible'].map((name) => `variants[0].${name}`),
    ],
  ])('rejects invalid fields: %j', async (override, fields) => {
    const response = await update(override);
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
  });

  test.each([[{ variantIds: ['nothing'] }], [{ choices: { Colour: 'Pink' } }]])(
    'rejects unknown variants: %j',
    async (override) => {
      const good = { choices: {}, price: 1 };
      const response = await update(good, { ...override, price: 2 });
      expect([response.status, getCode(response)]).toEqual([404, 'VARIANT_NOT_FOUND']);
      expect(prices(await admin.shown(id))).not.toContain(1);
    },
  );

  test('rejects variants that are not managed', async () => {
    const path = `/v1/products/${admin.getId('low-pitcher')}/variants`;
    const response = await admin.write('PATCH', path, { variants: [] });
    expect([response.status, getCode(response)]).toEqual([428, 'VARIANTS_NOT_MANAGED']);
  });
});

test('a SKU of a variant is removed by null', async () => {
  const { variants } = await admin.shown(id);
  const read = async () => (await admin.shown(id, true)).variants[0].variant.sku;
  await update({ choices: variants[0].choices, sku: 'FT-2' });
  expect(await read()).toBe('FT-2');
  await update({ choices: variants[0].choices, sku: null });
  expect(await read()).toBeUndefined();
});
