import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import {
  adminProductAtom,
  adminVariantsAtom,
  getPriceBounds,
  summarizeStock,
} from './product-details.ts';

async function open(slug: string) {
  const platform = createMockPlatform();
  platform.actAsOwner();
  const { store } = createTestStorefront(platform);
  const { id } = platform.catalog.product(slug);
  const read = async () => {
    const { data } = await store.set(adminProductAtom(id));
    if (!data) throw new Error('There is no such product.');
    return data;
  };
  return { platform, store, id, read };
}

describe('adminProductAtom and adminVariantsAtom', () => {
  it('have costs, of hidden products too', async () => {
    const { platform, store, id, read } = await open('fold-throw');
    platform.catalog.hide('fold-throw');
    expect((await read()).costAndProfitData?.itemCost).toBeGreaterThan(0);
    const { data } = await store.set(adminVariantsAtom(id));
    expect(data).toHaveLength(platform.catalog.product('fold-throw').variants.length);
    expect(data?.[0]?.variant?.costAndProfitData?.itemCost).toBeGreaterThan(0);
  });

  it('read all variants, beyond the first page', async () => {
    const { store, id } = await open('made-to-order-pitcher');
    const { data } = await store.set(adminVariantsAtom(id));
    expect(new Set(data?.map(({ _id }) => _id)).size).toBe(1000);
  });
});

describe('summarizeStock', () => {
  it('counts variants that are sold out', async () => {
    const { platform, read } = await open('fold-throw');
    platform.catalog.setStock('fold-throw', 9);
    expect(summarizeStock(await read())).toEqual({ status: 'in-stock', left: 27 });
    platform.catalog.setStock('fold-throw', 2, { Colour: 'Sage' });
    expect(summarizeStock(await read())).toEqual({ status: 'low', left: 2, choices: ['Sage'] });
    platform.catalog.setStock('fold-throw', 0, { Colour: 'Rust' });
    expect(summarizeStock(await read())).toEqual({
      status: 'partly',
      soldOut: { count: 1, of: 3 },
    });
    platform.catalog.setStock('fold-throw', 0);
    expect(summarizeStock(await read())).toEqual({ status: 'sold-out' });
  });

  it('has the pieces of a product without options', async () => {
    const { platform, read } = await open('dipped-cup');
    platform.catalog.setStock('dipped-cup', 5);
    expect(summarizeStock(await read())).toEqual({ status: 'low', left: 5 });
    platform.catalog.setStock('dipped-cup', 6);
    expect(summarizeStock(await read())).toEqual({ status: 'in-stock', left: 6 });
  });
});

describe('getPriceBounds', () => {
  it('spans the variants that are made, before the discount', async () => {
    const { read } = await open('ridge-pillar-candle');
    expect(getPriceBounds(await read())).toEqual({ min: 24, max: 62 });
  });
});
