import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  getCode,
  getViolatedFields,
  type Json,
  visitNewPlatform,
} from '../../testing/api-caller.ts';

const PREFIX = '/stores-reader';

let caller: Caller;
beforeEach(() => {
  caller = visitNewPlatform();
});

const product = (slug: string) => caller.platform.catalog.product(slug);

describe('getProductOptionsAvailability', () => {
  const availability = async (slug: string, options: Json) =>
    caller.call('POST', `${PREFIX}/v1/products/${product(slug).id}/productOptionsAvailability`, {
      id: product(slug).id,
      options,
    });
  const getState = (body: Json, option: string) =>
    Object.fromEntries(
      body.productOptions
        .find(({ name }: Json) => name === option)
        .choices.map(({ description, inStock, visible }: Json) => [
          description,
          visible ? (inStock ? 'available' : 'sold out') : 'not made',
        ]),
    );

  test('returns the state of each value for the choices in the other options', async () => {
    const { body } = await availability('ridge-pillar-candle', { Colour: 'Moss' });
    expect(getState(body, 'Size')).toEqual({
      '10 cm': 'available',
      '15 cm': 'available',
      '20 cm': 'not made',
    });
    expect(getState(body, 'Colour')).toEqual({
      Chalk: 'available',
      Clay: 'available',
      Moss: 'available',
      Ink: 'sold out',
    });
    expect(body.selectedVariant).toBeUndefined();
    expect(body.availableForPurchase).toBe(false);
    expect(body.media.mainMedia.id).toBe('candle-moss.jpg');
  });

  test('returns the variant of a complete choice', async () => {
    const { body } = await availability('ridge-pillar-candle', { Colour: 'Clay', Size: '10 cm' });
    expect(body.availableForPurchase).toBe(true);
    expect(body.selectedVariant).toMatchObject({
      quantity: 3,
      inStock: true,
      visible: true,
      weight: 0.2,
    });
    expect(body.selectedVariant.price.discountedPrice).toBe(18);
  });

  test('returns a hidden variant as not purchasable and no variant for a missing one', async () => {
    const hidden = await availability('oak-stopper-carafe', { Colour: 'Smoke' });
    expect(hidden.body).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { visible: false },
    });
    const missing = await availability('ridge-pillar-candle', { Colour: 'Moss', Size: '20 cm' });
    expect(missing.body.selectedVariant).toBeUndefined();
  });

  test('rejects options that are not strings, and unknown products', async () => {
    expect(getViolatedFields(await availability('low-pitcher', { Size: 3 }))).toEqual([
      'options.Size',
    ]);
    const path = `${PREFIX}/v1/products/nothing/productOptionsAvailability`;
    expect((await caller.call('POST', path, {})).status).toBe(404);
  });
});

describe('queryProductVariants', () => {
  const variants = (slug: string, body: Json = {}) =>
    caller.call('POST', `${PREFIX}/v1/products/${product(slug).id}/variants/query`, body);

  test('pages through 1,000 variants without gaps', async () => {
    const seen = new Set<string>();
    for (let offset = 0; offset < 1000; offset += 250) {
      const { body } = await variants('made-to-order-pitcher', { paging: { offset, limit: 250 } });
      expect(body).toMatchObject({ totalResults: 1000, metadata: { items: 250, offset } });
      for (const { id } of body.variants) seen.add(id);
    }
    expect(seen.size).toBe(1000);
  });

  test('filters by choices and by ids, 100 by default', async () => {
    const red = await variants('made-to-order-pitcher', { choices: { 'Glaze outside': 'Clay' } });
    expect([red.body.variants.length, red.body.totalResults]).toEqual([100, 100]);
    const all = await variants('made-to-order-pitcher');
    expect(all.body.variants).toHaveLength(100);
    const { id } = all.body.variants[7];
    expect(
      (await variants('made-to-order-pitcher', { variantIds: [id] })).body.variants,
    ).toMatchObject([{ id }]);
  });

  test('omits the cost of variants unless the owner requests them', async () => {
    caller.platform.actAsOwner();
    const [plain] = (await variants('fold-throw')).body.variants;
    expect(plain.variant.costAndProfitData).toBeUndefined();
    const [full] = (await variants('fold-throw', { includeMerchantSpecificData: true })).body
      .variants;
    expect(full.variant.costAndProfitData.itemCost).toBe(73.8);
  });

  test('rejects invalid fields and unknown products', async () => {
    expect(getViolatedFields(await variants('fold-throw', { variantIds: 'x' }))).toEqual([
      'variantIds',
    ]);
    expect(getViolatedFields(await variants('fold-throw', { paging: { limit: 1001 } }))).toEqual([
      'paging.limit',
    ]);
    expect((await caller.call('POST', `${PREFIX}/v1/products/x/variants/query`, {})).status).toBe(
      404,
    );
  });
});

describe('store variants', () => {
  const list = async (criteria: Json) =>
    (await caller.call('POST', `${PREFIX}/v1/variants/query`, { query: criteria })).body;

  test('returns those of all products, with pre-order details', async () => {
    const { id } = product('pedestal-side-table');
    const { variants, metadata } = await list({ filter: { productId: id } });
    expect(metadata.total).toBe(3);
    expect(
      variants.map(({ variantName, preorderInfo }: Json) => [variantName, preorderInfo.enabled]),
    ).toEqual([
      ['Forest', false],
      ['Ink', true],
      ['Cream', false],
    ]);
    expect((await list({})).metadata.total).toBeGreaterThan(1000);
  });

  test('returns one by product and variant id, or a 404', async () => {
    const { id, variants } = product('fold-throw');
    const storeVariantId = `${id}-${variants[0]?.id}`;
    const { body } = await caller.call(
      'GET',
      `${PREFIX}/v1/variants/${storeVariantId}?id=${storeVariantId}`,
    );
    expect(body.variant).toMatchObject({
      id: storeVariantId,
      productId: id,
      productName: 'Fold throw',
      variantName: 'Sage',
      media: { image: { id: 'throw.jpg', width: 560, height: 700 } },
    });
    const missing = await caller.call('GET', `${PREFIX}/v1/variants/nothing`);
    expect([missing.status, getCode(missing)]).toEqual([404, 'VARIANT_NOT_FOUND']);
  });

  test('rejects unknown fields', async () => {
    const response = await caller.call('POST', `${PREFIX}/v1/variants/query`, {
      query: { filter: { x: 1 } },
    });
    expect(getViolatedFields(response)).toEqual(['query.filter.x']);
  });
});
