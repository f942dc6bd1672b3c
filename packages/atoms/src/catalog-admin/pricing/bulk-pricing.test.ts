import { updateProductVariants } from '@vitrine/client/catalog-admin';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { readMatchingProductsAtom } from '../management/product-admin-list.ts';
import { ChangedSinceError, createBulkPricing } from './bulk-pricing.ts';
import type { PriceRule } from './price-rule.ts';
import { planProduct } from './pricing-plan.ts';

const VARIANTS = 'catalog-admin.updateProductVariants';
const SLUGS = ['ridge-pillar-candle', 'dome-table-lamp', 'ring-vase', 'dipped-cup', 'cane-teapot'];

async function open(rule: Partial<PriceRule> = { value: '6', rounding: 'half' }) {
  const platform = createMockPlatform();
  platform.actAsOwner();
  const { store } = createTestStorefront(platform);
  const products = await store.set(readMatchingProductsAtom, { slug: { $in: SLUGS } });
  const pricing = createBulkPricing(products);
  await store.set(pricing.loadAtom);
  store.set(pricing.changeRuleAtom, rule);
  const state = () => store.get(pricing.stateAtom);
  const lines = (slug: string) => state().lines.filter(({ product }) => product.slug === slug);
  const prices = () =>
    SLUGS.map((slug) => {
      const { priceData, costAndProfitData, variants } = platform.catalog.product(slug);
      const own = variants.map(({ variant }) => [
        variant?.priceData?.price,
        variant?.costAndProfitData?.itemCost,
      ]);
      return [priceData?.price, costAndProfitData?.itemCost, own];
    });
  const run = () => store.get(pricing.runAtom);
  return { platform, store, pricing, state, lines, prices, run };
}

