import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled } from './cart-contents.ts';
import {
  amounts,
  findTotals,
  getLoaded,
  line,
  navigate,
  quantity,
  quantityCalls,
  Shop,
} from './cart-demo.tsx';

const SET = 'cart.updateCurrentCartLineItemQuantity';

const meta = preview.meta({
  title: 'Cart/QuantityStepper',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [filled(calm)],
  beforeEach: () => void navigate.mockClear(),
});

export const UpdatesQuantityImmediately = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const release = platform.hold(SET, { times: 1 });
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^Increase quantity/ }));
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('3');
    await userEvent.click(candle.getByRole('button', { name: /^Decrease quantity/ }));
    await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue('2');
    // The last totals of the store stay, marked as pending.
    await waitFor(() =>
      expect(canvas.getByText('Total').closest('[aria-busy="true"]')).toHaveTextContent('€160.00'),
    );
    const vase = await line(canvas, 'Ring vase');
    await userEvent.click(vase.getByRole('button', { name: /^Decrease quantity/ }));
    await waitFor(() => expect(canvas.getByText('Ring vase removed')).toBeVisible());
    release();
    await amounts(canvas, '€64.00', 3);
    await waitFor(() => expect(canvas.queryByText('Updating')).toBeNull());
    await expect(platform.cart().read()?.lineItems).toHaveLength(1);
  },
});

export const BatchesQuickClicks = meta.story({
  parameters: { requirements: ['E2', 'E3'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const release = platform.hold(SET, { times: 1 });
    const more = await canvas.findByRole('button', {
      name: 'Increase quantity of Ridge pillar candle',
    });
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(more);
      await expect(await quantity(canvas, 'Ridge pillar candle')).toHaveValue(String(press + 3));
    }
    const estimates = () =>
      platform.calls.filter(({ name }) => name === 'cart.estimateCurrentCartTotals').length;
    const before = estimates();
    release();
    await canvas.findByText('€224.00');
    await expect(quantityCalls(platform)).toHaveLength(2);
    await amounts(canvas, '€320.00', 2);
    // The totals wait for the last of both requests.
    await expect(estimates() - before).toBe(1);
    await expect(platform.cart().read()?.lineItems[0]?.quantity).toBe(7);
  },
});

export const RollsBackRejectedQuantity = meta.story({
  parameters: { requirements: ['E1'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    platform.cart().rejectBeyondStock();
    const field = await quantity(canvas, 'Ridge pillar candle');
    // Another buyer takes the last items meanwhile, so the stepper is not aware of the limit.
    platform.fail(SET, 'rejected', { times: 1 });
    const vase = await line(canvas, 'Ring vase');
    const candle = await line(canvas, 'Ridge pillar candle');
    await userEvent.click(candle.getByRole('button', { name: /^Increase quantity/ }));
    await candle.findByRole('alert');
    await expect(field).toHaveValue('2');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/couldn’t make this change/);
    await expect(vase.queryByRole('alert')).toBeNull();
    await expect(await quantity(canvas, 'Ring vase')).toBeValid();
    platform.fail(SET, 'broken', { times: 1 });
    await userEvent.click(vase.getByRole('button', { name: /^Increase quantity/ }));
    await userEvent.click(await vase.findByRole('button', { name: 'Try again' }));
    await expect(await quantity(canvas, 'Ring vase')).toHaveValue('2');
    await waitFor(() => expect(vase.queryByRole('alert')).toBeNull());
    await amounts(canvas, '€192.00', 1);
    await expect(candle.getByRole('alert')).toHaveTextContent('couldn’t make this change');
  },
});

export const AcceptsTypedQuantity = meta.story({
  parameters: { requirements: ['D1'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    const field = await quantity(canvas, 'Ridge pillar candle');
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('');
    await expect(quantityCalls(platform)).toHaveLength(0);
    await userEvent.keyboard('12{Enter}');
    await canvas.findByText('€384.00');
    await expect(field).toHaveValue('12');
    await expect(quantityCalls(platform)).toHaveLength(1);
    await amounts(canvas, '€480.00', 2);
  },
});

export const RepeatsWhilePressed = meta.story({
  parameters: { requirements: ['D1'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getLoaded(loaded);
    await findTotals(canvas);
    platform.hold(SET);
    const more = await canvas.findByRole('button', {
      name: 'Increase quantity of Ridge pillar candle',
    });
    const field = await quantity(canvas, 'Ridge pillar candle');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(Number((field as HTMLInputElement).value)).toBeGreaterThan(4));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
    const reached = (field as HTMLInputElement).value;
    await userEvent.keyboard('{Tab}');
    await expect(field).toHaveValue(reached);
    // The number varies between runs, so the screenshot uses a fixed one.
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(field).toHaveValue('9');
  },
});
