import { getProduct, type Product, queryProducts } from '@vitrine/client/catalog';
import {
  addProductsToCollection,
  updateProduct,
  updateProductVariants,
} from '@vitrine/client/catalog-admin';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import type { StockPort } from '../../ports.ts';
import { createFrozenStorefront, setPorts } from '../../testing/storefronts.ts';
import { storeCurrencyAtom } from '../management/product-admin-list.ts';
import { adminProductAtom } from '../management/product-details.ts';
import { checkProductForm } from './check-product-form.ts';
import { duplicateProductAtom } from './duplicate-product.ts';
import { planVariants } from './plan-variants.ts';
import { createProductEditor } from './product-editor.ts';
import {
  type ProductFormValues,
  toPreviewProduct,
  toProductFormValues,
} from './product-form-values.ts';

const UPDATE = 'catalog-admin.updateProduct';
const VARIANTS = 'catalog-admin.updateProductVariants';
const ADD = 'catalog-admin.addProductsToCollection';

async function open(slug = 'ridge-pillar-candle', platform = createMockPlatform()) {
  platform.actAsOwner();
  const { store, client } = createFrozenStorefront(platform);
  const storage = memoryStorage();
  setPorts(store, { storage });
  const { id } = platform.catalog.product(slug);
  const { data: product } = await store.set(adminProductAtom(id));
  if (!product) throw new Error('There is no such product.');
  const editor = createProductEditor({ product });
  const getState = () => store.get(editor.stateAtom);
  const change = (values: Partial<ProductFormValues>) => store.set(editor.changeAtom, values);
  const save = () => store.set(editor.saveAtom);
  const stored = () => platform.catalog.product(slug);
  const getBodies = (name: string) =>
    platform.calls.filter((call) => call.name === name).map(({ body }) => body);
  const saveElsewhere = (changes: Parameters<typeof updateProduct>[2]) =>
    updateProduct(client, id, changes);
  return {
    ...{ platform, store, client, storage, id, product, editor, getState, change, save, stored },
    ...{ getBodies, saveElsewhere },
  };
}

/** Options of a product with one more choice of the first option. */
function withChoice(product: Product, description: string): ProductFormValues['options'] {
  const { list } = toProductFormValues(product).options;
  const next = list.map((option, index) =>
    index === 0
      ? { ...option, choices: [...option.choices, { value: description, description }] }
      : option,
  );
  return { list: next, added: planVariants(product, next).added };
}

describe('toProductFormValues', () => {
  it('keeps the kind of each option', async () => {
    const { product } = await open();
    const kinds = toProductFormValues(product).options.list.map(({ name, optionType }) => [
      name,
      optionType,
    ]);
    expect(kinds).toEqual([
      ['Colour', 'color'],
      ['Size', 'drop_down'],
    ]);
  });
});