describe('H7 the plan', () => {
  it('has a line for each price of a product, with what shoppers pay and the margin', async () => {
    const { lines } = await open();
    expect(
      lines('ridge-pillar-candle').map(({ choices, before, after, paid, status }) => [
        ...[choices, before, after, paid, status],
      ]),
    ).toEqual([
      [['10 cm'], '24', '22.50', '16.50', 'changes'],
      [['15 cm'], '38', '35.50', '29.50', 'changes'],
      [['20 cm'], '62', '58.50', '52.50', 'changes'],
    ]);
    expect(lines('dome-table-lamp')).toMatchObject([
      { before: '245', after: '230.50', choices: [] },
    ]);
  });

  it('leaves out what would fall below the margin, until it is ticked', async () => {
    const { store, pricing, lines } = await open({ value: '50', minMargin: 30 });
    const [line] = lines('ring-vase');
    // Shoppers pay as before; the margin says why.
    expect(line).toMatchObject({ status: 'margin', before: '96', after: '48.00', paid: '96.00' });
    expect(line?.margin).toBeLessThan(30);
    store.set(pricing.includeAtom, line?.id ?? '', true);
    expect(lines('ring-vase')[0]).toMatchObject({ status: 'changes', paid: '48.00' });
    store.set(pricing.includeAtom, line?.id ?? '', false);
    const [excluded] = lines('ring-vase');
    expect(excluded).toMatchObject({ status: 'excluded', paid: '96.00' });
    expect(excluded?.margin).toBeGreaterThan(30);
  });

  it('accepts a margin that is exactly the lowest one', async () => {
    const { state, lines } = await open({ value: '5' });
    const plan = (cost: number, minMargin: number) => {
      const [line] = lines('ring-vase');
      if (!line) throw new Error('There is no vase.');
      const { costAndProfitData, discount: _discount, ...product } = line.product;
      const priced = {
        ...product,
        priceData: { currency: 'EUR', price: 120, discountedPrice: 120 },
        costAndProfitData: { profit: 0, profitMargin: 0, ...costAndProfitData, itemCost: cost },
      };
      const rule = { ...state().rule, how: 'set' as const, value: '100', minMargin };
      return planProduct(priced, rule)[0];
    };
    expect(plan(70, 30)).toMatchObject({ status: 'changes', margin: 30 });
    // 29.55 % is less than 30 %, and shown as such.
    expect(plan(70.45, 30)).toMatchObject({ status: 'margin', margin: 29 });
    expect(plan(70.45, 29.55)).toMatchObject({ status: 'changes' });
    expect(plan(70.45, 29.56)).toMatchObject({ status: 'margin', margin: 29 });
  });

  it('leaves out a price of zero, which has no margin', async () => {
    const { lines } = await open({ value: '500', unit: 'amount', minMargin: 10 });
    expect(lines('ring-vase')).toMatchObject([
      { after: '0.00', status: 'margin', margin: undefined },
    ]);
  });

  it('gives a missing amount a value only by setting it', async () => {
    const { state } = await open();
    const [product] = state().lines.map((line) => line.product);
    if (!product) throw new Error('There is no product.');
    const { costAndProfitData: _cost, ...unpriced } = { ...product, variants: [] };
    const plan = (rule: Partial<PriceRule>) =>
      planProduct(unpriced, { ...state().rule, field: 'cost', value: '5', ...rule }).map(
        ({ after, status }) => [after, status],
      );
    expect(plan({ how: 'raise', unit: 'amount' })).toEqual([[undefined, 'unchanged']]);
    expect(plan({ how: 'set' })).toEqual([['5.00', 'changes']]);
    expect(plan({ how: 'set', value: '' })).toEqual([[undefined, 'unchanged']]);
  });

  it('leaves out variants with prices of their own on request', async () => {
    const { lines } = await open({ value: '6', includesVariants: false });
    expect(
      lines('ridge-pillar-candle')
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['changes', 'excluded', 'excluded']);
  });

  it('takes an amount that was typed', async () => {
    const { store, pricing, lines } = await open();
    const id = lines('ring-vase')[0]?.id ?? '';
    store.set(pricing.typeAtom, id, '91.25');
    expect(lines('ring-vase')).toMatchObject([{ after: '91.25', isTyped: true }]);
    store.set(pricing.typeAtom, id, '');
    expect(lines('ring-vase')).toMatchObject([{ after: '90.00', isTyped: false }]);
    // The platform has two decimals.
    store.set(pricing.typeAtom, id, '12.345');
    expect(lines('ring-vase')).toMatchObject([{ after: '90.00', isTyped: false }]);
  });

  it('has the decimals of the currency, also of an amount that was typed', async () => {
    const { state, lines } = await open({ value: '6' });
    const [vase] = lines('ring-vase');
    if (!vase) throw new Error('There is no vase.');
    const plan = (currency: string, typed?: string) => {
      const product = {
        ...vase.product,
        discount: { type: 'PERCENT' as const, value: 15 },
        priceData: { currency, price: 2505, discountedPrice: 2129 },
      };
      return planProduct(product, state().rule, {
        included: new Map(),
        typed: new Map(typed === undefined ? [] : [[vase.id, typed]]),
      })[0];
    };
    expect(plan('JPY')).toMatchObject({ after: '2355', paid: '2002', isTyped: false });
    expect(plan('JPY', '25.5')).toMatchObject({ after: '2355', isTyped: false });
    expect(plan('JPY', '2500')).toMatchObject({ after: '2500', paid: '2125', isTyped: true });
    expect(plan('KWD', '25.55')).toMatchObject({ after: '25.55', paid: '21.72', isTyped: true });
    expect(plan('KWD', '25.555')).toMatchObject({ after: '2354.70', isTyped: false });
  });

  it('takes the amount that a line has already for no decision', async () => {
    const { store, pricing, lines } = await open({ value: '50', minMargin: 30 });
    const [line] = lines('ring-vase');
    expect(line).toMatchObject({ status: 'margin', after: '48.00' });
    store.set(pricing.typeAtom, line?.id ?? '', '48');
    expect(lines('ring-vase')).toMatchObject([{ status: 'margin', isTyped: false }]);
    store.set(pricing.typeAtom, line?.id ?? '', '49');
    expect(lines('ring-vase')).toMatchObject([{ status: 'changes', isTyped: true }]);
  });

  it('keeps the objects of lines that a choice or a reading of other products leaves as they are', async () => {
    const { store, pricing, state, lines } = await open();
    const [vase] = lines('ring-vase');
    const before = state().lines;
    store.set(pricing.includeAtom, vase?.id ?? '', false);
    const changed = state().lines.filter((line, index) => line !== before[index]);
    expect(changed.map(({ id }) => id)).toEqual([vase?.id]);
  });

  it('changes nothing without a value', async () => {
    const { state } = await open({ value: '' });
    expect(new Set(state().lines.map(({ status }) => status))).toEqual(new Set(['unchanged']));
  });

  it('shows products that load together at once', async () => {
    const platform = createMockPlatform();
    platform.actAsOwner();
    const { store } = createTestStorefront(platform);
    const products = await store.set(readMatchingProductsAtom, {});
    const pricing = createBulkPricing(products);
    let updates = 0;
    store.sub(pricing.stateAtom, () => {
      updates += 1;
    });
    await store.set(pricing.loadAtom);
    expect(store.get(pricing.stateAtom)).toMatchObject({ failed: [], loading: 0 });
    expect(updates).toBeLessThan(products.length / 2);
  });

  it('names products that could not be read, and reads them again', async () => {
    const platform = createMockPlatform();
    platform.actAsOwner();
    const { store } = createTestStorefront(platform);
    const products = await store.set(readMatchingProductsAtom, { slug: { $in: SLUGS } });
    const pricing = createBulkPricing(products);
    platform.fail('catalog.getProduct', 'forbidden', { times: 2 });
    await store.set(pricing.loadAtom);
    expect(store.get(pricing.stateAtom).failed).toHaveLength(2);
    await store.set(pricing.loadAtom);
    expect(store.get(pricing.stateAtom)).toMatchObject({ failed: [], loading: 0 });
  });
});

