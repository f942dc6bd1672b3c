import { dismissRemovedAtom } from '@vitrine/atoms';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, one } from './cart-contents.ts';
import { amounts, Drawer, findTotals, getLoaded, message, quantity, Shop } from './cart-demo.tsx';

const ADD = 'cart.addToCurrentCart';

const meta = preview.meta({
  title: 'Cart/Undo',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
});

interface Shopper {
  canvas: object;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Removes the candle from a cart with a vase, and waits for the totals of the vase alone. */
async function removeCandle({ canvas, userEvent }: Shopper): Promise<void> {
  const page = canvas as ReturnType<typeof within>;
  await findTotals(page);
  await userEvent.click(page.getByRole('button', { name: 'Remove Ridge pillar candle' }));
  await amounts(page, '€96.00', 3);
}

const undoCandle = { name: 'Undo, put Ridge pillar candle back' };

/** A duration after which a removed item can no longer be restored, in milliseconds. */
const PAST = 9000;

export const ExplainsFailedUndo = meta.story({
  parameters: { requirements: ['E7', 'E5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await removeCandle({ canvas, userEvent });
    const mend = platform.fail(ADD, 'unavailable');
    await userEvent.click(await canvas.findByRole('button', undoCandle));
    const text = 'This wasn’t put back. Try again.';
    const [first] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent(text));
    await message(canvas, text);
    const undo = canvas.getByRole('button', undoCandle);
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(undo.closest('fieldset')).toHaveAttribute('data-paused');
    mend();
    await userEvent.click(undo);
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    await amounts(canvas, '€160.00', 2);
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Ridge pillar candle');
  },
});

export const KeepsFailedUndoPastTimeout = meta.story({
  parameters: { requirements: ['E7'] },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await removeCandle({ canvas, userEvent });
    platform.fail(ADD, 'rejected');
    await userEvent.click(await canvas.findByRole('button', undoCandle));
    const text = 'This couldn’t be put back in your cart.';
    await canvas.findByText(text);
    (document.activeElement as HTMLElement).blur();
    await new Promise((resolve) => setTimeout(resolve, PAST));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.queryByText(/is no longer in your cart/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.getByRole('button', undoCandle)).toHaveFocus());
    await expect(canvas.queryByText(text)).toBeNull();
  },
});

export const ExplainsFailedUndoOfClear = meta.story({
  parameters: { requirements: ['E19', 'E5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Empty cart' }));
    await waitFor(() => expect(platform.cart().read()?.lineItems).toEqual([]));
    const mend = platform.fail(ADD, 'unavailable');
    const putBack = { name: 'Undo, put 2 items back' };
    await userEvent.click(await canvas.findByRole('button', putBack));
    const text = 'These weren’t put back. Try again.';
    await message(canvas, text);
    const undo = canvas.getByRole('button', putBack);
    await expect(undo.closest('fieldset')).toHaveTextContent(text);
    await waitFor(() => expect(canvas.getByText('Your cart is empty')).toBeVisible());
    await waitFor(() => expect(undo).toHaveFocus());
    mend();
    await userEvent.click(undo);
    await amounts(canvas, '€160.00', 2);
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const ShowsErrorBelowRemovedLine = meta.story({
  parameters: { requirements: ['E7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await removeCandle({ canvas, userEvent });
    platform.fail(ADD, 'unavailable');
    await userEvent.click(await canvas.findByRole('button', undoCandle));
    const stub = (await canvas.findByText(/^This wasn’t put back/)).closest('fieldset');
    await expect(stub).toHaveTextContent(/^Ridge pillar candle removed/);
    await amounts(canvas, '€96.00', 3);
  },
});

export const KeepsUndoWhileDrawerIsClosed = meta.story({
  parameters: { requirements: ['E7'] },
  render: () => <Drawer />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    const opened = async () => {
      const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
      await findTotals(drawer);
      return drawer;
    };
    const before = await opened();
    await userEvent.click(before.getByRole('button', { name: 'Remove Ridge pillar candle' }));
    await before.findByRole('button', undoCandle);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(platform.cart().read()?.lineItems).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, PAST));
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 1 item' }));
    const drawer = await opened();
    await userEvent.click(await drawer.findByRole('button', undoCandle));
    await waitFor(() => expect(platform.cart().read()?.lineItems).toHaveLength(2));
    await amounts(drawer, '€160.00', 2);
  },
});

export const MovesFocusToPreviousLine = meta.story({
  parameters: { requirements: ['E16'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { storefront } = getLoaded(loaded);
    await findTotals(canvas);
    canvas.getByRole('button', { name: 'Remove Ring vase' }).focus();
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: 'Undo, put Ring vase back' });
    await waitFor(() => expect(undo).toHaveFocus());
    await amounts(canvas, '€64.00', 3);
    storefront.store.set(dismissRemovedAtom);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Ridge pillar candle' })).toHaveFocus(),
    );
  },
});

export const MovesFocusToHeading = meta.story({
  parameters: { requirements: ['E16'] },
  loaders: [filled(one)],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    canvas.getByRole('button', { name: 'Remove Ring vase' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Undo, put Ring vase back' });
    await waitFor(() => expect(platform.cart().read()?.lineItems).toEqual([]));
    storefront.store.set(dismissRemovedAtom);
    await canvas.findByText('Your cart is empty');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cart' })).toHaveFocus());
  },
});
