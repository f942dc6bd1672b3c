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
const query = async (criteria: Json = {}): Promise<Json> =>
  (await caller.call('POST', `${PREFIX}/v1/products/query-platformized`, { query: criteria })).body;
const getSlugs = async (filter: Json): Promise<string[]> =>
  (await query({ filter, paging: { limit: 100 } })).products.map(({ slug }: Json) => slug);
const collectionId = (slug: string) =>
  caller.platform.shop.collections.find((collection) => collection.slug === slug)?.id;

describe('queryProducts', () => {
  test('returns the first 50 products in the shop’s order', async () => {
    const { products, metadata } = await query();
    expect(products).toHaveLength(50);
    expect(products[0].slug).toBe('ridge-pillar-candle');
    expect(metadata).toMatchObject({
      count: 50,
      offset: 0,
      total: caller.platform.shop.products.length,
    });
  });

  test('filters by collection and preserves its order', async () => {
    const id = collectionId('for-the-table');
    const bySome = await getSlugs({ collectionIds: { $hasSome: [id] } });
    expect(bySome).toHaveLength(23);
    expect(bySome.slice(0, 3)).toEqual(['ridge-pillar-candle', 'dome-table-lamp', 'ring-vase']);
    expect(await getSlugs({ 'collections.id': id })).toEqual(bySome);
  });

  test('supports the storefront filters', async () => {
    expect(await getSlugs({ slug: 'ring-vase' })).toEqual(['ring-vase']);
    expect(await getSlugs({ name: { $startsWith: 'ridge' } })).toContain('ridge-votives');
    expect(await getSlugs({ inventoryStatus: 'OUT_OF_STOCK' })).toContain('ring-vase');
    expect(await getSlugs({ 'stock.inStock': true })).not.toContain('ring-vase');
    expect(await getSlugs({ productType: 'digital' })).toContain('gift-voucher');
    expect(await getSlugs({ ribbon: 'Edition' })).toEqual(['tide-screen-print', 'tide-unframed']);
    expect(await getSlugs({ brand: { $in: ['Tarn Glass', 'Bruun Terracotta'] } })).toEqual([
      'ring-vase',
      'oak-stopper-carafe',
      'small-ring-vase',
      'night-carafe',
    ]);
    expect(await getSlugs({ 'priceData.price': { $gte: 300, $lt: 400 } })).toEqual([
      'tide-screen-print',
      'opal-brim-pendant',
      'hall-mirror',
    ]);
    expect(await getSlugs({ 'productOptions.choices.description': 'Poppy' })).toContain(
      'dome-desk-lamp',
    );
    expect(await getSlugs({ id: { $in: [product('fold-throw').id] } })).toEqual(['fold-throw']);
  });

  test('sorts by price and by name, in both directions', async () => {
    const cheap = await query({ sort: [{ fieldName: 'priceData.price' }] });
    expect(cheap.products[0].slug).toBe('stripe-cushion-sewing-pattern');
    const dear = await query({
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 1 },
    });
    expect(dear.products[0].slug).toBe('pedestal-side-table');
    const named = await query({
      sort: [{ fieldName: 'name', order: 'DESC' }],
      paging: { limit: 1 },
    });
    expect(named.products[0].slug).toBe('wash-stand-set');
  });

  test('never returns hidden products or cost data', async () => {
    caller.platform.catalog.hide('ring-vase');
    expect(await getSlugs({ slug: 'ring-vase' })).toEqual([]);
    expect(JSON.stringify(await query())).not.toContain('itemCost');
  });

  test('rejects an invalid filter, sort or page', async () => {
    const wrong = async (criteria: Json) =>
      getViolatedFields(
        await caller.call('POST', `${PREFIX}/v1/products/query-platformized`, { query: criteria }),
      );
    expect(await wrong({ filter: { colour: 'red' } })).toEqual(['query.filter.colour']);
    expect(await wrong({ filter: [] })).toEqual(['query.filter']);
    expect(await wrong({ sort: [{ fieldName: 'margin' }] })).toEqual(['query.sort[0].margin']);
    expect(await wrong({ paging: { limit: 101 } })).toEqual(['query.paging.limit']);
  });
});

describe('getProduct', () => {
  const get = (id: string, more = '') =>
    caller.call('GET', `${PREFIX}/v1/products/${id}?id=${id}${more}`);

  test('returns the product with its variants', async () => {
    const { status, body } = await get(product('ridge-pillar-candle').id);
    expect(status).toBe(200);
    expect(body.product.name).toBe('Ridge pillar candle');
    expect(body.product.variants).toHaveLength(11);
    expect(JSON.stringify(body)).not.toContain('itemCost');
  });

  test('returns cost data when the owner requests them', async () => {
    caller.platform.actAsOwner();
    const { body } = await get(product('low-pitcher').id, '&includeMerchantSpecificData=true');
    expect(body.product.costAndProfitData).toEqual({
      itemCost: 35.1,
      formattedItemCost: '€35.10',
      profit: 42.9,
      formattedProfit: '€42.90',
      profitMargin: 0.55,
    });
  });

  test('returns 404 for an unknown, hidden or deleted product', async () => {
    const { id } = product('low-pitcher');
    caller.platform.catalog.hide('low-pitcher');
    for (const requestedId of [id, 'nothing', '%2E%2E%2Fx']) {
      const response = await get(requestedId);
      expect([response.status, getCode(response)]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
  });
});
