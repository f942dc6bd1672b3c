import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signIn } from '../identity/signed-in.ts';
import { spoken } from '../lib/announcements.ts';
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
  title: 'Orders/Checkout discounts',
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

export const R32AnEndedPlanLeadsBackToTheBill = meta.story({
  name: 'R32 a plan that ends before the order leads back to the bill, with a notice and all answers',
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    const before = platform.orders.all().length;
    await orderAsThePlanEnds(canvas, userEvent, loaded);
    const alerts = () => canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(alerts()).toContainEqual(expect.stringMatching(notice));
    await waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining(changed)));
    const said = /^This plan doesn’t cover these tickets/;
    await waitFor(() => expect(spoken()).toMatch(said));
    await expect(platform.orders.all()).toHaveLength(before);
    await expect(navigate).not.toHaveBeenCalled();
    await step(canvas, 'Review your order');
    for (const answer of inger) await canvas.findByText(answer);
    await expect(canvas.getByRole('radio', { name: 'Friend of the house' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /accept the ticket terms$/ })).toBeChecked();
    await expect(canvas.queryByText('€32.00')).toBeNull();
  },
});

export const OnASmallScreen = R32AnEndedPlanLeadsBackToTheBill.extend({
  globals: { viewport: { value: 'small', isRotated: false } },
});

export const ForcedColours = R32AnEndedPlanLeadsBackToTheBill.extend({});
export const Dark = R32AnEndedPlanLeadsBackToTheBill.extend({ globals: { theme: 'dark' } });

export const R32TheOrderIsMadeWithoutThePlanOnceAgreed = meta.story({
  name: 'R32 the whole price is agreed to before the order is made without the plan',
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

export const R30AnOrderIsMadeWithoutACodeThatIsRefused = meta.story({
  name: 'R30 a code that takes nothing off does not stand in the way of the order',
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('MIDSUMMER{Enter}');
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const said = 'Code MIDSUMMER has expired.';
    await waitFor(() => expect(code).toHaveAccessibleDescription(said));
    await toReview(canvas, userEvent);
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.orders.all().at(-1)?.invoice?.grandTotal?.value).toBe('64.00');
    await step(canvas, 'Opening payment');
  },
});
