import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import type { StockPort } from '../../ports.ts';
import { createTestStorefront, setPorts } from '../../testing/storefronts.ts';
import { setStockAtom } from '../admin-variants.ts';
import { adminProductAtom, adminVariantsAtom } from '../management/product-details.ts';
import { createVariantGrid, getRowChoices, type VariantGridAction } from './variant-grid.ts';

const UPDATE = 'catalog-admin.updateProductVariants';
const NOW = Date.UTC(2026, 10, 27);

async function open(slug = 'ridge-pillar-candle', canEditStock = false) {
  const platform = createMockPlatform();
  platform.actAsOwner();
  const { store } = createTestStorefront(platform);
  if (canEditStock) setPorts(store, { stock: platform.stock });
  const { id } = platform.catalog.product(slug);
  const { data: product } = await store.set(adminProductAtom(id));
  const { data: variants } = await store.set(adminVariantsAtom(id));
  if (!product || !variants) throw new Error('There is no such product.');
  const grid = createVariantGrid({ product, variants, locale: 'en', canEditStock });
  const act = (...actions: VariantGridAction[]) => {
    for (const action of actions) store.set(grid.actAtom, action);
  };
  const columnOf = (column: string) =>
    grid.schema.columns.findIndex(({ id: own }) => own === column);
  const at = (row: number, column: string) => ({ row, column: columnOf(column) });
  const row = (index: number) =>
    store.get(grid.getRowAtom(store.get(grid.rowIdsAtom)[index] ?? ''));
  const stored = (rowId: string) =>
    platform.catalog.product(slug).variants.find((variant) => variant.id === rowId)?.variant;
  const sent = () =>
    platform.calls
      .filter(({ name }) => name === UPDATE)
      .map(({ body }) => body as { variants: unknown[] });
  const save = () => store.set(grid.saveAtom, NOW);
  const state = () => store.get(grid.stateAtom);
  return { platform, store, product, grid, act, at, row, stored, sent, save, state, variants };
}

