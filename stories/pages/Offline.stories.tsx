import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { calm } from '../cart/cart-contents.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { atWithConnection, connect, cut, inBar } from './lib/connection.ts';
import { shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/Offline',
  ...shopStory,
  loaders: [mockPlatform(({ platform }) => calm(platform))],
  beforeEach: atWithConnection(hrefs.cart),
});

const offlineText = 'You’re offline. Some details may be out of date.';

export const KeepsCartVisible = meta.story({
  play: async ({ canvas }) => {
    await cut({ canvas });
    await waitFor(() => expect(getAnnouncement()).toBe(offlineText));
    await expect(canvas.getByText('Ring vase')).toBeInTheDocument();
  },
});

const notArrived = /^You’re offline, so your last/;

/** Increases the vase's quantity while offline: the outcome is in the cart. */
async function lose({ canvas, loaded }: { canvas: object; loaded: object }) {
  const shop = canvas as ReturnType<typeof within>;
  await cut({ canvas });
  const mend = getPlatform(loaded).fail('*', 'offline');
  const [, more] = shop.getAllByRole('button', { name: /^Increase quantity of/ });
  await userEvent.click(more as HTMLElement);
  await waitFor(async () => expect(await shop.findByText(notArrived, inBar)).toBeVisible());
  await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  return mend;
}

export const RollsBackAndReportsLostChange = meta.story({
  parameters: { chromatic: inModes('light', 'narrow dark'), requirements: ['E5'] },
  play: async (context) => {
    await lose(context);
    const { canvas, loaded } = context;
    await expect(canvas.getAllByText(notArrived, inBar)).toHaveLength(1);
    await expect(canvas.getByRole('spinbutton', { name: /Ring vase$/ })).toHaveValue('1');
    const platform = getPlatform(loaded);
    await expect(platform.cart().read()?.lineItems[1]?.quantity).toBe(1);
  },
});

export const RetriesLostChangeAfterReconnect = meta.story({
  parameters: { requirements: ['E5'] },
  play: async (context) => {
    const mend = await lose(context);
    const { canvas, loaded } = context;
    mend();
    connect(true);
    await waitFor(() => expect(canvas.queryByText(offlineText, inBar)).toBeNull());
    await expect(canvas.getByText(notArrived, inBar)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(notArrived, inBar)).toBeNull());
    const platform = getPlatform(loaded);
    await waitFor(() => expect(platform.cart().read()?.lineItems[1]?.quantity).toBe(2));
    await waitFor(() => expect(canvas.getAllByText('€192.00')).not.toHaveLength(0));
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  },
});
