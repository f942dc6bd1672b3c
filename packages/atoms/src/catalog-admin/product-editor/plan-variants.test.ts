import type { Product } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { adminProductAtom } from '../management/product-details.ts';
import { checkProductForm } from './check-product-form.ts';
import { diagnoseProduct } from './diagnose-product.ts';
import { countCombinations, type OptionValues, planVariants } from './plan-variants.ts';
import {
  emptyProductValues,
  type ProductFormValues,
  toPreviewProduct,
  toProductFormValues,
} from './product-form-values.ts';

async function load(change: (platform: ReturnType<typeof createMockPlatform>) => void = () => {}) {
  const platform = createMockPlatform();
  platform.actAsOwner();
  change(platform);
  const { store } = createTestStorefront(platform);
  const { id } = platform.catalog.product('ridge-pillar-candle');
  const { data } = await store.set(adminProductAtom(id));
  if (!data) throw new Error('There is no such product.');
  return { product: data, values: toProductFormValues(data) };
}

const addChoice = (list: readonly OptionValues[], description: string) =>
  list.map((option, at) =>
    at === 0
      ? { ...option, choices: [...option.choices, { value: description, description }] }
      : option,
  );

describe('planVariants', () => {
  it('H2 shows what a new choice adds, and what stays', async () => {
    const { product, values } = await load();
    const plan = planVariants(product, addChoice(values.options.list, 'Rust'));
    expect([plan.added.length, plan.removed.length]).toEqual([3, 0]);
    expect(plan.kept).toHaveLength(product.variants.length);
    const rust = plan.added.filter(({ choices }) => choices.Colour === 'Rust');
    const like = product.variants.filter(({ choices }) => choices.Colour === 'Chalk');
    expect(rust.map(({ price }) => Number(price))).toEqual(
      like.map(({ variant }) => variant?.priceData?.price),
    );
    expect(rust[0]?.sku).toBe(`${product.sku}-rust-10-cm`);
  });

  it('H2 shows which variants a removed choice deletes', async () => {
    const { product, values } = await load();
    const next = values.options.list.map((option, at) =>
      at === 0 ? { ...option, choices: option.choices.slice(1) } : option,
    );
    const { removed, kept } = planVariants(product, next);
    expect(removed.every(({ choices }) => choices.Colour === 'Chalk')).toBe(true);
    expect(removed.length + kept.length).toBe(product.variants.length);
  });

  it('H3 lists nothing beyond the limit, which is a problem of the options', async () => {
    const { product, values } = await load();
    const many = Array.from({ length: 100 }, (_, at) => ({ value: `${at}`, description: `${at}` }));
    const list: OptionValues[] = ['A', 'B'].map((name) => ({
      ...{ name, optionType: 'drop_down', choices: many },
    }));
    expect(countCombinations(list)).toBe(10_000);
    expect(planVariants(product, list)).toEqual({ added: [], removed: [], kept: product.variants });
    const check = (options: readonly OptionValues[]) =>
      checkProductForm({ ...values, options: { list: options, added: [] } }).options;
    expect(check(list)).toEqual({ kind: 'too-many-variants', max: 1000 });
    expect(check([{ name: 'A', optionType: 'drop_down', choices: [] }])).toEqual({
      kind: 'no-choice',
    });
    const twins = [...many.slice(0, 1), ...many.slice(0, 1)];
    expect(check([{ name: 'A', optionType: 'drop_down', choices: twins }])).toEqual({
      kind: 'duplicate',
    });
  });
});

describe('diagnoseProduct', () => {
  const kinds = (product: Product, values: ProductFormValues) =>
    diagnoseProduct(product, values).map(({ kind }) => kind);

  it('H16 names the sold-out variants by what they have in common', async () => {
    const { product, values } = await load((platform) => {
      platform.catalog.setStock('ridge-pillar-candle', 5);
      platform.catalog.setStock('ridge-pillar-candle', 0, { Colour: 'Ink' });
      platform.catalog.setStock('ridge-pillar-candle', 0, { Colour: 'Chalk', Size: '20 cm' });
    });
    const [issue] = diagnoseProduct(product, values);
    expect(issue).toMatchObject({
      kind: 'sold-out-variants',
      count: 4,
      names: ['Ink', 'Chalk 20 cm'],
    });
  });

  it('H16 has each fact, also of values that are not saved, and nothing else', async () => {
    const { product, values } = await load((platform) =>
      platform.catalog.setStock('ridge-pillar-candle', 5),
    );
    expect(kinds(product, values)).toEqual([]);
    expect(kinds(product, { ...values, visible: false, price: '' })).toEqual([
      'hidden',
      'no-price',
    ]);
    expect(kinds({ ...product, media: { items: [] } }, values)).toEqual(['no-image']);
    const [first, ...rest] = values.options.list;
    if (!first) throw new Error('There is no option.');
    const list = [{ ...first, choices: [] }, ...rest];
    expect(kinds(product, { ...values, options: { list, added: [] } })).toEqual(['no-choice']);
    const gone = await load((platform) => platform.catalog.setStock('ridge-pillar-candle', 0));
    expect(kinds(gone.product, gone.values)).toEqual(['no-stock']);
  });
});

describe('toPreviewProduct', () => {
  it('has the prices and variants as after saving', async () => {
    const { product, values } = await load();
    const list = addChoice(values.options.list, 'Rust');
    const next = { ...values, price: '40', name: 'Ridge', options: { list, added: [] } };
    const preview = toPreviewProduct(product, next, ['name', 'price', 'options']);
    const step = 40 - (product.priceData?.price ?? 0);
    expect(preview.name).toBe('Ridge');
    expect(preview.priceData?.price).toBe(40);
    expect(preview.variants[0]?.variant?.priceData?.price).toBe(
      (product.variants[0]?.variant?.priceData?.price ?? 0) + step,
    );
    expect(preview.variants).toHaveLength(14);
    // The page formats the amounts in its language.
    const { formatted, ...prices } = product.priceData ?? {};
    expect(formatted).toBeDefined();
    expect(toPreviewProduct(product, values, []).priceData).toEqual(prices);
  });

  it('has the currency of the store for a new product', () => {
    const preview = toPreviewProduct(undefined, { ...emptyProductValues, price: '24' }, [], 'EUR');
    expect(preview.priceData).toEqual({ currency: 'EUR', price: 24, discountedPrice: 24 });
  });
});
