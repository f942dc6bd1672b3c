import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, many } from '../cart/cart-contents.ts';
import { at } from './lib/at.ts';
import { dark, medium, narrow, type Player, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/ShopCartDrawer',
  ...shopStory,
  loaders: [filled(calm)],
  beforeEach: at(hrefs.product('ring-vase')),
});

interface Playing extends Player {
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the cart over the page of the vase. */
async function openCart({ canvas, userEvent }: Playing) {
  await seen('link', 'Dipped cup')({ canvas });
  await userEvent.click(await canvas.findByRole('button', { name: /^Cart, \d+ items$/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
  await drawer.findByText(/^Includes/);
  return drawer;
}

export const ShowsFreeDeliveryProgress = meta.story({
  args: { freeDeliveryFrom: '200' },
  play: async (playing) => {
    const drawer = await openCart(playing as never);
    await waitFor(() =>
      expect(drawer.getByText('Spend €40.00 more for free delivery')).toBeVisible(),
    );
    const bar = drawer.getByRole('progressbar', { name: 'Progress to free delivery' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0.8');
  },
});

export const KeepsFooterVisibleWhileScrolling = meta.story({
  loaders: [filled(many)],
  globals: { ...narrow, ...dark },
  play: async (playing) => {
    const drawer = await openCart(playing as never);
    await expect(drawer.getAllByRole('spinbutton')).toHaveLength(30);
    const button = drawer.getByRole('button', { name: 'Check out' });
    const { bottom } = button.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    drawer.getAllByRole('spinbutton')[20]?.scrollIntoView({ block: 'center' });
    await expect(button.getBoundingClientRect().bottom).toBe(bottom);
  },
});

export const OpensAfterAddToCart = meta.story({
  globals: medium,
  play: async ({ canvas, userEvent }) => {
    await seen('link', 'Dipped cup')({ canvas });
    const main = within(canvas.getByRole('main'));
    const inCart = await main.findByRole('button', { name: 'View cart' });
    await userEvent.click(inCart);
    await screen.findByRole('dialog', { name: 'Cart' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(inCart).toHaveFocus());
    await userEvent.click(await main.findByRole('button', { name: 'Add to cart' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await waitFor(() =>
      expect(drawer.getByRole('spinbutton', { name: 'Quantity of Ring vase' })).toHaveValue('2'),
    );
    await waitFor(() => expect(drawer.getAllByText('€256.00')).toHaveLength(2));
  },
});

export const ClosesWhenLinkIsFollowed = meta.story({
  parameters: { screenshot: 'window' },
  play: async (playing) => {
    const drawer = await openCart(playing as never);
    const [link] = drawer.getAllByRole('link', { name: 'Ring vase' });
    // It leads to the page on show, so that nothing else on the page changes.
    await expect(link).toHaveAttribute('href', hrefs.product('ring-vase'));
    await playing.userEvent.click(link as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
