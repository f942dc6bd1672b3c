import { createClient } from '@vitrine/client';
import { getProduct, queryProducts, queryProductVariants } from '@vitrine/client/catalog';
import { queryCollections } from '@vitrine/client/collections';
import { describe, expect, it } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';

function open(isOwner: boolean) {
  const platform = createMockPlatform();
  if (isOwner) platform.actAsOwner();
  platform.catalog.hide('ring-vase');
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  return { platform, client, hidden: platform.catalog.product('ring-vase') };
}

const withCosts = { includeMerchantSpecificData: true };

describe('the reads of an owner', () => {
  it('find hidden products, also by a filter', async () => {
    const { client, hidden } = open(true);
    const { items, total } = await queryProducts(client, { filter: { visible: false } });
    expect([items.map(({ _id }) => _id), total]).toEqual([[hidden.id], 1]);
    expect((await getProduct(client, hidden.id)).product.visible).toBe(false);
    expect((await queryProductVariants(client, hidden.id)).items.length).toBeGreaterThan(0);
  });

  it('contain costs only where they are requested', async () => {
    const { client, hidden } = open(true);
    const { product } = await getProduct(client, hidden.id, withCosts);
    expect(product.costAndProfitData?.itemCost).toBeGreaterThan(0);
    const { items } = await queryProductVariants(client, hidden.id, withCosts);
    expect(items[0]?.variant?.costAndProfitData?.itemCost).toBeGreaterThan(0);
    expect((await getProduct(client, hidden.id)).product.costAndProfitData).toBeUndefined();
  });

  it('find hidden collections', async () => {
    const { client, platform } = open(true);
    const [first] = platform.shop.collections;
    if (!first) throw new Error('There is no collection.');
    first.visible = false;
    const { items } = await queryCollections(client);
    expect(items.map(({ _id }) => _id)).toContain(first.id);
  });
});

describe('the reads of a shopper', () => {
  it('find no hidden products', async () => {
    const { client, hidden } = open(false);
    expect((await queryProducts(client, { filter: { visible: false } })).items).toEqual([]);
    await expect(getProduct(client, hidden.id)).rejects.toMatchObject({ status: 404 });
    await expect(queryProductVariants(client, hidden.id)).rejects.toMatchObject({ status: 404 });
  });

  it('contain no costs, even where they are requested', async () => {
    const { client, platform } = open(false);
    const { id } = platform.catalog.product('dipped-cup');
    const { product } = await getProduct(client, id, withCosts);
    expect(product.costAndProfitData).toBeUndefined();
    const { items } = await queryProductVariants(client, id, withCosts);
    expect(items.every(({ variant }) => !variant?.costAndProfitData)).toBe(true);
  });
});