describe('H7 the run', () => {
  it.each(['price', 'cost'] as const)('sets every %s of the plan, and undoes it', async (field) => {
    const { store, pricing, state, prices, run, platform } = await open({ field, value: '6' });
    const before = prices();
    const planned = state().lines.filter(({ status }) => status === 'changes');
    await store.set(pricing.startAtom);
    expect(run()).toMatchObject({ status: 'done' });
    expect(run().results.every(({ error }) => error === null)).toBe(true);
    for (const { product, variantIds, after } of planned) {
      const { variants } = platform.catalog.product(product.slug);
      for (const { id, variant } of variants) {
        if (!variantIds.includes(id)) continue;
        const amount =
          field === 'price' ? variant?.priceData?.price : variant?.costAndProfitData?.itemCost;
        expect([product.slug, id, amount]).toEqual([product.slug, id, Number(after)]);
      }
    }
    await store.set(pricing.undoAtom);
    expect(run().results.every(({ error }) => error === null)).toBe(true);
    expect(prices()).toEqual(before);
  });

  it.each([
    ['10 cm', 24],
    ['15 cm', 38],
    ['20 cm', 62],
  ])(
    'keeps the variants of %s that are left out, also when the price of the product changes',
    async (size, price) => {
      const { store, pricing, lines, platform } = await open();
      const excluded = lines('ridge-pillar-candle').find(({ choices }) => choices.includes(size));
      store.set(pricing.includeAtom, excluded?.id ?? '', false);
      await store.set(pricing.startAtom);
      const { variants } = platform.catalog.product('ridge-pillar-candle');
      const kept = variants.filter(({ id }) => excluded?.variantIds.includes(id));
      expect(new Set(kept.map(({ variant }) => variant?.priceData?.price))).toEqual(
        new Set([price]),
      );
    },
  );

  it('plans nothing twice: afterwards the value is cleared, and the new amounts are read', async () => {
    const { store, pricing, state, lines, run } = await open();
    await store.set(pricing.startAtom);
    await store.set(pricing.resetAtom);
    expect([run().status, state().rule.value]).toEqual(['idle', '']);
    expect(lines('dome-table-lamp')).toMatchObject([{ before: '230.5', status: 'unchanged' }]);
  });

  it('retries only what failed', async () => {
    const { platform, store, pricing, run } = await open();
    platform.fail('catalog-admin.updateProduct', 'forbidden', { times: 2 });
    await store.set(pricing.startAtom);
    expect(run().results.filter(({ error }) => error)).toHaveLength(2);
    const count = () =>
      platform.calls.filter(({ name }) => name === 'catalog-admin.updateProduct').length;
    const sent = count();
    await store.set(pricing.runAtom, 'retry');
    expect(run().results.filter(({ error }) => error)).toHaveLength(0);
    expect(count() - sent).toBe(2);
  });

  describe.each(['price', 'cost'] as const)('of a %s whose second request failed', (field) => {
    const getFailed = ({ results }: { results: readonly { error: Error | null }[] }) =>
      results.filter(({ error }) => error);

    it('is undone', async () => {
      const { platform, store, pricing, prices, run } = await open({ field, value: '6' });
      const before = prices();
      platform.fail(VARIANTS, 'forbidden', { times: 1 });
      await store.set(pricing.startAtom);
      expect(getFailed(run())).toHaveLength(1);
      expect(prices()).not.toEqual(before);
      await store.set(pricing.undoAtom);
      expect(getFailed(run())).toEqual([]);
      expect(prices()).toEqual(before);
    });

    it('is an undo that can be retried', async () => {
      const { platform, store, pricing, prices, run } = await open({ field, value: '6' });
      const before = prices();
      await store.set(pricing.startAtom);
      platform.fail(VARIANTS, 'forbidden', { times: 1 });
      await store.set(pricing.undoAtom);
      expect(getFailed(run())).toHaveLength(1);
      await store.set(pricing.runAtom, 'retry');
      expect(getFailed(run())).toEqual([]);
      expect(prices()).toEqual(before);
    });
  });

  it.each(['price', 'cost'] as const)('keeps the %s of a hidden variant', async (field) => {
    const platform = createMockPlatform();
    platform.actAsOwner();
    const { store, client } = createTestStorefront(platform);
    const { id, variants } = platform.catalog.product('ridge-pillar-candle');
    const hidden = variants.at(-1)?.id ?? '';
    await updateProductVariants(client, id, [{ variantIds: [hidden], cost: 31, visible: false }]);
    const products = await store.set(readMatchingProductsAtom, { slug: 'ridge-pillar-candle' });
    const pricing = createBulkPricing(products);
    await store.set(pricing.loadAtom);
    store.set(pricing.changeRuleAtom, { field, value: '10' });
    const getAmounts = () => {
      const { variant } =
        platform.catalog.product('ridge-pillar-candle').variants.find((one) => one.id === hidden) ??
        {};
      return [variant?.priceData?.price, variant?.costAndProfitData?.itemCost];
    };
    const before = getAmounts();
    await store.set(pricing.startAtom);
    expect(store.get(pricing.runAtom).results).toMatchObject([{ error: null }]);
    expect(getAmounts()).toEqual(before);
    await store.set(pricing.undoAtom);
    expect(store.get(pricing.runAtom).results).toMatchObject([{ error: null }]);
    expect(getAmounts()).toEqual(before);
    // Undo leaves a product alone whose hidden variant was changed since.
    store.set(pricing.changeRuleAtom, { value: '20' });
    await store.set(pricing.startAtom);
    await updateProductVariants(client, id, [{ variantIds: [hidden], [field]: 99.5 }]);
    await store.set(pricing.undoAtom);
    expect(store.get(pricing.runAtom).results[0]?.error).toBeInstanceOf(ChangedSinceError);
  });

  it('undoes nothing that another user has changed since', async () => {
    const { platform, store, pricing, run } = await open();
    await store.set(pricing.startAtom);
    platform.catalog.setPrice('ring-vase', 200);
    await store.set(pricing.undoAtom);
    const skipped = run().results.filter(({ error }) => error);
    expect(skipped.map(({ task }) => task.product.slug)).toEqual(['ring-vase']);
    expect(skipped[0]?.error).toBeInstanceOf(ChangedSinceError);
    expect(platform.catalog.product('ring-vase').priceData?.price).toBe(200);
    expect(platform.catalog.product('dome-table-lamp').priceData?.price).toBe(245);
  });
});
