import { mockPlatform } from '@vitrine/storybook';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { at } from './lib/at.ts';
import { shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/BrowseToCheckout',
  ...shopStory,
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.collection('for-the-table')),
  args: { navigate: fn() },
});

export const ReachesHostedCheckout = meta.story({
  parameters: { requirements: ['F9'] },
  play: async ({ canvas, userEvent, step, args }) => {
    const cart = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

    await step('finds an object in the list', async () => {
      const card = await canvas.findByRole('link', { name: 'Ridge pillar candle' });
      await waitFor(() => expect(canvas.getByText('23 objects')).toBeVisible());
      await userEvent.click(card);
    });

    await step('chooses a colour and sees its price', async () => {
      const title = { name: 'Ridge pillar candle', level: 1 };
      await waitFor(async () => expect(await canvas.findByRole('heading', title)).toBeVisible());
      await userEvent.click(canvas.getByRole('radio', { name: /^Clay/ }));
      await expect(canvas.getByRole('radio', { name: /^Clay/ })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^15 cm/ })).toHaveTextContent('€32.00');
    });

    await step('takes two', async () => {
      const quantity = canvas.getByRole('spinbutton', { name: /Quantity/ });
      await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
      await expect(quantity).toHaveValue('2');
      await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    });

    await step('sees them in the cart', async () => {
      const drawer = await cart();
      await waitFor(() => expect(drawer.getByText('2 items')).toBeVisible());
      await waitFor(() => expect(drawer.getByText('Ridge pillar candle')).toBeVisible());
    });

    await step('enters a code and pays less', async () => {
      const drawer = await cart();
      await userEvent.click(drawer.getByRole('button', { name: 'Add a discount code' }));
      await userEvent.type(await drawer.findByRole('textbox', { name: /code/i }), 'FIRSTLIGHT');
      await userEvent.click(drawer.getByRole('button', { name: 'Apply' }));
      await waitFor(async () => expect(await drawer.findByText('Code FIRSTLIGHT')).toBeVisible());
      await waitFor(async () => expect(await drawer.findByText('−€6.40')).toBeVisible());
    });

    await step('takes one more, and the total follows', async () => {
      const drawer = await cart();
      await userEvent.click(drawer.getByRole('button', { name: /^Increase quantity/ }));
      await waitFor(async () => expect(await drawer.findByText('€86.40')).toBeVisible());
    });

    await step('goes to the hosted checkout', async () => {
      const drawer = await cart();
      await userEvent.click(drawer.getByRole('button', { name: 'Check out' }));
      await waitFor(() => expect(args.navigate).toHaveBeenCalledTimes(1));
      await expect(args.navigate).toHaveBeenCalledWith(
        expect.stringMatching(/^https?:\/\/.+checkoutId=.+/),
      );
    });
  },
});
