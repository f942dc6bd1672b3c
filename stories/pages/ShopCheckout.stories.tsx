import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm } from '../cart/cart-contents.ts';
import { getAnalyticsEvents } from '../lib/analytics-events.ts';
import { inAnyLanguage } from '../lib/languages.ts';
import { at } from './lib/at.ts';
import {
  checkOut,
  emptyCart,
  ordered,
  type Playing,
  returnFromCheckout,
  saving,
} from './lib/checkout-actions.ts';
import { dark, medium, narrow, rightToLeft, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/ShopCheckout',
  ...shopStory,
  loaders: [mockPlatform(({ platform }) => calm(platform))],
  beforeEach: at(hrefs.cart),
  args: { navigate: fn() },
});

export const SlowCheckout = meta.story({
  args: { slowAfter: 100 },
  globals: rightToLeft,
  play: async (playing) => {
    await saving(playing as never);
    const text = inAnyLanguage('cart.checkout.slow');
    await waitFor(() => expect(playing.canvas.getByText(text)).toBeVisible());
  },
});

export const WaitsForPendingChanges = meta.story({
  play: async (playing) => {
    const { args, canvas, userEvent, loaded } = playing;
    await canvas.findByText(/^Includes/);
    getPlatform(loaded).hold('cart.updateCurrentCartLineItemQuantity');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Ring vase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await seen('button', 'Saving your changes')(playing as never);
    await canvas.findByText('Updating');
    await expect(args.navigate).not.toHaveBeenCalled();
  },
});

export const NamesRejectedItems = meta.story({
  globals: narrow,
  play: async (playing) => {
    await checkOut(playing as never, (platform) => platform.catalog.setStock('ring-vase', 0));
    const { canvas } = playing;
    const text = 'Ring vase can no longer be ordered. Nothing was charged.';
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await canvas.findByText('This is sold out.');
    await canvas.findByText(/^Includes/);
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeEnabled();
  },
});

const getNavigate = ({ args }: Playing) => mocked(args.navigate as (url: string) => void);

/** Goes to a checkout whose window the browser blocks. */
const blocked = async (playing: Playing) => {
  getNavigate(playing).mockImplementationOnce(() => {
    throw new DOMException('The window was blocked.', 'NotAllowedError');
  });
  await checkOut(playing);
  const text = /^Checkout is ready, but your browser didn’t open it/;
  await waitFor(async () => expect(await playing.canvas.findByText(text)).toBeVisible());
  await seen('button', 'Check out')(playing);
};

export const BlockedCheckoutWindow = meta.story({
  globals: { ...medium, ...dark },
  play: (playing) => blocked(playing as never),
});

export const ReopensSameCheckout = meta.story({
  play: async (playing) => {
    const { canvas, userEvent, loaded } = playing;
    await blocked(playing as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Open checkout' }));
    const [first, second] = getNavigate(playing as never).mock.calls;
    await expect(second).toEqual(first);
    const made = getPlatform(loaded).calls.filter(
      ({ name }) => name === 'cart.createCheckoutFromCurrentCart',
    );
    await expect(made).toHaveLength(1);
    await canvas.findByRole('button', { name: 'Opening checkout' });
    await expect(canvas.queryByRole('button', { name: 'Open checkout' })).toBeNull();
  },
});

export const OrderConfirmation = meta.story({
  parameters: { requirements: ['I7'] },
  play: async (playing) => {
    const events = getAnalyticsEvents(playing.loaded);
    await ordered(playing as never);
    await waitFor(() =>
      expect(events.map(({ name }) => name).filter((name) => name !== 'view_item_list')).toEqual([
        'view_cart',
        'begin_checkout',
        'purchase',
      ]),
    );
    await expect(events.find(({ name }) => name === 'purchase')).toMatchObject({
      params: { currency: 'EUR', value: 160 },
    });
  },
});

export const KeepsCartAfterLeavingCheckout = meta.story({
  globals: narrow,
  play: async (playing) => {
    await returnFromCheckout(playing as never, hrefs.checkedOut);
    await seen('heading', 'You left checkout')(playing as never);
    const { canvas, userEvent } = playing;
    await userEvent.click(canvas.getByRole('link', { name: 'Back to cart' }));
    await canvas.findByText(/^Includes/);
    await seen('button', 'Check out')(playing as never);
    await expect(canvas.getAllByText('3 items')).toHaveLength(2);
  },
});

export const ChecksUnconfirmedOrderAgain = meta.story({
  globals: { ...medium, ...rightToLeft },
  play: async (playing) => {
    await returnFromCheckout(playing as never, hrefs.thanks);
    await seen('heading', inAnyLanguage('cart.return.unconfirmed'))(playing as never);
    const { canvas, userEvent, loaded } = playing;
    getPlatform(loaded).cart().buy();
    await userEvent.click(canvas.getByRole('button', { name: inAnyLanguage('cart.return.check') }));
    await seen('heading', inAnyLanguage('cart.return.ordered'))(playing as never);
    await seen('button', emptyCart)(playing as never);
  },
});

export const ReportsUnknownCheckout = meta.story({
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.checkedOut),
  play: seen('heading', 'We can’t find your order on this device'),
});
