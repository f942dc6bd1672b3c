import { afterEach, describe, expect, it, vi } from 'vitest';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { stubPage } from '../../testing/leavable-page.ts';
import { cartLineAtom, cartLinesAtom, linePendingAtom } from '../cart.ts';
import { lineErrorAtom } from '../queue/cart-errors.ts';
import { addToCartAtom } from './add-to-cart.ts';
import { removeLineAtom, undoRemoveAtom } from './remove-line.ts';
import { dismissRemovedAtom, removedLinesAtom } from './removed-lines.ts';
import { setQuantityAtom } from './set-quantity.ts';

const REMOVE = 'cart.removeLineItemsFromCurrentCart';
const three = ['low-pitcher', 'rack-plates', 'side-plate'];

afterEach(() => void vi.unstubAllGlobals());

describe('removeLineAtom', () => {
  it('removes the line immediately and keeps it for undo', async () => {
    const { platform, store, ids, quantities, getPlatformQuantities } = await visit(three);
    const [, plates = ''] = ids;
    const release = platform.hold(REMOVE);
    const removing = store.set(removeLineAtom, plates);
    expect(store.get(cartLineAtom(plates))).toBeUndefined();
    expect(store.get(removedLinesAtom).map(({ _id }) => _id)).toEqual([plates]);
    expect(store.get(linePendingAtom(plates))).toBe(true);
    release();
    await removing;
    expect(quantities()).toEqual([1, 1]);
    expect(getPlatformQuantities()).toEqual([1, 1]);
  });

  it('removes several lines in one request', async () => {
    const { store, ids, timesCalled, getPlatformQuantities } = await visit(three);
    await Promise.all(ids.map((lineId) => store.set(removeLineAtom, lineId)));
    expect(timesCalled(REMOVE)).toBe(1);
    expect(getPlatformQuantities()).toEqual([]);
  });

  it('replaces a pending quantity change', async () => {
    const { store, ids, timesCalled } = await visit(three);
    const [pitcher = ''] = ids;
    await Promise.all([
      store.set(setQuantityAtom, { lineId: pitcher, quantity: 5 }),
      store.set(removeLineAtom, pitcher),
    ]);
    expect(timesCalled('cart.updateCurrentCartLineItemQuantity')).toBe(0);
    expect(timesCalled(REMOVE)).toBe(1);
  });

  it('restores the line in its position when it is rejected, and offers no undo', async () => {
    const { platform, store, ids } = await visit(three);
    const [, plates = ''] = ids;
    platform.fail(REMOVE, 'conflict', { times: 1 });
    await expect(store.set(removeLineAtom, plates)).rejects.toMatchObject({ status: 409 });
    expect(store.get(cartLinesAtom).map(({ _id }) => _id)).toEqual(ids);
    expect(store.get(lineErrorAtom(plates))?.error).toMatchObject({ code: 'CONFLICT' });
    expect(store.get(removedLinesAtom)).toEqual([]);
  });

  it('reports an unknown line', async () => {
    const { store } = await visit(three);
    await expect(store.set(removeLineAtom, 'nothing')).rejects.toThrow(
      new RangeError('There is no line "nothing" in the cart.'),
    );
  });
});

