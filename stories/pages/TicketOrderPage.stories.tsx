import type { OrderStatus } from '@vitrine/client/orders';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { concert, getVisit, navigate, noNews, toOrder, visiting } from '../orders/order-demo.tsx';
import { at } from './lib/at.ts';
import { dark, large, small } from './lib/shop-story.tsx';
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

export const Confirmed = meta.story();
export const ConfirmedDark = meta.story({ globals: { ...large, ...dark } });
export const ConfirmedSmall = meta.story({ globals: small });
export const ConfirmedPersian = meta.story({ globals: { ...large, ...persian } });

const pending = {
  args: { status: 'PENDING' },
  play: async ({ canvas }: { canvas: { findByText: (text: RegExp) => Promise<HTMLElement> } }) => {
    await noNews();
    await canvas.findByText(/^(Total|جمع کل)$/);
  },
} as const;

export const Pending = meta.story(pending);
export const PendingSmallDark = meta.story({ ...pending, globals: { ...small, ...dark } });
export const PendingSmallPersian = meta.story({ ...pending, globals: { ...small, ...persian } });

const declined = { args: { status: 'DECLINED' } } as const;

export const Declined = meta.story(declined);
export const DeclinedSmall = meta.story({ ...declined, globals: small });
export const DeclinedPersianDark = meta.story({
  ...declined,
  globals: { ...large, ...persian, ...dark },
  play: async ({ canvas }) => {
    await canvas.findByText(/^جمع کل$/);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'انتخاب دوبارهٔ بلیت' })).toBeVisible(),
    );
  },
});
