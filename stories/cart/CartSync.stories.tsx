import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled } from './cart-contents.ts';
import {
  amounts,
  findTotals,
  getLoaded,
  lookAgain,
  quantity,
  Shop,
  waitForAnnouncement,
} from './cart-demo.tsx';
import { cartOfMember, logIn } from './log-in.ts';
import { otherTab } from './other-tab.ts';

const meta = preview.meta({
  title: 'Cart/CartSync',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
});

export const ReportsMergeAfterLogin = meta.story({
  parameters: { requirements: ['E9'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const memberCart = cartOfMember(platform);
    memberCart.add('ring-vase');
    memberCart.add('cedar-hand-wash');
    await logIn(loaded);
    const text =
      'We’ve brought back 1 item from your last visit. 1 item was in both carts, so we added the quantities together.';
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    await expect(dismiss.parentElement?.parentElement).toHaveTextContent(text);
    await waitForAnnouncement(text);
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('2');
    await findTotals(canvas);
    await userEvent.click(dismiss);
    await waitFor(() => expect(dismiss).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Ring vase' }));
    await waitForAnnouncement('Quantity of Ring vase is 3.');
    await amounts(canvas, '€288.00', 1);
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});

export const ReportsItemsLostInMerge = meta.story({
  parameters: { requirements: ['E9'] },
  play: async ({ canvas, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    // The platform determines which items are carried over: one candle of two, and no vase.
    platform.cart().delete();
    platform.cart().add('ridge-pillar-candle', { choices: { Colour: 'Chalk', Size: '15 cm' } });
    await logIn(loaded);
    const text =
      '1 item is no longer available in the quantity you had. 1 item couldn’t be carried over: Ring vase.';
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    await expect(dismiss.closest('[data-tone]')).toHaveTextContent(text);
    await expect(dismiss.closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await waitForAnnouncement(text);
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('1');
    await expect(canvas.queryByText('Ring vase')).toBeNull();
    await amounts(canvas, '€32.00', 3);
  },
});

export const SyncsChangesFromOtherTab = meta.story({
  parameters: { requirements: ['E10'] },
  play: async ({ canvas, loaded }) => {
    const inOtherTab = otherTab(loaded);
    await findTotals(canvas);
    inOtherTab((platform) => platform.cart().add('ring-vase'));
    await waitFor(async () => expect(await quantity(canvas, 'Ring vase')).toHaveValue('2'));
    await waitForAnnouncement('Quantity of Ring vase is 2.');
    await amounts(canvas, '€192.00', 1);
  },
});

export const EmptiesAfterBackNavigation = meta.story({
  parameters: { requirements: ['E10', 'E11'] },
  play: async ({ canvas, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.cart().delete();
    lookAgain();
    await waitFor(async () => expect(await canvas.findByText('Your cart is empty')).toBeVisible());
    await expect(canvas.queryByText(/couldn’t/)).toBeNull();
  },
});
