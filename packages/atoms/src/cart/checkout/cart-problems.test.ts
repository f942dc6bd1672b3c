import type { Cart, LineItem, Violation } from '@vitrine/client/cart';
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import { cartAtom } from '../cart.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { totalsPendingAtom } from '../totals/cart-totals.ts';
import {
  applyCartFixAtom,
  cartProblemsAtom,
  getCartProblems,
  lineProblemAtom,
} from './cart-problems.ts';

type Stock = LineItem['availability'];

const line = (_id: string, quantity: number, availability?: Stock): LineItem => ({
  _id,
  quantity,
  descriptionLines: [],
  ...(availability && { availability }),
});

const evaluated = (violations: Violation[], ...lineItems: LineItem[]) => ({
  cart: { _id: 'cart', currency: 'EUR', appliedDiscounts: [], lineItems } as Cart,
  violations,
});

describe('getCartProblems', () => {
  it('suggests removing unavailable items and reducing to the available quantity', () => {
    const lines = [
      line('fine', 2, { status: 'AVAILABLE', quantityAvailable: 9 }),
      line('unknown', 1),
      line('deleted', 1, { status: 'NOT_FOUND' }),
      line('sold', 1, { status: 'NOT_AVAILABLE', quantityAvailable: 0 }),
      line('few', 5, { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 }),
      line('none', 5, { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 0 }),
    ];
    expect(getCartProblems(lines, null).map(({ lineId, fix }) => [lineId, fix])).toEqual([
      ['deleted', { kind: 'remove' }],
      ['sold', { kind: 'remove' }],
      ['few', { kind: 'take', quantity: 2 }],
      ['none', { kind: 'remove' }],
    ]);
  });

  it('reports no problem for a line within the available quantity', () => {
    const mended = line('few', 2, { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 });
    expect(getCartProblems([mended], null)).toEqual([]);
  });

  it('returns the platform’s violations in its own words until the line changes', () => {
    const violations: Violation[] = [
      {
        severity: 'WARNING',
        description: 'Sold in pairs.',
        target: { lineItem: { _id: 'cup' } },
      },
      {
        severity: 'ERROR',
        description: 'Not sent to your country.',
        target: { lineItem: { _id: 'lamp', suggestedFix: 'REMOVE_LINE_ITEM' } },
      },
      { severity: 'ERROR', description: 'The shop is closed.', target: { other: {} } },
    ];
    const lines = [line('cup', 3), line('lamp', 1)];
    expect(getCartProblems(lines, evaluated(violations, ...lines))).toEqual([
      {
        lineId: 'cup',
        severity: 'WARNING',
        availability: null,
        description: 'Sold in pairs.',
        fix: null,
      },
      {
        lineId: 'lamp',
        severity: 'ERROR',
        availability: null,
        description: 'Not sent to your country.',
        fix: { kind: 'remove' },
      },
    ]);
    const changed = [line('cup', 4), line('lamp', 1)];
    const ids = getCartProblems(changed, evaluated(violations, ...lines)).map(
      ({ lineId }) => lineId,
    );
    expect(ids).toEqual(['lamp']);
  });
});

describe('applyCartFixAtom', () => {
  async function visitWithProblems() {
    const visited = await visit(['low-pitcher', 'rack-plates', 'side-plate']);
    const { platform, store, ids } = visited;
    const [pitcher = '', plates = '', side = ''] = ids;
    await store.set(setQuantityAtom, { lineId: pitcher, quantity: 4 });
    platform.catalog.setStock('low-pitcher', 2);
    platform.catalog.setStock('rack-plates', 0);
    platform.catalog.delete('side-plate');
    store.sub(cartProblemsAtom, () => {});
    await store.set(cartAtom);
    await vi.waitFor(() => expect(store.get(totalsPendingAtom)).toBe(false));
    return { ...visited, pitcher, plates, side };
  }

  it('fixes one line', async () => {
    const { store, pitcher, plates, side, quantities } = await visitWithProblems();
    expect(store.get(cartProblemsAtom).map(({ lineId, fix }) => [lineId, fix])).toEqual([
      [pitcher, { kind: 'take', quantity: 2 }],
      [plates, { kind: 'remove' }],
      [side, { kind: 'remove' }],
    ]);
    expect(store.get(cartProblemsAtom)[0]?.description).toContain('Only 2 left');
    expect(store.get(lineProblemAtom(plates))).toBe(store.get(cartProblemsAtom)[1]);
    expect(store.get(lineProblemAtom('other'))).toBeUndefined();
    const fixing = store.set(applyCartFixAtom, [pitcher]);
    expect(store.get(cartProblemsAtom).map(({ lineId }) => lineId)).toEqual([plates, side]);
    await fixing;
    expect(quantities()).toEqual([2, 1, 1]);
  });

  it('fixes all lines with one request per kind of fix', async () => {
    const { store, timesCalled, getPlatformQuantities } = await visitWithProblems();
    const changed = timesCalled('cart.updateCurrentCartLineItemQuantity');
    await store.set(applyCartFixAtom);
    expect(store.get(cartProblemsAtom)).toEqual([]);
    expect(getPlatformQuantities()).toEqual([2]);
    expect(timesCalled('cart.updateCurrentCartLineItemQuantity')).toBe(changed + 1);
    expect(timesCalled('cart.removeLineItemsFromCurrentCart')).toBe(1);
  });
});
