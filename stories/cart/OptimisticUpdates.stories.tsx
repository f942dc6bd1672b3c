import { dismissRemovedAtom } from '@vitrine/atoms';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, usual } from './cart-contents.ts';
import {
  amounts,
  findTotals,
  getLoaded,
  line,
  navigate,
  quantity,
  quantityCalls,
  Shop,
  waitForAnnouncement,
} from './cart-demo.tsx';

const meta = preview.meta({
  title: 'Cart/OptimisticUpdates',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
  beforeEach: () => void navigate.mockClear(),
});

/** Whether the cart section of an element is pending. */
const isPending = (element: HTMLElement) => element.closest('[data-pending]') !== null;

export const ShowsQuantityBeforeTotals = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const release = platform.hold('cart.updateCurrentCartLineItemQuantity');
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^Increase quantity/ }));
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('3');
    await waitFor(() => expect(candle.getByText('Updating')).toBeVisible());
    await expect(candle.queryByText('€64.00')).toBeNull();
    await waitForAnnouncement('Quantity of Ridge pillar candle is 3.');
    const vase = await line(canvas, 'Ring vase');
    await expect(vase.getByRole('button', { name: 'Remove Ring vase' })).toBeEnabled();
    await waitFor(() => expect(vase.getByText('€96.00')).toBeVisible());
    release();
    await waitFor(async () => expect(await candle.findByText('€96.00')).toBeVisible());
    await waitFor(() => expect(candle.getByRole('button', { name: /^Remove/ })).toBeVisible());
    await amounts(canvas, '€192.00', 2);
  },
});

export const MarksOnlyChangedLineAsPending = meta.story({
  parameters: { requirements: ['E4'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.hold('cart.updateCurrentCartLineItemQuantity');
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^Increase quantity/ }));
    await waitFor(async () => expect(await candle.findByText('Updating')).toBeVisible());
    await expect(isPending(canvas.getByText('Ridge pillar candle'))).toBe(true);
    await expect(isPending(canvas.getByText('Ring vase'))).toBe(false);
    await expect(isPending(canvas.getByRole('button', { name: 'Add a discount code' }))).toBe(
      false,
    );
    const vase = await line(canvas, 'Ring vase');
    await expect(vase.getByRole('button', { name: 'Remove Ring vase' })).toBeEnabled();
    await expect(vase.getByText('€96.00')).toBeInTheDocument();
  },
});

export const MarksOnlyCouponAsPending = meta.story({
  parameters: { requirements: ['E4'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const release = platform.hold('cart.updateCurrentCart', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a discount code' }));
    const field = await canvas.findByRole('textbox', { name: 'Discount code' });
    await expect(isPending(field)).toBe(false);
    await userEvent.type(field, 'FIRSTLIGHT{Enter}');
    await waitFor(() => expect(isPending(field)).toBe(true));
    await expect(isPending(canvas.getByText('Code FIRSTLIGHT'))).toBe(true);
    await expect(isPending(canvas.getByText('Ridge pillar candle'))).toBe(false);
    await expect(isPending(canvas.getByText('Ring vase'))).toBe(false);
    release();
    await canvas.findByRole('button', { name: 'Remove code FIRSTLIGHT' });
    await canvas.findByText('−€16.00');
    await waitFor(() => expect(isPending(canvas.getByText('Code FIRSTLIGHT'))).toBe(false));
  },
});

export const RollsBackQuantityOnError = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    platform.fail('cart.updateCurrentCartLineItemQuantity', 'rejected', { times: 1 });
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^Increase quantity/ }));
    await expect(await candle.findByRole('alert')).toHaveTextContent(
      'We couldn’t make this change. Your cart hasn’t changed.',
    );
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('1');
    await waitForAnnouncement('Quantity of Ridge pillar candle is 2.');
    await userEvent.click(candle.getByRole('button', { name: 'Dismiss' }));
    await expect(candle.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByText('Ridge pillar candle').closest('[tabindex]')).toHaveFocus(),
    );
  },
});

export const ShowsConflictInLine = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.fail('cart.updateCurrentCartLineItemQuantity', 'conflict', {
      times: 1,
    });
    const vase = await line(canvas, 'Ring vase');
    await userEvent.click(vase.getByRole('button', { name: /^Increase quantity/ }));
    await waitFor(async () =>
      expect(await vase.findByText(/^Your cart changed somewhere else/)).toBeVisible(),
    );
    await findTotals(canvas);
  },
});

export const SendsLatestQuantity = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const release = platform.hold('cart.updateCurrentCartLineItemQuantity', { times: 1 });
    const more = await canvas.findByRole('button', {
      name: 'Increase quantity of Ridge pillar candle',
    });
    for (let press = 0; press < 5; press += 1) await userEvent.click(more);
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('7');
    release();
    await waitFor(async () => expect(await canvas.findByText('€224.00')).toBeVisible());
    const sent = quantityCalls(platform);
    await expect(sent).toHaveLength(2);
    await expect(JSON.stringify(sent.at(-1)?.body)).toContain('"quantity":7');
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('7');
  },
});

export const ShowsUndoAfterRemove = meta.story({
  parameters: { requirements: ['E7'] },
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    const remove = await canvas.findByRole('button', { name: 'Remove Ridge pillar candle' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: 'Undo, put Ridge pillar candle back' });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitForAnnouncement('Ridge pillar candle removed. 1 item in your cart.');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Ridge pillar candle removed',
    );
    await amounts(canvas, '€96.00', 3);
  },
});

export const RestoresLinePositionOnUndo = meta.story({
  parameters: { requirements: ['E7'] },
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    const remove = await canvas.findByRole('button', { name: 'Remove Ridge pillar candle' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findAllByText('€96.00');
    await userEvent.keyboard('{Enter}');
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    await waitForAnnouncement('Ridge pillar candle added. 3 items in your cart.');
    await waitFor(async () => expect(await canvas.findByText('€64.00')).toBeVisible());
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ridge pillar candle');
    await expect(first?.contains(document.activeElement)).toBe(true);
    await waitForAnnouncement('Ridge pillar candle added. 3 items in your cart.');
  },
});

export const MovesFocusToNextLine = meta.story({
  parameters: { requirements: ['E16'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { storefront } = getLoaded(loaded);
    await findTotals(canvas);
    (await canvas.findByRole('button', { name: 'Remove Ridge pillar candle' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Undo/ });
    storefront.store.set(dismissRemovedAtom);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Ring vase' })).toHaveFocus(),
    );
    await canvas.findAllByText('€96.00');
  },
});

export const OffersUndoInEmptyCart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ring vase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ridge pillar candle' }));
    await expect(await canvas.findAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
    await waitForAnnouncement('Ridge pillar candle removed. Your cart is empty.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull());
  },
});

export const ReducesQuantityToStock = meta.story({
  parameters: { requirements: ['E6'] },
  loaders: [filled(usual)],
  play: async ({ canvas, userEvent }) => {
    await findTotals(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change to 1: Dipped cup' }));
    await expect(await quantity(canvas, 'Dipped cup')).toHaveValue('1');
    await waitFor(() => expect(canvas.queryByText(/^Only 1 left, you have/)).toBeNull());
    await waitFor(() => expect(canvas.getByText('Dipped cup').closest('[tabindex]')).toHaveFocus());
    await waitFor(async () => expect(await canvas.findByText('Only 1 left.')).toBeVisible());
    await amounts(canvas, '€216.00', 2);
  },
});
