import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';

let admin: Admin;
beforeEach(() => {
  admin = newAdmin();
});

const create = async (product: Json) =>
  (await admin.write('POST', '/v1/products', { product })).body.product;
const patch = (id: string, product: Json) =>
  admin.write('PATCH', `/v1/products/${id}`, { product: { ...product, id } });

const VASE = { name: 'Ring vase', priceData: { price: 68.5 } };

describe('creating a product', () => {
  test('shows it immediately, in first position, with all derived fields', async () => {
    const made = await create({
      ...VASE,
      discount: { type: 'PERCENT', value: 10 },
      weight: 1.2,
      costAndProfitData: { itemCost: 20 },
      ribbon: 'New',
      brand: 'Skovby',
    });
    expect(await admin.shown(made.id, true)).toEqual(made);
    expect(made).toMatchObject({
      name: 'Ring vase',
      slug: 'ring-vase-1',
      visible: true,
      priceData: {
        currency: 'EUR',
        price: 68.5,
        discountedPrice: 61.65,
        formatted: { price: '€68.50', discountedPrice: '€61.65' },
      },
      costAndProfitData: { itemCost: 20, profit: 41.65, formattedProfit: '€41.65' },
      priceRange: { minValue: 61.65, maxValue: 61.65 },
      costRange: { minValue: 20, maxValue: 20 },
      weightRange: { minValue: 1.2, maxValue: 1.2 },
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      ribbons: [{ text: 'New' }],
      productPageUrl: { path: '/product-page/ring-vase-1' },
      variants: [{ choices: {}, variant: { weight: 1.2, priceData: { discountedPrice: 61.65 } } }],
    });
    const { body } = await admin.call('POST', '/stores-reader/v1/products/query-platformized', {
      query: { paging: { limit: 1 } },
    });
    expect(body.products[0].id).toBe(made.id);
    expect(body.products[0].costRange).toBeUndefined();
    expect(admin.announced('ProductCreated')).toMatchObject([
      ['ProductCreated', { productId: made.id, name: 'Ring vase', slug: 'ring-vase-1' }],
    ]);
  });

  test('numbers a taken slug and assigns a unique numeric id', async () => {
    const [first, second] = [await create(VASE), await create(VASE)];
    expect([first.slug, second.slug]).toEqual(['ring-vase-1', 'ring-vase-2']);
    expect(Number(second.numericId) - Number(first.numericId)).toBe(1);
  });

  test('uses the given slug unless it is taken', async () => {
    expect((await create({ ...VASE, slug: 'ring' })).slug).toBe('ring');
    const rejected = await admin.write('POST', '/v1/products', {
      product: { ...VASE, slug: 'ring' },
    });
    expect([rejected.status, getCode(rejected)]).toEqual([409, 'DUPLICATE_SLUG']);
  });

  test('hides it while it is not visible', async () => {
    const { id } = await create({ ...VASE, visible: false });
    expect(await admin.shown(id)).toBe(404);
    await patch(id, { visible: true });
    expect(await admin.shown(id)).toMatchObject({ id });
  });

  test('reports every invalid field by name', async () => {
    const response = await admin.write('POST', '/v1/products', {
      product: {
        name: 'x'.repeat(81),
        priceData: { price: -1 },
        costAndProfitData: { itemCost: 'NaN' },
        weight: 1.234,
        visible: 'yes',
        productType: 'liquid',
        slug: '../x',
        discount: { type: 'PERCENT', value: 101 },
        ribbon: 7,
        pricePerUnitData: { baseQuantity: 0 },
        additionalInfoSections: [{ description: '' }],
        seoData: { tags: [{}] },
        productOptions: [{ name: 'Size', choices: [] }],
      },
    });
    expect(response.status).toBe(400);
    expect(getViolatedFields(response).sort()).toEqual([
      'product.additionalInfoSections[0].title',
      'product.costAndProfitData.itemCost',
      'product.discount.value',
      'product.name',
      'product.priceData.price',
      'product.pricePerUnitData.baseQuantity',
      'product.productOptions[0].choices',
      'product.productType',
      'product.ribbon',
      'product.seoData.tags[0].type',
      'product.slug',
      'product.visible',
      'product.weight',
    ]);
  });

  test.each([
    [{}, ['product']],
    [{ product: {} }, ['product.name', 'product.priceData.price']],
    [{ product: [] }, ['product']],
    [{ product: { ...VASE, priceData: 7 } }, ['product.priceData']],
    [{ product: { ...VASE, name: '' } }, ['product.name']],
  ])('rejects %j', async (body, fields) => {
    const response = await admin.write('POST', '/v1/products', body);
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
  });
});