describe('undoRemoveAtom', () => {
  it('keeps a change of the restored line when the page is hidden before the response', async () => {
    const { page } = stubPage();
    const { platform, store, ids, quantities, getPlatformQuantities, timesCalled } = await visit([
      'low-pitcher',
    ]);
    const [lineId = ''] = ids;
    await store.set(removeLineAtom, lineId);
    const added = timesCalled('cart.addToCurrentCart');
    const release = platform.hold('cart.addToCurrentCart');
    const restoring = store.set(undoRemoveAtom, lineId);
    await vi.waitFor(() => expect(timesCalled('cart.addToCurrentCart')).toBe(added + 1));
    const changing = store.set(setQuantityAtom, { lineId, quantity: 4 });
    page.dispatchEvent(new Event('pagehide'));
    release();
    await restoring;
    await changing;
    expect([quantities(), getPlatformQuantities()]).toEqual([[4], [4]]);
  });

  it('adds the line again with all of its terms', async () => {
    const { platform, store } = await visit();
    const terms = {
      serviceProperties: { scheduledDate: new Date('2027-01-01T10:00:00Z') },
      subscriptionOptionInfo: { title: { original: 'A pitcher a month' } },
      paymentOption: 'FULL_PAYMENT_OFFLINE',
      selectedMembership: { _id: 'circle', appId: 'plans' },
      catalogOverrideFields: { price: '10.00' },
      savePaymentMethod: true,
    } as const;
    await store.set(addToCartAtom, {
      lineItems: [{ ...lineFor(platform, 'low-pitcher'), ...terms }],
    });
    const [line] = store.get(cartLinesAtom);
    await store.set(removeLineAtom, line?._id ?? '');
    await store.set(undoRemoveAtom);
    const [again] = store.get(cartLinesAtom);
    expect(again).toEqual({ ...line, _id: again?._id });
    expect(again).toMatchObject(terms);
  });

  const names = (lines: readonly { productName?: { original: string } }[]) =>
    lines.map(({ productName }) => productName?.original);

  it('restores the same item, options and quantity in the old position', async () => {
    const { platform, store, ids } = await visit();
    await store.set(addToCartAtom, {
      lineItems: [
        lineFor(platform, 'low-pitcher'),
        { ...lineFor(platform, 'rack-plates'), quantity: 4 },
        lineFor(platform, 'side-plate'),
      ],
    });
    expect(ids).toEqual([]);
    const before = store.get(cartLinesAtom);
    const plates = before[1]?._id ?? '';
    await store.set(removeLineAtom, plates);
    const undoing = store.set(undoRemoveAtom, plates);
    expect(names(store.get(cartLinesAtom))).toEqual(names(before));
    expect(store.get(linePendingAtom(plates))).toBe(true);
    await undoing;
    const after = store.get(cartLinesAtom);
    expect(names(after)).toEqual(names(before));
    expect(after[1]).toMatchObject({
      quantity: 4,
      catalogReference: before[1]?.catalogReference,
    });
    expect(after[1]?._id).not.toBe(plates);
    expect(store.get(removedLinesAtom)).toEqual([]);
  });

  it('preserves the order when two removed lines are restored, last one first', async () => {
    const { store } = await visit(three);
    const before = names(store.get(cartLinesAtom));
    const [pitcher, plates] = store.get(cartLinesAtom);
    await store.set(removeLineAtom, pitcher?._id ?? '');
    await store.set(removeLineAtom, plates?._id ?? '');
    await store.set(undoRemoveAtom);
    await store.set(undoRemoveAtom);
    expect(names(store.get(cartLinesAtom))).toEqual(before);
  });

  it('works while the removal is pending', async () => {
    const { platform, store, ids, getPlatformQuantities } = await visit(three);
    const release = platform.hold(REMOVE);
    const removing = store.set(removeLineAtom, ids[0] ?? '');
    const undoing = store.set(undoRemoveAtom);
    expect(names(store.get(cartLinesAtom))).toHaveLength(3);
    release();
    await Promise.all([removing, undoing]);
    expect(getPlatformQuantities()).toEqual([1, 1, 1]);
    expect(names(store.get(cartLinesAtom))[0]).toBe('Low pitcher');
  });

  it('allows changes to the line before it has its new id', async () => {
    const { platform, store, ids, getPlatformQuantities } = await visit(three);
    const [pitcher = ''] = ids;
    await store.set(removeLineAtom, pitcher);
    const release = platform.hold('cart.addToCurrentCart');
    const undoing = store.set(undoRemoveAtom);
    const setting = store.set(setQuantityAtom, { lineId: pitcher, quantity: 3 });
    expect(store.get(cartLineAtom(pitcher))?.quantity).toBe(3);
    release();
    await Promise.all([undoing, setting]);
    expect(getPlatformQuantities()).toEqual([1, 1, 3]);
    expect(store.get(cartLinesAtom)[0]).toMatchObject({ quantity: 3 });
  });

  it('can be retried after a rejection', async () => {
    const { platform, store, ids } = await visit(three);
    const [pitcher = ''] = ids;
    await store.set(removeLineAtom, pitcher);
    platform.fail('cart.addToCurrentCart', 'unavailable', { times: 1 });
    await expect(store.set(undoRemoveAtom, pitcher)).rejects.toMatchObject({ status: 503 });
    expect(store.get(cartLinesAtom)).toHaveLength(2);
    expect(store.get(lineErrorAtom(pitcher))?.error).toMatchObject({ status: 503 });
    await store.set(undoRemoveAtom, pitcher);
    expect(store.get(cartLinesAtom)).toHaveLength(3);
  });

  it('ends for a line when it is dismissed', async () => {
    const { store, ids } = await visit(three);
    await store.set(removeLineAtom, ids[0] ?? '');
    store.set(dismissRemovedAtom, ids[0]);
    await expect(store.set(undoRemoveAtom)).rejects.toThrow(new RangeError('No line was removed.'));
  });
});