describe('createProductEditor', () => {
  it('H1 knows which fields are changed, and sends only those', async () => {
    const { change, save, getState, getBodies, stored, id } = await open();
    const { name = '' } = stored();
    change({ name: 'Ridge candle', cost: '15.2', brand: '' });
    expect(getState().changes.map(({ key }) => key)).toEqual(['name', 'brand', 'cost']);
    change({ name: name ?? '' });
    expect(getState().changes).toHaveLength(2);
    expect(await save()).toBe('saved');
    expect(getBodies(UPDATE)).toEqual([
      { product: { brand: null, costAndProfitData: { itemCost: 15.2 }, id } },
    ]);
    expect(stored()).toMatchObject({ name, costAndProfitData: { itemCost: 15.2 } });
    expect(stored().brand).toBeUndefined();
    expect(getState()).toMatchObject({ changes: [], lastSave: { canUndo: true } });
  });

  it.each<[Partial<ProductFormValues>, unknown]>([
    [{ name: ' Ridge ' }, { name: 'Ridge' }],
    [{ brand: 'Mora' }, { brand: 'Mora' }],
    [{ ribbon: 'New' }, { ribbon: 'New' }],
    [{ productType: 'digital' }, { productType: 'digital' }],
    [{ sku: ' R-1 ' }, { sku: 'R-1' }],
    [{ description: '<p>Warm.</p>' }, { description: '<p>Warm.</p>' }],
    [{ description: '' }, { description: null }],
    [{ price: '31.5' }, { priceData: { price: 31.5 } }],
    [{ weight: '0.75' }, { weight: 0.75 }],
    [{ visible: false }, { visible: false }],
    [{ slug: 'ridge' }, { slug: 'ridge' }],
    [{ sku: '' }, { sku: null }],
    [{ cost: '15.2' }, { costAndProfitData: { itemCost: 15.2 } }],
    [{ weight: '' }, { weight: null }],
    [{ manageVariants: false }, { manageVariants: false }],
    [
      { seoTitle: 'Candle' },
      {
        seoData: expect.objectContaining({
          tags: expect.arrayContaining([
            expect.objectContaining({ type: 'title', children: 'Candle' }),
          ]),
        }),
      },
    ],
  ])('sends a changed field alone: %j', async (values, expected) => {
    const { change, save, getBodies, id } = await open();
    change(values);
    await save();
    expect(getBodies(UPDATE)).toEqual([{ product: { ...Object(expected), id } }]);
  });

  it('sends the value of a discount, and zero without one', async () => {
    const { change, save, getBodies } = await open();
    change({ discountType: 'PERCENT', discountValue: '15' });
    await save();
    change({ discountType: 'NONE' });
    await save();
    expect(getBodies(UPDATE)).toMatchObject([
      { product: { discount: { type: 'PERCENT', value: 15 } } },
      { product: { discount: { type: 'NONE', value: 0 } } },
    ]);
  });

  it('saves a product, its new variants and its collections in this order', async () => {
    const { change, save, product, platform, stored } = await open();
    const other = platform.calls.length;
    const options = withChoice(product, 'Rust');
    const added = options.added.map((one, at) => (at === 0 ? { ...one, price: '21.5' } : one));
    const [left] = product.collectionIds;
    change({ options: { ...options, added }, name: 'Ridge', collectionIds: [left ?? ''] });
    expect(await save()).toBe('saved');
    const names = platform.calls.slice(other).map(({ name }) => name);
    const writes = names.filter((name) => name?.startsWith('catalog-admin.'));
    expect(writes[0]).toBe(UPDATE);
    expect(writes[1]).toBe(VARIANTS);
    const made = stored().variants.filter(({ choices }) => Object.values(choices).includes('Rust'));
    expect(made).toHaveLength(options.added.length);
    expect(made[0]?.variant?.priceData?.price).toBe(21.5);
    expect(made.map(({ variant }) => variant?.sku)).toEqual(added.map(({ sku }) => sku));
  });

  it('H2 saves the price, weight and SKU of then for new variants, except what was edited', async () => {
    const { store, platform } = await open();
    const editor = createProductEditor({});
    const list = [
      {
        ...{ name: 'Size', optionType: 'drop_down' as const },
        choices: ['S', 'M', 'L'].map((value) => ({ value, description: value })),
      },
    ];
    const added = ['S', 'M', 'L'].map((Size) => ({
      choices: { Size },
      ...(Size === 'L' && { price: '27' }),
    }));
    store.set(editor.changeAtom, { name: 'Stone bowl', price: '24', sku: 'SB' });
    store.set(editor.changeAtom, { options: { list, added }, manageVariants: true });
    store.set(editor.changeAtom, { price: '30', weight: '0.4', sku: 'STB' });
    const { values } = store.get(editor.stateAtom);
    const getPrices = (variants: readonly { variant?: unknown }[]) =>
      variants.map(
        ({ variant }) => (variant as Product['variants'][0]['variant'])?.priceData?.price,
      );
    expect(getPrices(toPreviewProduct(undefined, values, []).variants)).toEqual([30, 30, 27]);
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const { variants } = platform.catalog.product('stone-bowl');
    expect(getPrices(variants)).toEqual([30, 30, 27]);
    expect(variants.map(({ variant }) => [variant?.weight, variant?.sku])).toEqual([
      [0.4, 'STB-s'],
      [0.4, 'STB-m'],
      [0.4, 'STB-l'],
    ]);
  });

  it('H2 moves the price of a new variant with a price that is saved with it', async () => {
    const { change, save, product, stored, getState } = await open();
    const { list } = withChoice(product, 'Rust');
    const added = ['10 cm', '15 cm', '20 cm'].map((Size) => ({
      choices: { Colour: 'Rust', Size },
    }));
    const price = String((product.priceData?.price ?? 0) + 6);
    change({ price, options: { list, added } });
    const getRust = ({
      variants,
    }: {
      variants: readonly { choices: unknown; variant?: unknown }[];
    }) =>
      variants.flatMap(({ choices, variant }) =>
        (choices as Record<string, string>).Colour === 'Rust'
          ? (variant as Product['variants'][0]['variant'])?.priceData?.price
          : [],
      );
    const preview = toPreviewProduct(product, getState().values, ['price', 'options']);
    expect(getRust(preview)).toEqual([30, 44, 68]);
    expect(await save()).toBe('saved');
    expect(getRust(stored())).toEqual([30, 44, 68]);
  });

  it('H2 saves the values of new variants again if the first request for them failed', async () => {
    const { platform, change, save, product, stored, getState } = await open();
    const { list } = withChoice(product, 'Rust');
    const added = ['10 cm', '15 cm', '20 cm'].map((Size) => ({
      choices: { Colour: 'Rust', Size },
    }));
    change({ options: { list, added } });
    platform.fail(VARIANTS, 'offline', { times: 2 });
    expect(await save()).toBe('partly-saved');
    expect(getState().changes.map(({ key }) => key)).toEqual(['options']);
    expect(await save()).toBe('saved');
    const rust = stored().variants.filter(({ choices }) => choices.Colour === 'Rust');
    expect(rust.map(({ variant }) => variant?.priceData?.price)).toEqual([24, 38, 62]);
  });

  it('restores by undo the costs and weights of variants that the product’s own replaced', async () => {
    const { change, save, store, editor, client, id, stored } = await open();
    const [first, second] = stored().variants;
    await updateProductVariants(client, id, [
      { variantIds: [first?.id ?? ''], cost: 31, weight: 0.7 },
      { variantIds: [second?.id ?? ''], cost: 32, weight: 0.8 },
    ]);
    const getAmounts = () =>
      stored().variants.map(({ variant }) => [
        variant?.costAndProfitData?.itemCost,
        variant?.weight,
      ]);
    const before = getAmounts();
    change({ cost: '25', weight: '0.9' });
    expect(await save()).toBe('saved');
    expect(new Set(getAmounts().flat())).toEqual(new Set([25, 0.9]));
    // What another user changes meanwhile stays.
    await updateProductVariants(client, id, [{ variantIds: [second?.id ?? ''], cost: 40 }]);
    expect(await store.set(editor.undoAtom)).toEqual([]);
    expect(getAmounts()).toEqual(
      before.map(([cost, weight], index) => [index === 1 ? 40 : cost, weight]),
    );
  });

  it('H2 keeps what the remaining variants have, and restores removed ones by undo', async () => {
    const { change, save, store, editor, product, stored } = await open();
    const { list } = toProductFormValues(product).options;
    const [first] = list;
    const gone = first?.choices[1]?.description ?? '';
    const next = list.map((option) => ({
      ...option,
      choices: option.choices.filter(({ description }) => description !== gone),
    }));
    const before = stored().variants.map(({ choices, variant }) => [choices, variant?.priceData]);
    change({ options: { list: next, added: [] } });
    expect(await save()).toBe('saved');
    const kept = before.filter(([choices]) => !Object.values(choices ?? {}).includes(gone));
    const read = () =>
      stored()
        .variants.filter(({ variant }) => variant?.visible)
        .map(({ choices, variant }) => [choices, variant?.priceData]);
    expect(read()).toEqual(kept);
    expect(await store.set(editor.undoAtom)).toEqual([]);
    const restored = read().filter(([choices]) => Object.values(choices ?? {}).includes(gone));
    const expected = before.filter(([choices]) => Object.values(choices ?? {}).includes(gone));
    expect(restored).toEqual(expect.arrayContaining(expected));
  });

  it('keeps what was not saved if a later step fails, and saves only that again', async () => {
    const { platform, change, save, getState, stored, getBodies, client } = await open();
    const { items } = await queryProducts(client, { paging: { limit: 1 } });
    expect(items).toHaveLength(1);
    const { collectionIds: before } = stored();
    const other = platform.catalog
      .product('ring-vase')
      .collectionIds.find((id) => !before.includes(id));
    if (!other) throw new Error('The vase is in no other collection.');
    change({ name: 'Ridge', collectionIds: [...before, other].sort() });
    // Each step is sent twice.
    platform.fail(ADD, 'offline', { times: 2 });
    expect(await save()).toBe('partly-saved');
    expect(getState().lastSave?.savedKeys).toEqual(['name']);
    expect(getState().changes.map(({ key }) => key)).toEqual(['collectionIds']);
    expect(stored().name).toBe('Ridge');
    // The result stays until the next change.
    change({ ribbon: 'New' });
    expect(getState().lastSave).toBeUndefined();
    change({ ribbon: '' });
    expect(await save()).toBe('saved');
    expect(getBodies(UPDATE)).toHaveLength(1);
    expect(stored().collectionIds).toContain(other);
  });

  it('repeats a step once whose response is lost, after half a second', async () => {
    const { platform, change, save, stored, getBodies } = await open();
    platform.fail(UPDATE, 'offline', { at: 'response', times: 1 });
    change({ name: 'Ridge' });
    const before = platform.clock.now();
    expect(await save()).toBe('saved');
    expect(platform.clock.now() - before).toBe(500);
    expect(getBodies(UPDATE)).toHaveLength(2);
    expect(stored().name).toBe('Ridge');
  });

  it('does not repeat a step that the platform rejects, and shows its reason', async () => {
    const { platform, change, save, getState, getBodies } = await open();
    platform.fail(UPDATE, 'rejected', { times: 1 });
    change({ name: 'Ridge' });
    expect(await save()).toBe('invalid');
    expect(getBodies(UPDATE)).toHaveLength(1);
    expect(getState().problems).toEqual({
      fields: {},
      others: [expect.stringContaining('The shop does not allow this now.')],
    });
  });

  it('shows the maximum number of variants if the platform finds too many', async () => {
    const { platform, change, save, getState } = await open();
    const details = { applicationError: { code: 'TOO_MANY_VARIANTS', description: 'Too many' } };
    const rejection = () => Response.json({ message: 'Too many', details }, { status: 428 });
    platform.fail(UPDATE, rejection, { times: 1 });
    change({ name: 'Ridge' });
    expect(await save()).toBe('invalid');
    expect(getState().problems).toEqual({
      fields: { options: { kind: 'too-many-variants', max: 300 } },
      others: [],
    });
  });

  it('shows what the platform rejects at its field, and the rest for the whole form', async () => {
    const { platform, change, save, getState } = await open();
    const fieldViolations = [
      { field: 'product.name', description: 'is not allowed' },
      { field: 'product.media', description: 'is missing' },
    ];
    const details = { validationError: { fieldViolations } };
    const rejection = () => Response.json({ message: 'Not valid', details }, { status: 400 });
    platform.fail(UPDATE, rejection, { times: 1 });
    change({ name: 'Ridge' });
    expect(await save()).toBe('invalid');
    expect(getState().problems).toEqual({
      fields: { name: { kind: 'rejected', description: 'is not allowed' } },
      others: ['media is missing'],
    });
  });

  it('loses nothing without a connection', async () => {
    const { platform, change, save, getState } = await open();
    platform.fail(UPDATE, 'offline', { times: 2 });
    change({ name: 'Ridge' });
    expect(await save()).toBe('failed');
    expect(getState().changes).toHaveLength(1);
  });

  it('H18 asks where both have changed the same field, and sends nothing before', async () => {
    const { store, editor, change, save, saveElsewhere, getState, stored, getBodies } =
      await open();
    change({ price: '40', name: 'Mine' });
    await saveElsewhere({ priceData: { price: 36 }, brand: 'Theirs' });
    const sent = getBodies(UPDATE).length;
    expect(await save()).toBe('conflict');
    expect(getBodies(UPDATE)).toHaveLength(sent);
    expect(getState().conflicts).toMatchObject([{ key: 'price', mine: '40', theirs: '36' }]);
    store.set(editor.resolveAtom, ['price']);
    expect(await save()).toBe('saved');
    expect(stored()).toMatchObject({ name: 'Mine', brand: 'Theirs', priceData: { price: 36 } });
  });

  it('H18 asks where one has changed the kind of a discount, and the other its value', async () => {
    const { store, editor, change, save, saveElsewhere, getState, stored, product } = await open();
    await saveElsewhere({ discount: { type: 'AMOUNT', value: 10 } });
    const { data: current } = await store.set(adminProductAtom(product._id));
    if (current) store.set(editor.receiveAtom, current);
    change({ discountType: 'PERCENT' });
    await saveElsewhere({ discount: { type: 'AMOUNT', value: 50 } });
    expect(await save()).toBe('conflict');
    expect(getState().conflicts).toMatchObject([
      { key: 'discountValue', before: '10', mine: '10', theirs: '50' },
      { key: 'discountType', before: 'AMOUNT', mine: 'PERCENT', theirs: 'AMOUNT' },
    ]);
    store.set(editor.resolveAtom, []);
    expect(await save()).toBe('saved');
    expect(stored().discount).toMatchObject({ type: 'PERCENT', value: 10 });
    // Undo would give the new value another kind.
    await saveElsewhere({ discount: { type: 'PERCENT', value: 5 } });
    expect(await store.set(editor.undoAtom)).toEqual(['discountType', 'discountValue']);
    expect(stored().discount).toMatchObject({ type: 'PERCENT', value: 5 });
  });

  it('H18 asks the same when a draft is restored', async () => {
    const { store, client, change, saveElsewhere, product, id } = await open();
    change({ discountType: 'PERCENT' });
    await saveElsewhere({ discount: { type: 'AMOUNT', value: 50 } });
    const { product: current } = await getProduct(client, id);
    const next = createProductEditor({ product: { ...product, ...current } });
    store.set(next.resolveDraftAtom, 'restore');
    expect(
      store
        .get(next.stateAtom)
        .conflicts.map(({ key }) => key)
        .toSorted(),
    ).toEqual([...['discountType', 'discountValue']]);
  });

  it('H17 shows at its field what the platform rejects, and suggests nothing for others', async () => {
    const { change, save, getState } = await open();
    change({ slug: 'ring-vase' });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({ slug: { kind: 'slug-taken' } });
  });

  it('checks before it sends: a number of another language, a discount above 100 %', async () => {
    const { change, save, getState, getBodies } = await open();
    change({
      ...{ price: { typed: '38,00' }, discountType: 'PERCENT', discountValue: '101' },
      ...{ weight: '0.12345', name: ' ' },
    });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({
      name: { kind: 'missing' },
      price: { kind: 'not-a-number' },
      discountValue: { kind: 'percent' },
      weight: { kind: 'too-many-decimals' },
    });
    expect(getBodies(UPDATE)).toEqual([]);
  });

  it('restores a draft, with an amount that is no number', async () => {
    const { store, change, storage, product, id } = await open();
    change({ price: { typed: '38,00' }, name: 'Mine' });
    expect(storage.names?.()).toEqual([`vitrine.editor.product.${id}`]);
    const next = createProductEditor({ product });
    expect(store.get(next.draftAtom)?.edits).toEqual({ price: { typed: '38,00' }, name: 'Mine' });
  });

  it('stores an offered draft as it was after newer changes are discarded', async () => {
    const { platform, store, change, product } = await open();
    change({ name: 'Draft' });
    const at = new Date(platform.clock.now());
    platform.clock.advance(60_000);
    const next = createProductEditor({ product });
    expect(store.get(next.draftAtom)).toMatchObject({ at });
    store.set(next.changeAtom, { name: 'Discarded', brand: 'Discarded' });
    store.set(next.revertAtom);
    const { name } = product;
    expect(store.get(createProductEditor({ product }).draftAtom)).toEqual({
      ...{ edits: { name: 'Draft' }, before: { name }, at },
    });
  });

  it('keeps other tags of the page head', async () => {
    const { change, save, saveElsewhere, stored } = await open();
    const robots = { type: 'meta', props: { name: 'robots', content: 'noindex' } };
    await saveElsewhere({ seoData: { tags: [robots, { type: 'title', children: 'Old' }] } });
    change({ seoDescription: 'Sixteen ridges.' });
    expect(await save()).toBe('saved');
    expect(stored().seoData?.tags).toEqual([
      { type: 'title', children: 'Old' },
      { type: 'meta', props: { name: 'description', content: 'Sixteen ridges.' } },
      robots,
    ]);
  });

  it('has the decimals of the currency of its product', async () => {
    const { store, product } = await open();
    const priceData = product.priceData && { ...product.priceData, currency: 'JPY' };
    const editor = createProductEditor({ product: { ...product, priceData } });
    const getProblems = () => store.get(editor.stateAtom).problems.fields;
    store.set(editor.changeAtom, { price: '25.5' });
    store.set(editor.checkAtom, 'price');
    expect(getProblems()).toEqual({ price: { kind: 'too-many-decimals' } });
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    store.set(editor.changeAtom, { price: '2500', cost: '1200' });
    store.set(editor.checkAtom, 'price');
    expect(getProblems()).toEqual({});
  });

  it('has the decimals of the currency of the store for a new product', async () => {
    const platform = createMockPlatform();
    for (const { priceData } of platform.shop.products) {
      if (priceData) priceData.currency = 'JPY';
    }
    const { store } = await open('ridge-pillar-candle', platform);
    const editor = createProductEditor({});
    store.set(editor.changeAtom, { name: 'Stone bowl', price: '25.5' });
    const getProblem = () => {
      store.set(editor.checkAtom, 'price');
      return store.get(editor.stateAtom).problems.fields.price;
    };
    // The store's currency is not loaded.
    expect(getProblem()).toBeUndefined();
    store.sub(storeCurrencyAtom, () => {});
    await vi.waitFor(() => expect(store.get(storeCurrencyAtom)).toBe('JPY'));
    expect(getProblem()).toEqual({ kind: 'too-many-decimals' });
  });

  it('shows what shoppers pay in the preview with the decimals of the currency', async () => {
    const { product } = await open();
    const values: ProductFormValues = {
      ...{ ...toProductFormValues(product), price: '2505' },
      ...{ discountType: 'PERCENT', discountValue: '15' },
    };
    const priceData = product.priceData && { ...product.priceData, currency: 'JPY' };
    const preview = toPreviewProduct({ ...product, priceData }, values, [
      ...(['price', 'discountType', 'discountValue'] as const),
    ]);
    expect(preview.priceData).toMatchObject({ price: 2505, discountedPrice: 2129 });
  });

  it('creates a product with its collections, and continues with it', async () => {
    const { store, platform } = await open();
    const editor = createProductEditor({});
    const [collectionId = ''] = platform.catalog.product('ring-vase').collectionIds;
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    const values = { name: 'Stone bowl', price: '24', collectionIds: [collectionId] };
    store.set(editor.changeAtom, values);
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(platform.catalog.product('stone-bowl')).toMatchObject({
      ...{ name: 'Stone bowl', visible: true, collectionIds: [collectionId] },
      priceData: { price: 24 },
    });
    store.set(editor.changeAtom, { brand: 'Fenn' });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(platform.catalog.product('stone-bowl').brand).toBe('Fenn');
  });

  it('goes on with a created product whose collections failed', async () => {
    const { store, platform } = await open();
    const editor = createProductEditor({});
    const [collectionId = ''] = platform.catalog.product('ring-vase').collectionIds;
    platform.fail(ADD, 'offline', { times: 2 });
    store.set(editor.changeAtom, {
      name: 'Stone bowl',
      price: '24',
      collectionIds: [collectionId],
    });
    expect(await store.set(editor.saveAtom)).toBe('partly-saved');
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(platform.catalog.product('stone-bowl').collectionIds).toEqual([collectionId]);
    const created = platform.calls.filter(({ name }) => name === 'catalog-admin.createProduct');
    expect(created).toHaveLength(1);
  });

  it('duplicates a product as a hidden one, with media and the variants’ own values', async () => {
    const { store, product, stored } = await open();
    const copy = await store.set(duplicateProductAtom, { product, name: 'Ridge, second' });
    const { data } = await store.set(adminProductAtom(copy._id));
    expect(data).toMatchObject({ name: 'Ridge, second', visible: false });
    expect(data?.media?.items).toHaveLength(stored().media?.items.length ?? 0);
    const getPrices = (one: { variants: readonly { variant?: unknown }[] }) =>
      one.variants.map(
        ({ variant }) => (variant as { priceData: { price: number } }).priceData.price,
      );
    expect(getPrices(data ?? copy)).toEqual(expect.arrayContaining(getPrices(product)));
  });

  it('reads the values of every product without a problem', async () => {
    const { client, store } = await open();
    const { items } = await queryProducts(client, { paging: { limit: 100 } });
    const problems = await Promise.all(
      items.map(async ({ _id, slug }) => {
        const { data } = await store.set(adminProductAtom(_id));
        return [slug, data && checkProductForm(toProductFormValues(data))] as const;
      }),
    );
    expect(problems.filter(([, found]) => Object.keys(found ?? {}).length > 0)).toEqual([]);
    expect(items.length).toBeGreaterThan(40);
  });

  it('H18 loses no update of two owners, in 1,000 random orders of their saves', async () => {
    const platform = createMockPlatform();
    const first = await open('ridge-pillar-candle', platform);
    const { store, id, client } = first;
    const keys = ['name', 'brand', 'price', 'cost', 'seoTitle', 'collectionIds'] as const;
    type Key = (typeof keys)[number];
    const edit = fc.record({
      who: fc.constantFrom(0, 1),
      key: fc.constantFrom(...keys),
      saves: fc.boolean(),
    });
    const [a = '', b = '', c = ''] = new Set(
      ['ring-vase', 'ridge-pillar-candle'].flatMap(
        (slug) => platform.catalog.product(slug).collectionIds,
      ),
    );
    await addProductsToCollection(client, a, [id]);
    let serial = 0;
    const getValue = (key: Key): ProductFormValues[Key] => {
      serial += 1;
      if (key === 'price' || key === 'cost') return String(100 + serial);
      if (key === 'collectionIds')
        return [a, b, c].filter((one, at) => one && (serial >> at) % 2).sort();
      return `${key} ${serial}`;
    };
    const read = async () => {
      const { data } = await store.set(adminProductAtom(id));
      if (!data) throw new Error('It is gone.');
      return data;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 5 }), async (edits) => {
        const product = await read();
        const users = [createProductEditor({ product }), createProductEditor({ product })];
        const expected: Partial<Record<Key, unknown>> = {};
        const saveAs = async (user: (typeof users)[number]) => {
          // In a conflict, each owner keeps their own value.
          for (let round = 0; round < 2; round += 1) {
            const { changes } = store.get(user.stateAtom);
            const outcome = await store.set(user.saveAtom);
            if (outcome !== 'conflict') {
              expect(['saved', 'unchanged']).toContain(outcome);
              for (const { key, after } of changes) expected[key as Key] = after;
              return;
            }
            store.set(user.resolveAtom, []);
          }
        };
        for (const { who, key, saves } of edits) {
          const user = users[who] as (typeof users)[number];
          store.set(user.changeAtom, { [key]: getValue(key) });
          if (saves) await saveAs(user);
        }
        for (const user of users) await saveAs(user);
        expect(toProductFormValues(await read())).toMatchObject(expected);
      }),
      { numRuns: 1000 },
    );
  }, 120_000);
});

