import type { OrderStatus } from '@vitrine/client/orders';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { concert, getVisit, navigate, noNews, toOrder, visiting } from '../orders/order-demo.tsx';
import { at } from './lib/at.ts';
import { dark, large } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';
import { Shop } from './shop/Shop.tsx';

interface OrderArgs {
  status?: OrderStatus;
}

const persian = { locale: 'fa-IR' };

const meta = preview.meta({
  title: 'Pages/TicketOrderPage',
  component: () => null,
  globals: large,
  loaders: [visiting(concert)],
  beforeEach: ({ args, loaded }: { args: OrderArgs; loaded: unknown }) =>
    at(hrefs.ticketOrder(concert, toOrder(getVisit(loaded), args.status ?? 'PAID')))(),
  render: (_: OrderArgs, { loaded }: { loaded: Record<string, unknown> }) => (
    <Shop navigate={navigate} platform={getVisit(loaded).platform} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(/^(Total|جمع کل)$/)).toHaveLength(1));
    // An order that may still change is polled until polling ends.
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Checking|در حال/ })).toBeNull(),
    );
  },
});

export const Confirmed = meta.story({
  parameters: { chromatic: inModes('light', 'large dark', 'small', 'large persian') },
});

export const Pending = meta.story({
  args: { status: 'PENDING' },
  parameters: { chromatic: inModes('light', 'small dark', 'small persian') },
  play: async ({ canvas }) => {
    await noNews();
    await canvas.findByText(/^(Total|جمع کل)$/);
  },
});

export const Declined = meta.story({
  args: { status: 'DECLINED' },
  parameters: { chromatic: inModes('light', 'small') },
});
export const DeclinedPersianDark = meta.story({
  args: { status: 'DECLINED' },
  globals: { ...large, ...persian, ...dark },
  play: async ({ canvas }) => {
    await canvas.findByText(/^جمع کل$/);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'انتخاب دوبارهٔ بلیت' })).toBeVisible(),
    );
  },
});
