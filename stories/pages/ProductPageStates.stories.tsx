import type { MockPlatform } from '@vitrine/mocks';
import { getPlatform, type Loaded } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { filled, usual } from '../cart/cart-contents.ts';
import { at } from './lib/at.ts';
import { dark, narrow, pageStateStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

/** A shop whose visitor has a few things in the cart, and what else a story prepares. */
const shop = (...arrange: ((platform: MockPlatform) => void)[]) => [filled(usual, ...arrange)];

const meta = preview.meta({
  title: 'Pages/ProductPageStates',
  ...pageStateStory,
  loaders: shop(),
});

const of = (slug: string) => ({ beforeEach: at(hrefs.product(slug)) });

export const NotFound = meta.story({
  ...of('no-such-thing'),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', {
      level: 1,
      name: 'This is no longer available',
    });
    await waitFor(() => expect(title).toBeVisible());
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Shop all objects' })).toHaveAttribute(
      'href',
      hrefs.search(''),
    );
    await expect(main.queryByText('…')).toBeNull();
    await expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const RetriesAfterError = meta.story({
  ...of('ridge-pillar-candle'),
  loaders: shop((platform) => void platform.fail('catalog.queryProducts', 'unavailable')),
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    const countRequests = () =>
      platform.calls.filter(({ name }) => name === 'catalog.queryProducts').length;
    await waitFor(async () =>
      expect(await canvas.findByText('We couldn’t load this object.')).toBeVisible(),
    );
    const before = countRequests();
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(countRequests()).toBe(before + 1));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
    await userEvent.unhover(again);
    again.blur();
  },
});

export const SoldOut = meta.story({
  ...of('ink-night-candle'),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const tell = await main.findByRole('button', { name: 'Email me when it’s back' });
    await waitFor(() => expect(tell).toBeVisible());
    await main.findAllByText('Sold out');
    await expect(main.queryByText(/^Collect at Fenn House/)).toBeNull();
    await expect(main.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  },
});

export const PreOrder = meta.story({
  ...of('opal-brim-pendant'),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const ahead = await main.findByRole('button', { name: /^Pre-order/ });
    await waitFor(() => expect(ahead).toBeEnabled());
    await main.findAllByText(/^Blown in March 2027, sent in April/);
    await expect(main.queryByText(/^Collect at Fenn House/)).toBeNull();
  },
});

export const DigitalDownload = meta.story({
  ...of('fold-throw-knitting-pattern'),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(async () =>
      expect(await main.findByRole('button', { name: /^Add to cart/ })).toBeEnabled(),
    );
    await expect(main.getAllByText(/^PDF, A4/)[0]).toBeInTheDocument();
    await expect(main.queryByText(/^Collect at Fenn House/)).toBeNull();
  },
});

export const GiftVoucher = meta.story({
  ...of('gift-voucher'),
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('radio', { name: /€100/ }));
    await waitFor(() => expect(main.getAllByText('€100.00')[0]).toBeVisible());
    await userEvent.type(main.getByRole('textbox', { name: /^Message for the card/ }), 'For Aksel');
    const [add] = main.getAllByRole('button', { name: /^Add to cart/ });
    await expect(add).toBeEnabled();
  },
});

export const FocusesMissingCustomText = meta.story({
  ...of('stamped-cup'),
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const letters = await main.findByRole('textbox', { name: /^Letters on the foot/ });
    const [add] = main.getAllByRole('button', { name: /^Add to cart/ });
    await userEvent.click(add as HTMLElement);
    await waitFor(() => expect(letters).toHaveFocus());
    await expect(letters).toBeInvalid();
  },
});

export const VideoFirst = meta.story({
  ...of('ridge-hearth-candle'),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Ridge hearth candle' });
    await waitFor(() => expect(canvas.getByRole('main').querySelector('video')).toBeVisible());
  },
});

export const ShowsNameWithoutMedia = meta.story({
  ...of('spare-wicks'),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Spare wicks' });
    await waitFor(() => expect(main.getAllByText('Spare wicks').length).toBeGreaterThan(1));
    await expect(main.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  },
});

export const IgnoresUnknownColorInUrl = meta.story({
  parameters: { screenshot: 'window' },
  beforeEach: at(`${hrefs.product('ridge-pillar-candle')}?Colour=Teal&Size=10+cm`),
  play: async ({ canvas, loaded }) => {
    const { calls } = getPlatform(loaded);
    const main = within(canvas.getByRole('main'));
    await main.findByText(/^Teal is no longer available/);
    // Pre-order data loads after the product, and the message stays.
    const ahead = () => calls.some(({ name }) => name === 'catalog.queryStoreVariants');
    await waitFor(() => expect(ahead()).toBe(true));
    await canvas.findByRole('link', { name: 'Ring vase' });
    await waitFor(() => expect(main.getByText(/^Teal is no longer available/)).toBeVisible());
    await expect(main.getByRole('radio', { name: /^10 cm/ })).toBeChecked();
    await waitFor(() => expect(window.location.hash).toMatch(/\?Size=10\+cm$/));
  },
});

export const ClearsIncompatibleSize = meta.story({
  beforeEach: at(`${hrefs.product('ridge-pillar-candle')}?Colour=Chalk&Size=20+cm`),
  globals: { ...narrow, ...dark },
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('radio', { name: /^Moss/ }));
    const text = '20 cm isn’t available in Moss. Choose another size.';
    await waitFor(async () => expect(await main.findByText(text)).toBeVisible());
    await expect(main.getByRole('radio', { name: /^Moss/ })).toBeChecked();
    await expect(window.location.hash).toMatch(/\?Colour=Moss$/);
  },
});

export const ThousandVariants = meta.story({
  ...of('made-to-order-pitcher'),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Made-to-order pitcher' });
    for (const name of [/^Glaze outside/, /^Glaze inside/, /^Size/]) {
      await expect(
        within(await main.findByRole('radiogroup', { name })).getAllByRole('radio'),
      ).toHaveLength(10);
    }
    await expect(main.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  },
});

export const SplitsShipmentBeyondStock = meta.story({
  ...of('opal-brim-pendant'),
  loaders: shop(({ catalog }) => catalog.setStock('opal-brim-pendant', 2)),
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const more = await main.findByRole('button', {
      name: 'Increase quantity of Opal brim pendant',
    });
    await userEvent.click(more);
    // Pre-order data loads after the product.
    await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(more);
    await waitFor(async () =>
      expect(await main.findByText(/^2 ship now, 1 more later\./)).toBeVisible(),
    );
  },
});
