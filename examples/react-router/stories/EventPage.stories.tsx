import { mockPlatform } from '@vitrine/storybook';
import { EventDetailPage } from '@vitrine/ui/pages';
import preview from '../.storybook/preview.tsx';

const meta = preview.meta({
  component: EventDetailPage,
  args: { slug: 'throwing-bowls-for-beginners' },
  loaders: [mockPlatform()],
  parameters: { screenshot: 'window' },
});

export const WithTickets = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = { name: 'Increase quantity of A wheel and clay' };
    await userEvent.click(await canvas.findByRole('button', more));
    await canvas.findByRole('button', { name: 'Continue to your details' });
  },
});

export const SoldOut = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.tickets.sellOut('throwing-bowls-for-beginners');
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByText('Sold out');
  },
});
