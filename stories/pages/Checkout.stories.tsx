import type { World } from '@vitrine/mocks';
import { english, type MessageCatalogue } from '@vitrine/ui';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm } from '../cart/fill.ts';
import { type Loaded, world } from '../lib/world.ts';
import { at } from './at.ts';
import { dark, medium, narrow, rightToLeft, seen, shopStory } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

const meta = preview.meta({
  title: 'Pages/Checkout',
  ...shopStory,
  loaders: [world(({ world: platform }) => calm(platform))],
  beforeEach: at(hrefs.cart),
  args: { navigate: fn() },
});

interface Playing {
  canvas: {
    findByRole: (role: string, options: object) => Promise<HTMLElement>;
    findByText: (text: string | RegExp) => Promise<HTMLElement>;
  };
  userEvent: { click: (element: Element) => Promise<void> };
  loaded: object;
  args: { navigate?: (url: string) => void };
}

const emptyCart = /^(Cart, empty|سبد خرید، خالی)$/;

/** A message in English, or in Persian where the story speaks it. */
const either = (message: keyof MessageCatalogue) =>
  new RegExp(`^(${english[message] as string}|${persian[message] as string})$`);

/** Presses “Check out” once all is known, after the platform was told what it will do. */
const checkOut = async (
  { canvas, userEvent, loaded }: Playing,
  arrange?: (platform: World) => void,
) => {
  await canvas.findByText(/^(Includes|شامل)/);
  arrange?.((loaded as Required<Loaded>).world);
  await userEvent.click(await canvas.findByRole('button', { name: either('cart.checkout') }));
};

const saving = async (playing: Playing) => {
  const { canvas, userEvent } = playing;
  await checkOut(playing, (platform) => {
    platform.hold('cart.createCheckoutFromCurrentCart');
  });
  await seen('button', either('cart.checkout.opening'))({ canvas: canvas as never });
  await userEvent.click(await canvas.findByRole('heading', { level: 1 }));
};

export const ItWaitsForTheHostedCheckout = meta.story({
  globals: medium,
  play: (playing) => saving(playing as never),
});
export const ItWaitsInTheDark = meta.story({
  globals: { ...narrow, ...dark },
  play: (playing) => saving(playing as never),
});

export const ASlowCheckoutSaysThatNothingWasCharged = meta.story({
  args: { slowAfter: 100 },
  globals: rightToLeft,
  play: async (playing) => {
    await saving(playing as never);
    const words = either('cart.checkout.slow');
    await waitFor(() => expect(playing.canvas.getByText(words)).toBeVisible());
  },
});

export const ARefusalNamesItsLines = meta.story({
  globals: narrow,
  play: async (playing) => {
    await checkOut(playing as never, (platform) => platform.catalog.setStock('ring-vase', 0));
    const { canvas } = playing;
    const words = 'The shop did not take Ring vase. Nothing was charged.';
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await canvas.findByText('This is sold out.');
    await canvas.findByText(/^Includes/);
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeEnabled();
  },
});

/** Goes to the checkout, lets something happen there, and comes back to one of its callbacks. */
const comeBack = async (playing: Playing, href: string, meanwhile?: (platform: World) => void) => {
  const { args, loaded } = playing;
  await checkOut(playing);
  await waitFor(() => expect(args.navigate).toHaveBeenCalled());
  meanwhile?.((loaded as Required<Loaded>).world);
  window.location.hash = href;
};

const ordered = async (playing: Playing) => {
  await comeBack(playing, hrefs.thanks, (platform) => platform.cart().buy());
  await seen('heading', either('cart.return.ordered'))(playing as never);
  await playing.canvas.findByText(/€160\.00/);
  await seen('button', emptyCart)(playing as never);
  // What was ordered comes before the way on.
  const { findByRole } = playing.canvas;
  const items = await findByRole('heading', { name: either('cart.return.items') });
  const main = within(await findByRole('main', {}));
  const wayOn = main.getByRole('link', { name: /^(See all objects|دیدن همهٔ کالاها)$/ });
  await expect(items.compareDocumentPosition(wayOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
};

export const AnOrderShowsWhatWasOrdered = meta.story({
  play: (playing) => ordered(playing as never),
});
export const AnOrderInTheDark = meta.story({
  globals: { ...medium, ...dark },
  play: (playing) => ordered(playing as never),
});
export const AnOrderInPersian = meta.story({
  globals: { ...narrow, locale: 'fa-IR' },
  play: (playing) => ordered(playing as never),
});

export const ACheckoutThatWasLeftKeepsTheCart = meta.story({
  globals: narrow,
  play: async (playing) => {
    await comeBack(playing as never, hrefs.checkedOut);
    await seen('heading', 'Nothing was ordered')(playing as never);
    const { canvas, userEvent } = playing;
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the cart' }));
    await canvas.findByText(/^Includes/);
    await seen('button', 'Check out')(playing as never);
    await expect(canvas.getByText('3 objects')).toBeInTheDocument();
  },
});

export const ThanksWithoutAnOrderAreNotBelieved = meta.story({
  globals: { ...medium, ...rightToLeft },
  play: async (playing) => {
    await comeBack(playing as never, hrefs.thanks);
    await seen('heading', either('cart.return.unconfirmed'))(playing as never);
    const { canvas, userEvent, loaded } = playing;
    (loaded as Required<Loaded>).world.cart().buy();
    await userEvent.click(canvas.getByRole('button', { name: either('cart.return.check') }));
    await seen('heading', either('cart.return.ordered'))(playing as never);
    await seen('button', emptyCart)(playing as never);
  },
});

export const AnAddressWithoutACheckoutSaysWhatIsKnown = meta.story({
  loaders: [world()],
  beforeEach: at(hrefs.checkedOut),
  play: seen('heading', 'We can’t tell what became of the checkout'),
});
