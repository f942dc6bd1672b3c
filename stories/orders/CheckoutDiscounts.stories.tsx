import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { signIn } from '../identity/signed-in.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { benefits } from '../tickets/ticket-selector-demo.tsx';
import {
  accept,
  type Canvas,
  checkout,
  inger,
  ordered,
  step,
  toReview,
  type User,
} from './checkout-demo.tsx';
import { concert, getVisit, navigate, visiting } from './order-demo.tsx';

const meta = preview.meta({
  title: 'Orders/CheckoutDiscounts',
  component: () => null,
  render: checkout,
  globals: { viewport: { value: 'large', isRotated: false } },
  args: { benefits },
  loaders: [visiting(concert, [['Seat in the hall', 2]], signIn)],
  beforeEach: () => {
    navigate.mockClear();
    ordered.mockClear();
  },
});

const notice = /^Your plan no longer covers these tickets, so nothing was ordered/;
const changed = 'The price has changed to €64.00. It was €32.00 when you chose.';

/** A buyer orders with half off, and the plan ends before the platform has the order. */
async function orderAsThePlanEnds(canvas: Canvas, user: User, loaded: unknown): Promise<void> {
  await step(canvas, 'Your details');
  await user.click(await canvas.findByRole('radio', { name: 'Friend of the house' }));
  await toReview(canvas, user);
  await waitFor(() => expect(canvas.getAllByText('€32.00').length).toBeGreaterThan(0));
  getVisit(loaded).platform.tickets.endPlan('Friend of the house');
  await accept(canvas, user, 'Continue to payment');
  await canvas.findByText(notice);
}

export const ReturnsToSummaryWhenPlanEnds = meta.story({
  parameters: { requirements: ['R32'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    const before = platform.orders.all().length;
    await orderAsThePlanEnds(canvas, userEvent, loaded);
    const alerts = () => canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(alerts()).toContainEqual(expect.stringMatching(notice));
    await waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining(changed)));
    const message = /^This plan doesn’t cover these tickets/;
    await waitFor(() => expect(getAnnouncement()).toMatch(message));
    await expect(platform.orders.all()).toHaveLength(before);
    await expect(navigate).not.toHaveBeenCalled();
    await step(canvas, 'Review your order');
    for (const answer of inger) await canvas.findByText(answer);
    await expect(canvas.getByRole('radio', { name: 'Friend of the house' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /accept the ticket terms$/ })).toBeChecked();
    await expect(canvas.queryByText('€32.00')).toBeNull();
  },
});

export const Modes = ReturnsToSummaryWhenPlanEnds.extend({
  parameters: { chromatic: inModes('small', 'dark') },
});

export const ForcedColors = ReturnsToSummaryWhenPlanEnds.extend({});

export const OrdersWithoutPlanAfterConsent = meta.story({
  parameters: { requirements: ['R32'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await orderAsThePlanEnds(canvas, userEvent, loaded);
    await canvas.findByText(changed);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await canvas.findByText('The price has changed. Confirm the new price to continue.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with €64.00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.orders.all().at(-1)?.invoice?.grandTotal?.value).toBe('64.00');
    await step(canvas, 'Opening payment');
  },
});

export const OrdersWithoutRejectedCoupon = meta.story({
  parameters: { requirements: ['R30'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('MIDSUMMER{Enter}');
    const code = canvas.getByRole('textbox', { name: 'Discount code' });
    const message = 'Code MIDSUMMER has expired.';
    await waitFor(() => expect(code).toHaveAccessibleDescription(message));
    await toReview(canvas, userEvent);
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.orders.all().at(-1)?.invoice?.grandTotal?.value).toBe('64.00');
    await step(canvas, 'Opening payment');
  },
});