describe('updating a product', () => {
  test('changes the given fields and preserves the rest', async () => {
    const id = admin.getId('low-pitcher');
    const before = await admin.shown(id);
    admin.platform.clock.advance(1000);
    const { body } = await patch(id, { name: 'Lower pitcher', priceData: { price: 40 } });
    const after = await admin.shown(id);
    expect(body.product).toMatchObject({ id, name: 'Lower pitcher' });
    expect(after).toMatchObject({
      name: 'Lower pitcher',
      slug: before.slug,
      brand: before.brand,
      priceData: { price: 40, formatted: { price: '€40.00' } },
      variants: [{ variant: { priceData: { price: 40 } } }],
    });
    expect(Date.parse(after.lastUpdated)).toBeGreaterThan(Date.parse(before.lastUpdated));
    expect(admin.announced('ProductChanged')).toMatchObject([
      [
        'ProductChanged',
        {
          productId: id,
          changedFields: ['name', 'priceData', 'costAndProfitData', 'variants'],
        },
      ],
    ]);
  });

  test('clears fields that are null', async () => {
    const { id } = await create({
      ...VASE,
      description: '<p>Round</p>',
      sku: 'RV',
      ribbon: 'New',
      brand: 'Skovby',
      weight: 1,
      costAndProfitData: { itemCost: 2 },
      pricePerUnitData: {
        totalQuantity: 1,
        totalMeasurementUnit: 'L',
        baseQuantity: 100,
        baseMeasurementUnit: 'ML',
      },
    });
    expect((await admin.shown(id)).priceData.pricePerUnit).toBe(6.85);
    const cleared = ['description', 'sku', 'ribbon', 'brand', 'weight'];
    const more = ['costAndProfitData', 'pricePerUnitData'];
    await patch(id, Object.fromEntries([...cleared, ...more].map((key) => [key, null])));
    const product = await admin.shown(id, true);
    expect([...cleared, ...more, 'weightRange', 'costRange'].map((key) => product[key])).toEqual([
      '',
      ...Array(8).fill(undefined),
    ]);
    expect(product.priceData.pricePerUnit).toBeUndefined();
    expect(product.variants[0].variant).not.toHaveProperty('costAndProfitData');
  });

  test('changes nothing when it is written back unchanged', async () => {
    const id = admin.getId('ridge-pillar-candle');
    const before = await admin.shown(id, true);
    admin.platform.clock.advance(1000);
    expect((await patch(id, before)).body.product).toEqual(before);
    expect(admin.announced('ProductChanged')).toEqual([]);
  });

  test('changes the page URL with the slug, which must be unique', async () => {
    const id = admin.getId('low-pitcher');
    await patch(id, { slug: 'lower-pitcher' });
    expect((await admin.shown(id)).productPageUrl.path).toBe('/product-page/lower-pitcher');
    const rejected = await patch(id, { slug: 'fold-throw', name: 'Never' });
    expect(getCode(rejected)).toBe('DUPLICATE_SLUG');
    expect((await admin.shown(id)).name).toBe('Low pitcher');
  });

  test('returns 404 for an unknown product', async () => {
    const responses = [
      await patch('nothing', {}),
      await admin.write('DELETE', '/v1/products/nothing'),
      await admin.write('POST', '/v1/products/nothing/remove-brand', {}),
    ];
    expect(responses.map((response) => [response.status, getCode(response)])).toEqual(
      Array(3).fill([404, 'PRODUCT_NOT_FOUND']),
    );
  });
});

describe('removing from a product', () => {
  test('removes the ribbon and the brand once', async () => {
    const { id } = await create({ ...VASE, ribbon: 'New', brand: 'Skovby' });
    for (const path of ['remove-ribbon', 'remove-brand', 'remove-brand']) {
      expect((await admin.write('POST', `/v1/products/${id}/${path}`, {})).body).toEqual({});
    }
    const { ribbon, ribbons, brand } = await admin.shown(id);
    expect([ribbon, ribbons, brand]).toEqual([undefined, [], undefined]);
    expect(admin.announced('ProductChanged')).toMatchObject([
      ['ProductChanged', { changedFields: ['ribbon'] }],
      ['ProductChanged', { changedFields: ['brand'] }],
    ]);
  });

  test('deletes the product itself', async () => {
    const id = admin.getId('low-pitcher');
    expect((await admin.write('DELETE', `/v1/products/${id}`)).body).toEqual({});
    expect(await admin.shown(id)).toBe(404);
    expect(admin.announced('ProductDeleted')).toEqual([
      ['ProductDeleted', { productId: id, originatedFromVersion: 'V1_CATALOG' }],
    ]);
  });
});

test('updates carts when a product’s price increases and when it is deleted', async () => {
  const id = admin.getId('low-pitcher');
  const cart = admin.platform.cart(admin.platform.createVisitor().id);
  cart.add('low-pitcher');
  await patch(id, { priceData: { price: 99 } });
  expect(cart.read()?.lineItems[0]).toMatchObject({ fullPrice: { formattedAmount: '€99.00' } });
  await admin.write('DELETE', `/v1/products/${id}`);
  expect(cart.read()?.lineItems[0]?.availability).toMatchObject({ status: 'NOT_FOUND' });
});

test.each([
  ['name', 80],
  ['description', 16_000],
  ['sku', 40],
  ['ribbon', 50],
  ['brand', 50],
])('%s of a product has up to %i characters', async (key, most) => {
  const write = (length: number) =>
    admin.write('POST', '/v1/products', { product: { ...VASE, [key]: 'x'.repeat(length) } });
  expect((await write(most)).status).toBe(200);
  expect(getViolatedFields(await write(most + 1))).toEqual([`product.${key}`]);
});
