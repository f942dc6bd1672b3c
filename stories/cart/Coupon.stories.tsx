import {
  applyCouponAtom,
  checkoutAtom,
  memoryLocation,
  removeLineAtom,
  returnFromCheckoutAtom,
} from '@vitrine/atoms';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled } from './cart-contents.ts';
import { amounts, findTotals, getLoaded, interrupted, waitForAnnouncement } from './cart-demo.tsx';
import { Summary } from './cart-summary-demo.tsx';

const meta = preview.meta({
  title: 'Cart/Coupon',
  component: Summary,
  parameters: { layout: 'padded' },
  loaders: [filled(calm)],
});

const applications = (loaded: unknown) =>
  getLoaded(loaded).platform.calls.filter(({ name }) => name === 'cart.updateCurrentCart');

/** Buys the cart with a code, and fills the next one with the same. */
async function buyWith(code: string, loaded: unknown): Promise<void> {
  const { platform, storefront } = getLoaded(loaded);
  const { store } = storefront;
  await store.set(applyCouponAtom, code);
  await store.set(checkoutAtom, { callbacks: {} });
  platform.cart().buy();
  calm(platform);
  await store.set(returnFromCheckoutAtom);
}

/** Each code of the shop that is rejected, and why. */
const rejections = [
  ['FIRSTLITE', 'We don’t recognise FIRSTLITE. Check the spelling.'],
  ['MIDSUMMER', 'Code MIDSUMMER has expired.'],
  ['SNOWDROP', 'Code SNOWDROP isn’t active yet.'],
  ['LATESUPPER', 'Code LATESUPPER is for orders of €250.00 or more.'],
  ['NEWHERE', 'Code NEWHERE has already been used.'],
  ['HOUSEFRIEND', 'Code HOUSEFRIEND is for members. Log in to use it.'],
] as const;

export const ExplainsRejectionsAndKeepsCode = meta.story({
  parameters: { requirements: ['F1'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    await buyWith('NEWHERE', loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }));
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    for (const [code, message] of rejections) {
      await userEvent.clear(field);
      await userEvent.type(field, `${code}{Enter}`);
      await interrupted(message);
      await expect(field).toHaveValue(code);
      await waitFor(() => expect(field).toHaveFocus());
    }
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible());
    await expect(canvas.getAllByText('€160.00')).toHaveLength(2);
  },
});

export const ExplainsCodeForOtherItems = meta.story({
  parameters: { requirements: ['F1'] },
  loaders: [filled(({ cart }) => void cart().add('ring-vase'))],
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.fail('cart.updateCurrentCart', 'offline', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('CANDLENIGHT{Enter}');
    await interrupted('You’re offline. Check your connection and try again.');
    await userEvent.keyboard('{Enter}');
    await interrupted('Code CANDLENIGHT doesn’t apply to anything in your cart.');
  },
});

export const ExplainsInactiveCode = meta.story({
  parameters: { requirements: ['F1'] },
  loaders: [
    filled(calm, ({ cart }) => {
      cart().add('ring-vase');
      cart().applyCoupon('LATESUPPER');
    }),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('−€40.00');
    const { platform, storefront } = getLoaded(loaded);
    const [, vase] = platform.cart().read()?.lineItems ?? [];
    await storefront.store.set(removeLineAtom, vase?.id ?? '');
    await canvas.findByText('Not applied');
    await waitFor(() =>
      expect(canvas.getByText('Code LATESUPPER is for orders of €250.00 or more.')).toBeVisible(),
    );
    await waitForAnnouncement('Code LATESUPPER is for orders of €250.00 or more.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code LATESUPPER' }));
    await waitFor(() => expect(canvas.queryByText('Code LATESUPPER')).toBeNull());
  },
});

export const AppliesCodeFromUrlOnce = meta.story({
  parameters: { requirements: ['F2'] },
  args: { location: memoryLocation() },
  beforeEach: ({ args }) => {
    args.location?.write(new URLSearchParams('coupon=firstlight&from=letter'), 'replace');
  },
  play: async ({ canvas, userEvent, args, loaded }) => {
    await canvas.findByText('−€16.00');
    await expect(args.location?.read().toString()).toBe('from=letter');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code FIRSTLIGHT' }));
    await amounts(canvas, '€160.00', 2);
    await expect(applications(loaded)).toHaveLength(1);
  },
});

export const ShowsRejectedCodeFromUrl = meta.story({
  parameters: { requirements: ['F2'] },
  args: { location: memoryLocation() },
  beforeEach: ({ args }) => {
    args.location?.write(new URLSearchParams('coupon=MIDSUMMER'), 'replace');
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const field = await canvas.findByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveValue('MIDSUMMER');
    await interrupted('Code MIDSUMMER has expired.');
    await expect(document.activeElement).toBe(document.body);
    const before = applications(loaded).length;
    await userEvent.clear(field);
    await userEvent.type(field, '   {Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a code.');
    await expect(applications(loaded)).toHaveLength(before);
    await findTotals(canvas);
  },
});

export const ShowsPendingCodeInTotals = meta.story({
  parameters: { requirements: ['F3', 'F2'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    const release = getLoaded(loaded).platform.hold('cart.updateCurrentCart');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('FIRSTLIGHT{Enter}');
    await waitFor(() => expect(canvas.getByText('Code FIRSTLIGHT')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Remove code/ })).toBeNull();
    await expect(canvas.getAllByText('€160.00')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    release();
    await canvas.findByText('−€16.00');
    await waitForAnnouncement('Code FIRSTLIGHT applied.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove code FIRSTLIGHT' })).toHaveFocus(),
    );
    await expect(applications(loaded)).toHaveLength(1);
  },
});

export const Pending = meta.story({
  parameters: { requirements: ['F3'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    getLoaded(loaded).platform.hold('cart.updateCurrentCart');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('FIRSTLIGHT{Enter}');
    await waitFor(() => expect(canvas.getByText('Code FIRSTLIGHT')).toBeVisible());
    await expect(canvas.getByText('Code FIRSTLIGHT').closest('[data-pending]')).not.toBeNull();
    await expect(canvas.queryByText(/^−€/)).toBeNull();
  },
});

export const ReportsFailedRemoval = meta.story({
  parameters: { requirements: ['F3'] },
  loaders: [filled(calm, ({ cart }) => void cart().applyCoupon('POSTFREE'))],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Delivery discount');
    const { platform } = getLoaded(loaded);
    platform.fail('cart.removeCouponFromCurrentCart', 'unavailable', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code POSTFREE' }));
    await canvas.findByText('We couldn’t remove code POSTFREE. Try again.');
    await waitForAnnouncement('We couldn’t remove code POSTFREE. Try again.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove code POSTFREE' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code POSTFREE' }));
    await waitFor(() => expect(canvas.queryByText('Code POSTFREE')).toBeNull());
    await findTotals(canvas);
  },
});
