import { expect, it } from 'vitest';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { type CartEdit, getLines, goTogether, sendEdits, supersedes } from './cart-edits.ts';

const note = (text: string): CartEdit => ({ kind: 'note', note: text });
const quantity = (lineId: string, count = 1): CartEdit => ({
  ...{ kind: 'quantity', lineId, quantity: count },
});
const remove = (lineId: string): CartEdit => ({ kind: 'remove', lineId });

it('replaces an older note, and an older quantity of the same line', () => {
  expect(supersedes(note('new'), note('old'))).toBe(true);
  expect(supersedes(quantity('a', 2), quantity('a'))).toBe(true);
  expect(supersedes(remove('a'), quantity('a'))).toBe(true);
});

it('replaces no edit of another line or kind', () => {
  expect(supersedes(note('new'), quantity('a'))).toBe(false);
  expect(supersedes(quantity('a'), note('old'))).toBe(false);
  expect(supersedes(quantity('a'), quantity('b'))).toBe(false);
  expect(supersedes(quantity('a'), remove('a'))).toBe(false);
  expect(supersedes(remove('a'), remove('a'))).toBe(false);
});

it('sends edits of one kind together if they concern lines', () => {
  expect(goTogether(quantity('a'), quantity('b'))).toBe(true);
  expect(goTogether(remove('a'), remove('b'))).toBe(true);
  expect(goTogether(quantity('a'), remove('b'))).toBe(false);
  expect(goTogether(note('a'), note('b'))).toBe(false);
});

it('deletes the cart', async () => {
  const { platform, storefront } = await visit(['low-pitcher']);
  expect(await sendEdits(storefront.client, [{ kind: 'delete' }])).toEqual({ cart: null });
  expect(platform.cart().read()).toBeUndefined();
});

it('sends no request without edits', async () => {
  const { platform, storefront } = await visit();
  const before = platform.calls.length;
  expect(await sendEdits(storefront.client, [])).toEqual({});
  expect(platform.calls).toHaveLength(before);
});

it('removes an empty note', async () => {
  const { platform, storefront } = await visit(['low-pitcher']);
  const send = async (text: string) => {
    const { cart } = await sendEdits(storefront.client, [note(text)]);
    return cart?.buyerNote;
  };
  expect(await send('Ring twice')).toBe('Ring twice');
  expect(await send('')).toBeUndefined();
  const update = platform.calls.findLast(({ name }) => name === 'cart.updateCurrentCart');
  expect(update?.body).toEqual({ cartInfo: { buyerNote: null } });
});

it('sends restored lines in one request', async () => {
  const { platform, storefront, timesCalled } = await visit();
  const restore = (slug: string): CartEdit => ({
    ...{ kind: 'restore', lineId: slug, options: { lineItems: [lineFor(platform, slug)] } },
  });
  const { cart } = await sendEdits(storefront.client, [
    restore('low-pitcher'),
    { kind: 'restore', lineId: 'none', options: {} },
    restore('side-plate'),
  ]);
  expect(cart?.lineItems).toHaveLength(2);
  expect(timesCalled('cart.addToCurrentCart')).toBe(1);
});

it('shows the lines of an edit as pending', () => {
  expect(getLines(quantity('a'))).toEqual(['a']);
  expect(getLines({ kind: 'add', options: {}, shownBy: ['a', null, 'b'] })).toEqual(['a', 'b']);
  expect(getLines({ kind: 'add', options: {} })).toEqual([]);
  expect(getLines(note('a'))).toEqual([]);
});
