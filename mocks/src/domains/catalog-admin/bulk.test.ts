import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import { getViolatedFields, type Json } from '../../testing/api-caller.ts';

let admin: Admin;
beforeEach(() => {
  admin = newAdmin();
});

const set = (ids: Json, value: Json) =>
  admin.write('POST', '/v1/bulk/products/update', { ids, set: value });
const adjust = (ids: Json, value: Json) =>
  admin.write('POST', '/v1/bulk/products/adjust-properties', { ids, adjust: value });

const pitcher = () => admin.getId('low-pitcher');
const fold = () => admin.getId('fold-throw');
const getPrice = async (id: string) => (await admin.shown(id)).priceData.price;

describe('bulk update of one property', () => {
  test('updates each product and reports failures per item', async () => {
    const { status, body } = await set([pitcher(), 'nothing', fold()], { price: 50 });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        { itemMetadata: { id: pitcher(), originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: 'nothing',
            originalIndex: 1,
            success: false,
            error: { code: 'PRODUCT_NOT_FOUND', description: 'There is no product nothing.' },
          },
        },
        { itemMetadata: { id: fold(), originalIndex: 2, success: true } },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    });
    expect([await getPrice(pitcher()), await getPrice(fold())]).toEqual([50, 50]);
    expect(admin.announced('ProductChanged')).toHaveLength(2);
  });

  test.each<[string, Json, (product: Json) => unknown, unknown]>([
    ['cost', 12.5, ({ variants }) => variants[0].variant.costAndProfitData.itemCost, 12.5],
    ['weight', 0.75, ({ variants }) => variants[0].variant.weight, 0.75],
    ['ribbon', 'Sale', ({ ribbons }) => ribbons, [{ text: 'Sale' }]],
    ['brand', 'Skovby', ({ brand }) => brand, 'Skovby'],
    ['brand', '', ({ brand }) => brand, undefined],
  ])('can be its %s: %j', async (name, value, read, expected) => {
    await set([fold()], { [name]: value });
    expect(read(await admin.shown(fold(), true))).toEqual(expected);
  });

  test.each([
    [[], { price: 1 }, ['ids']],
    ['x', { price: 1 }, ['ids']],
    [Array(101).fill('x'), { price: 1 }, ['ids']],
    [['x'], undefined, ['set']],
    [['x'], {}, ['set']],
    [['x'], { price: 1, cost: 1 }, ['set']],
    [['x'], { price: -1 }, ['set.price']],
    [['x'], { weight: 'Infinity' }, ['set.weight']],
    [['x'], { brand: 7 }, ['set.brand']],
  ])('rejects invalid input: %#', async (ids, value, fields) => {
    const response = await set(ids, value);
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
  });
});

describe('bulk adjustment of one number', () => {
  test.each<[Json, number]>([
    [{ amount: 10.1 }, 60.1],
    [{ amount: -50 }, 0],
    [{ percentage: { rate: 33 } }, 66.5],
    [{ percentage: { rate: 33, roundToInt: true } }, 67],
    [{ percentage: { rate: -100 } }, 0],
  ])('is adjusted by %j', async (by, expected) => {
    await set([pitcher()], { price: 50 });
    await adjust([pitcher()], { price: by });
    expect(await getPrice(pitcher())).toBe(expected);
  });

  test('adjusts cost and weight per variant', async () => {
    const { variants } = await admin.shown(fold());
    await set([fold()], { cost: 10 });
    await admin.write('PATCH', `/v1/products/${fold()}/variants`, {
      variants: [{ variantIds: [variants[1].id], cost: 20 }],
    });
    await adjust([fold()], { cost: { amount: 2.5 } });
    const after = await admin.shown(fold(), true);
    expect(after.variants.map(({ variant }: Json) => variant.costAndProfitData.itemCost)).toEqual([
      12.5, 22.5, 12.5,
    ]);
    expect(after.costRange).toEqual({ minValue: 12.5, maxValue: 22.5 });
  });

  test('starts at zero for a product without the number', async () => {
    const product = { name: 'Vase', productType: 'physical', priceData: { price: 10 } };
    const { body } = await admin.write('POST', '/v1/products', { product });
    await adjust([body.product.id], { weight: { amount: 2.5 } });
    expect((await admin.shown(body.product.id, true)).weight).toBe(2.5);
  });

  test('never goes below zero: the item fails and stays unchanged', async () => {
    await set([pitcher()], { price: 5 });
    const { body } = await adjust([pitcher(), fold()], { price: { amount: -6 } });
    expect(body.results.map(({ itemMetadata }: Json) => itemMetadata.error?.code)).toEqual([
      'VALUE_TOO_LOW',
      undefined,
    ]);
    expect(await getPrice(pitcher())).toBe(5);
  });

  test('never exceeds the maximum value', async () => {
    await set([pitcher()], { price: 999_999_999 });
    const { body } = await adjust([pitcher()], { price: { percentage: { rate: 1000 } } });
    expect(body.results[0].itemMetadata.error.code).toBe('VALUE_TOO_HIGH');
  });

  test.each([
    [{}, ['adjust']],
    [{ price: 7 }, ['adjust.price']],
    [{ price: {} }, ['adjust.price']],
    [{ price: { amount: 1, percentage: { rate: 1 } } }, ['adjust.price']],
    [{ price: { amount: 'NaN' } }, ['adjust.price.amount']],
    [{ price: { percentage: { rate: 1001 } } }, ['adjust.price.percentage.rate']],
    [{ price: { percentage: { rate: 1.5 } } }, ['adjust.price.percentage.rate']],
    [{ price: { percentage: { rate: 1, roundToInt: 1 } } }, ['adjust.price.percentage.roundToInt']],
  ])('rejects invalid input: %j', async (value, fields) => {
    const response = await adjust([pitcher()], value);
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
  });
});