describe('rows', () => {
  it('are grouped by the first option, in the order of its choices', async () => {
    const { store, grid, row } = await open();
    const choices = store
      .get(grid.rowIdsAtom)
      .map((_, index) => getRowChoices(grid.schema, row(index).values));
    const colors = choices.map(([color]) => color);
    const runs = colors.filter((color, index) => color !== colors[index - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    expect(choices[0]).toEqual(['Chalk', '10 cm']);
  });

  it('do not depend on the order of the variants', async () => {
    const { store, product, variants, grid } = await open();
    const other = createVariantGrid({ product, variants: variants.toReversed(), locale: 'en' });
    expect(store.get(other.rowIdsAtom)).toEqual(store.get(grid.rowIdsAtom));
  });

  it('change one at a time: typing in a cell notifies one row of a thousand', async () => {
    const { store, grid, act, at } = await open('made-to-order-pitcher');
    const ids = store.get(grid.rowIdsAtom);
    expect(ids).toHaveLength(1000);
    const notified: string[] = [];
    for (const id of ids) store.sub(grid.getRowAtom(id), () => notified.push(id));
    act({ type: '12.50', at: at(500, 'price') });
    expect(notified).toEqual([ids[500]]);
    notified.length = 0;
    // The active cell leaves one row, and enters another one.
    act({ move: at(501, 'price') });
    act({ move: at(502, 'price') });
    expect(notified).toEqual([ids[0], ids[501], ids[501], ids[502]]);
  });
});

describe('the range', () => {
  it('is in the rows from its first to its last one', async () => {
    const { act, at, row } = await open();
    act({ move: at(1, 'price') }, { move: at(2, 'sku'), extend: true });
    const [start, end] = [at(0, 'price').column, at(0, 'sku').column].sort((a, b) => a - b);
    expect([0, 1, 2, 3].map((index) => row(index).selected)).toEqual([
      undefined,
      { start, end, isLast: false },
      { start, end, isLast: true },
      undefined,
    ]);
  });

  it('shows in its rows what would be filled', async () => {
    const { act, at, row } = await open();
    const { column } = at(0, 'price');
    act({ previewFill: { top: 1, bottom: 2, start: column, end: column } });
    expect([0, 1, 2, 3].map((index) => row(index).filling)).toEqual([
      ...[undefined, { start: column, end: column }, { start: column, end: column }, undefined],
    ]);
    act({ previewFill: undefined });
    expect(row(1).filling).toBeUndefined();
  });
});

describe('an action', () => {
  const prices = (row: Awaited<ReturnType<typeof open>>['row'], count = 4) =>
    Array.from({ length: count }, (_, index) => row(index).values.price);

  it('selects, clears, discards, undoes and redoes', async () => {
    const { store, grid, act, at, row, state } = await open();
    act('select-all');
    expect(store.get(grid.rangeAtom)).toEqual({
      ...{ top: 0, bottom: store.get(grid.rowIdsAtom).length - 1 },
      ...{ start: 0, end: grid.schema.columns.length - 1 },
    });
    const before = prices(row);
    act({ move: at(0, 'sku') }, 'clear');
    expect(row(0).values.sku).toBe('');
    expect(state()).toMatchObject({ canUndo: true, canRedo: false });
    act('undo');
    expect(row(0).changed.size).toBe(0);
    act('redo');
    expect([...row(0).changed]).toEqual(['sku']);
    act({ type: '7', at: at(1, 'price') }, { type: '8', at: at(2, 'price') });
    act({ revert: { rowId: row(1).rowId, column: 'price' } });
    expect(prices(row)).toEqual([before[0], before[1], '8', before[3]]);
    act('discard');
    expect(prices(row)).toEqual(before);
    expect(state().changes).toEqual([]);
  });

  it('fills cells down, to the right, and by a number', async () => {
    const { act, at, row } = await open();
    act({ type: '9', at: at(0, 'price') }, { move: at(0, 'price') });
    act({ move: at(2, 'price'), extend: true }, 'fill-down');
    expect(prices(row, 3)).toEqual(['9', '9', '9']);
    act({ move: at(0, 'price') }, { move: at(0, 'cost'), extend: true }, 'fill-right');
    expect(row(0).values.cost).toBe('9');
    const { column } = at(0, 'price');
    act({ move: at(1, 'price') });
    act({ fill: { top: 1, bottom: 3, start: column, end: column } });
    expect(prices(row)).toEqual(['9', '9', '9', '9']);
  });
});

describe('editing', () => {
  it('opens editable cells only, with their text or another one', async () => {
    const { act, at, row } = await open();
    act({ edit: at(0, 'stock') });
    expect(row(0).editing).toBeUndefined();
    act({ edit: at(0, 'price') });
    expect(row(0).editing).toEqual({ column: at(0, 'price').column, text: '24.00' });
    act({ edit: at(1, 'price'), text: '7' });
    expect([row(0).editing, row(1).editing?.text]).toEqual([undefined, '7']);
    act('stop-editing');
    expect(row(1).editing).toBeUndefined();
  });
});

describe('saving', () => {
  it('sends one request with the changed variants, equal ones together', async () => {
    const { act, at, row, stored, sent, save, state } = await open();
    act({ type: '26.5', at: at(0, 'price') }, { type: '26.5', at: at(1, 'price') });
    act({ type: 'FH-X', at: at(2, 'sku') });
    const [first, second, third] = [0, 1, 2].map((index) => row(index).rowId);
    expect(await save()).toBe('saved');
    expect(sent().map(({ variants }) => variants)).toEqual([
      [
        { variantIds: [first, second], price: 26.5 },
        { variantIds: [third], sku: 'FH-X' },
      ],
    ]);
    expect(stored(String(first))?.priceData?.price).toBe(26.5);
    expect(state()).toMatchObject({ changes: [], isSaving: false, lastSave: { canUndo: true } });
    expect(row(0).values.price).toBe('26.5');
  });

  it('keeps invalid text in its cell, and sends nothing until it is solved', async () => {
    const { act, at, row, sent, save, state } = await open();
    act({ type: 'n/a', at: at(1, 'cost') }, { type: '26.5', at: at(0, 'price') });
    expect(await save()).toBe('invalid');
    expect(sent()).toEqual([]);
    expect(row(1).values.cost).toEqual({ typed: 'n/a' });
    expect(state().issues).toEqual([{ kind: 'not-a-number', rowId: row(1).rowId, column: 'cost' }]);
    act('undo', 'undo', { type: '26.5', at: at(0, 'price') });
    expect(await save()).toBe('saved');
  });

  it('has no decimals in a currency without them', async () => {
    const { store, product, variants } = await open();
    const priceData = product.priceData && { ...product.priceData, currency: 'JPY' };
    const grid = createVariantGrid({ product: { ...product, priceData }, variants, locale: 'en' });
    const column = grid.schema.columns.findIndex(({ id }) => id === 'price');
    const [first = ''] = store.get(grid.rowIdsAtom);
    const type = (text: string, row: number) =>
      store.set(grid.actAtom, { type: text, at: { row, column } });
    type('25.5', 0);
    const issue = { kind: 'too-many-decimals' };
    expect(store.get(grid.getRowAtom(first)).issues).toEqual({ price: issue });
    expect(store.get(grid.stateAtom).issues).toEqual([{ ...issue, rowId: first, column: 'price' }]);
    expect(await store.set(grid.saveAtom, NOW)).toBe('invalid');
    type('2500', 0);
    type('3000', 1);
    expect(store.get(grid.stateAtom).issues).toEqual([]);
    store.set(grid.actAtom, { move: { row: 0, column } });
    store.set(grid.actAtom, { move: { row: 1, column }, extend: true });
    expect(store.set(grid.copyAtom)).toBe('2500\n3000');
    expect(store.get(grid.summaryAtom)).toMatchObject({ sum: '5500', average: '2750' });
  });

  it('marks the cells that the platform rejects, and keeps their values', async () => {
    const { platform, act, at, row, save, state } = await open();
    act({ type: '26.5', at: at(0, 'price') }, { type: 'A', at: at(2, 'sku') });
    const violation = {
      ...{ field: 'variants[1].sku', violatedRule: 'OTHER', description: 'is taken' },
    };
    const details = { validationError: { fieldViolations: [violation] } };
    const rejection = () => Response.json({ message: 'Not valid', details }, { status: 400 });
    platform.fail(UPDATE, rejection, { times: 1 });
    expect(await save()).toBe('invalid');
    expect(state().issues).toEqual([
      { kind: 'rejected', text: 'is taken', rowId: row(2).rowId, column: 'sku' },
    ]);
    expect(row(2).values.sku).toBe('A');
    // Another value is a new attempt.
    act({ type: 'B', at: at(2, 'sku') });
    expect(state().issues).toEqual([]);
    expect(await save()).toBe('saved');
  });

  it('keeps all changes when the request fails', async () => {
    const { platform, act, at, save, state } = await open();
    act({ type: '26.5', at: at(0, 'price') });
    const restore = platform.fail(UPDATE, 'broken');
    expect(await save()).toBe('failed');
    expect(state().changes).toHaveLength(1);
    restore();
    expect(await save()).toBe('saved');
  });

  it('asks before it overwrites what another user has saved meanwhile', async () => {
    const { platform, act, at, row, stored, sent, save, state } = await open();
    act({ type: '26.5', at: at(0, 'price') });
    platform.catalog.setPrice('ridge-pillar-candle', 30, { Colour: 'Chalk', Size: '10 cm' });
    platform.catalog.setPrice('ridge-pillar-candle', 50, { Colour: 'Chalk', Size: '15 cm' });
    expect(await save()).toBe('conflict');
    expect(sent()).toEqual([]);
    expect(state().issues).toEqual([
      { kind: 'conflict', theirs: '30', rowId: row(0).rowId, column: 'price' },
    ]);
    // What only the other user has changed is taken.
    expect(row(1).values.price).toBe('50');
    expect(await save()).toBe('saved');
    expect(stored(row(0).rowId)?.priceData?.price).toBe(26.5);
    expect(stored(row(1).rowId)?.priceData?.price).toBe(50);
  });

  it('marks a change whose cell has another value when the variants are read again', async () => {
    const { store, grid, platform, product, act, at, row, save, stored, state } = await open();
    act({ type: '26.5', at: at(0, 'price') }, { type: 'few', at: at(0, 'weight') });
    platform.catalog.setPrice('ridge-pillar-candle', 30, { Colour: 'Chalk', Size: '10 cm' });
    const { data } = await store.set(adminVariantsAtom(product._id));
    store.set(grid.receiveAtom, data ?? []);
    const { rowId } = row(0);
    expect(state().issues).toEqual([
      { kind: 'conflict', theirs: '30', rowId, column: 'price' },
      { kind: 'not-a-number', rowId, column: 'weight' },
    ]);
    act({ revert: { rowId, column: 'weight' } });
    expect(await save()).toBe('saved');
    expect(stored(rowId)?.priceData?.price).toBe(26.5);
  });

  it('keeps what is typed while it saves', async () => {
    const { platform, act, at, row, save, state } = await open();
    act({ type: '26.5', at: at(0, 'price') });
    const release = platform.hold(UPDATE);
    const saved = save();
    await vi.waitFor(() => expect(platform.waiting).toBe(1));
    act({ type: '27', at: at(0, 'price') }, { type: '41', at: at(1, 'price') });
    release();
    expect(await saved).toBe('saved');
    expect(state().changes.map(({ column, after }) => [column, after])).toEqual([
      ['price', '27'],
      ['price', '41'],
    ]);
    expect(row(0).values.price).toBe('27');
  });

  it('is undone in emptied cells, which have the values of the product', async () => {
    const { store, grid, act, at, row, stored, save, product } = await open();
    act({ type: '9', at: at(0, 'cost') });
    await save();
    act({ type: '', at: at(0, 'cost') });
    await save();
    expect(row(0).values.cost).toBe(String(product.costAndProfitData?.itemCost));
    expect(await store.set(grid.undoSaveAtom, NOW)).toBe('saved');
    expect(stored(row(0).rowId)?.costAndProfitData?.itemCost).toBe(9);
  });

  it('is undone with the earlier values, but not over later changes', async () => {
    const { store, grid, act, at, row, stored, save, state } = await open();
    const before = [0, 1].map((index) => stored(row(index).rowId)?.priceData?.price);
    act({ type: '26.5', at: at(0, 'price') }, { type: '41', at: at(1, 'price') });
    await save();
    act({ type: '42', at: at(1, 'price') });
    expect(await store.set(grid.undoSaveAtom, NOW)).toBe('saved');
    expect(stored(row(0).rowId)?.priceData?.price).toBe(before[0]);
    expect(row(1).values.price).toBe('42');
    expect(state().lastSave?.canUndo).toBe(false);
  });

  it('gives an emptied cell the value of the product', async () => {
    const { act, at, row, save, variants, state } = await open();
    act({ type: '', at: at(0, 'weight') });
    expect(await save()).toBe('saved');
    expect(state().changes).toEqual([]);
    expect(row(0).values.weight).not.toBe('');
    expect(variants.length).toBeGreaterThan(0);
  });
});

describe('stock', () => {
  const slug = 'ridge-pillar-candle';
  const chalk10 = { Colour: 'Chalk', Size: '10 cm' };
  const openStock = async () => {
    const opened = await open(slug, true);
    const getStock = (index: number) =>
      opened.platform.catalog
        .product(slug)
        .variants.find(({ id }) => id === opened.row(index).rowId)?.stock;
    const requests: Parameters<StockPort['setStock']>[0][] = [];
    setPorts(opened.store, {
      stock: {
        setStock(request) {
          requests.push(request);
          return opened.platform.stock.setStock(request);
        },
      },
    });
    return { ...opened, getStock, requests };
  };

  it('is edited, saved with what the owner saw, and undone', async () => {
    const { store, grid, act, at, row, save, sent, getStock, requests, state } = await openStock();
    const before = Number(row(0).values.stock);
    act({ edit: at(0, 'stock') });
    expect(row(0).editing?.text).toBe(String(before));
    act({ type: '1,200', at: at(0, 'stock') }, { type: '', at: at(1, 'stock') });
    expect(grid.schema.toText('stock', row(0).values, '')).toBe('1200');
    expect(await save()).toBe('saved');
    expect(requests).toMatchObject([
      {
        changes: [
          { variantId: row(0).rowId, quantity: 1200, expected: before },
          { variantId: row(1).rowId, quantity: null },
        ],
      },
    ]);
    // The platform's own call is for the other columns.
    expect(sent()).toEqual([]);
    expect(getStock(0)).toEqual({ trackQuantity: true, quantity: 1200, inStock: true });
    expect(getStock(1)).toMatchObject({ trackQuantity: false, inStock: true });
    expect(state().changes).toEqual([]);
    expect(await store.set(grid.undoSaveAtom, NOW)).toBe('saved');
    expect(getStock(0)?.quantity).toBe(before);
  });

  it('has whole numbers from zero, and only those are sent', async () => {
    const { act, at, save, state, requests } = await openStock();
    act({ type: '1.5', at: at(0, 'stock') }, { type: '-1', at: at(1, 'stock') });
    act({ type: 'few', at: at(2, 'stock') });
    expect(await save()).toBe('invalid');
    expect(requests).toEqual([]);
    expect(state().issues.map(({ kind }) => kind)).toEqual([
      'not-whole',
      'negative',
      'not-a-number',
    ]);
  });

  it('is a conflict if a shopper has bought one between the read and the request', async () => {
    const { platform, store, act, at, row, save, state, getStock } = await openStock();
    const before = Number(row(0).values.stock);
    act({ type: '60', at: at(0, 'stock') }, { type: '26.5', at: at(0, 'price') });
    let isFirst = true;
    setPorts(store, {
      stock: {
        setStock(request) {
          if (isFirst) platform.catalog.setStock(slug, before - 1, chalk10);
          isFirst = false;
          return platform.stock.setStock(request);
        },
      },
    });
    expect(await save()).toBe('conflict');
    expect(state().issues).toEqual([
      { kind: 'conflict', theirs: String(before - 1), rowId: row(0).rowId, column: 'stock' },
    ]);
    // The price was saved before.
    expect(state().changes.map(({ column }) => column)).toEqual(['stock']);
    expect(await save()).toBe('saved');
    expect(getStock(0)?.quantity).toBe(60);
  });

  it('stays a change if the host rejects it or is not reached, and the rest is saved', async () => {
    const { platform, act, at, row, stored, save, state, getStock } = await openStock();
    act({ type: '100000', at: at(0, 'stock') }, { type: '26.5', at: at(0, 'price') });
    expect(await save()).toBe('invalid');
    expect(state().issues).toEqual([
      {
        ...{ kind: 'rejected', text: 'must be a whole number from 0 to 99999' },
        ...{ rowId: row(0).rowId, column: 'stock' },
      },
    ]);
    expect(stored(row(0).rowId)?.priceData?.price).toBe(26.5);
    act({ type: '70', at: at(0, 'stock') });
    const reconnect = platform.stock.disconnect();
    expect(await save()).toBe('failed');
    expect(state().changes).toMatchObject([{ column: 'stock', after: '70' }]);
    reconnect();
    expect(await save()).toBe('saved');
    expect(getStock(0)?.quantity).toBe(70);
  });

  it('needs a port', async () => {
    const { store } = await open();
    await expect(store.set(setStockAtom, { productId: 'a', changes: [] })).rejects.toThrow(
      'There is no StockPort: pass "stock" to createStorefront.',
    );
  });
});

describe('clipboard', () => {
  it('copies the range and pastes it elsewhere', async () => {
    const { store, grid, act, at, row } = await open();
    act({ move: at(0, 'price') }, { move: at(1, 'cost'), extend: true });
    const text = store.set(grid.copyAtom);
    expect(text.split('\n').map((line) => line.split('\t').length)).toEqual([2, 2]);
    act({ move: at(3, 'price') });
    const plan = store.set(grid.planPasteAtom, text);
    act({ paste: plan });
    expect(row(3).values.price).toBe(row(0).values.price);
    expect(row(4).values.cost).toBe(row(1).values.cost);
    act('undo');
    expect(row(3).changed.size).toBe(0);
  });
});