describe('the stock of a product without options', () => {
  async function openVase(setStock?: (platform: MockPlatform) => StockPort['setStock']) {
    const opened = await open('ring-vase');
    const { platform, store, storage } = opened;
    const send = vi.fn(setStock?.(platform) ?? platform.stock.setStock);
    setPorts(store, { storage, stock: { setStock: send } });
    const getStock = () => opened.stored().variants[0]?.stock;
    return { ...opened, send, getStock };
  }

  it('is sent with the quantity that the owner saw', async () => {
    const { change, save, send, getStock, id, getState } = await openVase();
    expect(getState().values.stock).toBe('0');
    change({ stock: '12' });
    expect(await save()).toBe('saved');
    const [request] = send.mock.calls[0] ?? [];
    expect(request).toMatchObject({ productId: id, changes: [{ quantity: 12, expected: 0 }] });
    expect(getStock()).toMatchObject({ trackQuantity: true, quantity: 12, inStock: true });
    change({ stock: '' });
    expect(await save()).toBe('saved');
    expect(getStock()).toMatchObject({ trackQuantity: false, inStock: true });
  });

  it('is not sent while it is no whole number', async () => {
    const { change, save, send, getState } = await openVase();
    change({ stock: '1.5' });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields.stock).toEqual({ kind: 'not-whole' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is a conflict if it has changed since it was opened', async () => {
    const { platform, change, save, getState, send } = await openVase();
    change({ stock: '12' });
    platform.catalog.setStock('ring-vase', 3);
    expect(await save()).toBe('conflict');
    expect(getState().conflicts).toMatchObject([{ key: 'stock', theirs: '3' }]);
    expect(send).not.toHaveBeenCalled();
  });

  it('is still a change if a shopper buys while the other fields are saved', async () => {
    const { change, save, getState, stored, getStock } = await openVase((platform) => (request) => {
      platform.catalog.setStock('ring-vase', 3);
      return platform.stock.setStock(request);
    });
    change({ stock: '12', name: 'Ring vase, large' });
    expect(await save()).toBe('partly-saved');
    expect(stored().name).toBe('Ring vase, large');
    expect(getStock()?.quantity).toBe(3);
    expect(getState().problems.fields.stock).toEqual({ kind: 'stock-changed' });
    expect(getState().changes).toMatchObject([{ key: 'stock', before: '3', after: '12' }]);
  });

  it('has the reason of a rejection', async () => {
    const { change, save, getState } = await openVase();
    change({ stock: '100000' });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields.stock).toMatchObject({
      kind: 'rejected',
      description: 'must be a whole number from 0 to 99999',
    });
  });

  it('is set for a product that is created', async () => {
    const { platform, store, storage } = await openVase();
    setPorts(store, { storage, stock: platform.stock });
    const editor = createProductEditor({});
    store.set(editor.changeAtom, { name: 'Bowl', price: '20', stock: '4' });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(platform.catalog.product('bowl').variants[0]?.stock).toMatchObject({ quantity: 4 });
  });

  it('is in the preview', async () => {
    const { product } = await openVase();
    const values = { ...toProductFormValues(product), stock: '2' };
    const preview = toPreviewProduct(product, values, ['stock']);
    expect(preview.stock).toMatchObject({ inventoryStatus: 'IN_STOCK', quantity: 2 });
    expect(preview.variants[0]?.stock).toMatchObject({ inStock: true, quantity: 2 });
    const soldOut = toPreviewProduct(product, { ...values, stock: '0' }, ['stock']);
    expect(soldOut.stock).toMatchObject({ inStock: false, inventoryStatus: 'OUT_OF_STOCK' });
  });

  it('is not a field of a product with options', async () => {
    const { product } = await open();
    expect(toProductFormValues(product).stock).toBe('');
  });
});
