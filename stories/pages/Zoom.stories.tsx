import { expectNoOverflow, mockPlatform } from '@vitrine/storybook';
import { screen, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/cart-contents.ts';
import { at } from './lib/at.ts';
import { type Player, seen, shopStory, zoomed } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

/**
 * A window of 640 px or 1280 px at 200 % zoom: all content is available without horizontal
 * scrolling.
 */
const meta = preview.meta({
  title: 'Pages/Zoom',
  ...shopStory,
  loaders: [mockPlatform(({ platform }) => usual(platform))],
});

const cart = async ({ canvas }: Player) => {
  await canvas.findByText(/^Includes/);
  await expectNoOverflow();
};

const product = async ({ canvas }: Player) => {
  await seen('button', /^Add to cart/)({ canvas });
  await expectNoOverflow();
};

const login = async ({ canvas, userEvent }: Player & { userEvent: Clicks }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByRole('textbox', { name: 'Email' });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Log in' });
  await expectNoOverflow();
};
interface Clicks {
  click: (element: Element) => Promise<void>;
}

export const Cart = meta.story({
  parameters: { chromatic: inModes('zoomed', 'halved') },
  globals: zoomed,
  beforeEach: at(hrefs.cart),
  play: cart as never,
});

const atProduct = at(hrefs.product('ridge-pillar-candle'));
export const Product = meta.story({
  parameters: { chromatic: inModes('zoomed', 'halved') },
  globals: zoomed,
  beforeEach: atProduct,
  play: product as never,
});

const unknownPage = at('#/somewhere');
export const Login = meta.story({
  parameters: { chromatic: inModes('zoomed', 'halved') },
  globals: zoomed,
  beforeEach: unknownPage,
  play: login as never,
});
