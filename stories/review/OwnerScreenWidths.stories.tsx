import {
  BulkPricing,
  CheckInScreen,
  CollectionAdmin,
  Dashboard,
  EventEditor,
  EventList,
  GuestList,
  MediaManager,
  OrderList,
  OrderPage,
  PointOfSale,
  ProductAdminList,
  ProductEditor,
  VariantGrid,
} from '@vitrine/admin';
import {
  createEventAdminList,
  createOrderList,
  createProductAdminList,
  memoryLocation,
  memoryStorage,
} from '@vitrine/atoms';
import { getEventId } from '@vitrine/mocks';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { themeAttributes, vars } from '@vitrine/theme';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { adminParameters, large } from '../admin/admin-demo.tsx';
import { concertId } from '../admin/guest-demo.tsx';
import { usePricing } from '../admin/product-demo.tsx';
import { getProduct } from '../lib/demo-products.ts';
import { settled } from '../lib/settled.ts';
import { findWidthFaults } from './find-width-faults.ts';

/** Widths of a host's own frame in px. The last one is in the screenshot. */
const widths = [1280, 1100, 960, 900, 840, 760, 720, 640, 560, 520, 480, 400, 360, 320, 600];

const product = getProduct('ridge-pillar-candle');

interface ScreenProps {
  /** Renders a screen of owners without a frame. */
  render: (loaded: object) => ReactNode;
}

/** A screen in an element whose width changes, as in the frame of a host. */
const meta = preview.meta({
  title: 'Review/OwnerScreenWidths',
  parameters: { ...adminParameters, screenshot: 'window' },
  globals: large,
  loaders: [
    mockPlatform(({ platform }) => platform.actAsOwner(), {
      ports: (platform) => ({
        storage: memoryStorage(),
        ...(platform && {
          checkIn: platform.orders.admission,
          media: platform.media,
          stock: platform.stock,
          ticketKinds: platform.tickets.kinds,
        }),
      }),
    }),
  ],
  args: { render: () => null } as ScreenProps,
  render: ({ render }: ScreenProps, { loaded }: { loaded: object }) => (
    // The space around it is that of `AdminFrame`.
    <main {...themeAttributes({ density: 'compact' })} style={{ padding: `0 ${vars.space[24]}` }}>
      <div data-testid="container" style={{ inlineSize: widths[0] }}>
        {render(loaded)}
      </div>
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const container = canvas.getByTestId('container');
    await waitFor(() => expect(container.textContent?.trim().length).toBeGreaterThan(200));
    await settled(canvasElement);
    const faults: string[] = [];
    for (const width of widths) {
      container.style.inlineSize = `${width}px`;
      // What measures itself renders once more.
      await settled(canvasElement);
      faults.push(...findWidthFaults(container));
    }
    await expect(faults).toEqual([]);
  },
});

export const DashboardWidths = meta.story({ args: { render: () => <Dashboard /> } });

const orders = createOrderList({ location: memoryLocation('') });

export const OrderListWidths = meta.story({ args: { render: () => <OrderList list={orders} /> } });

export const OrderPageWidths = meta.story({
  args: {
    render: (loaded) => {
      const order = getPlatform(loaded)
        .orders.all()
        .findLast(({ eventId, status }) => eventId === concertId && status === 'PAID');
      return order && <OrderPage eventId={concertId} orderNumber={order.orderNumber} />;
    },
  },
});

export const PointOfSaleWidths = meta.story({
  args: { render: () => <PointOfSale eventId={concertId} /> },
});

const events = createEventAdminList({ location: memoryLocation('') });

export const EventListWidths = meta.story({ args: { render: () => <EventList list={events} /> } });

export const EventEditorWidths = meta.story({
  args: {
    render: () => (
      <EventEditor
        eventId={getEventId('night-choir-by-candlelight')}
        timeZone="Europe/Copenhagen"
      />
    ),
  },
});

export const GuestListWidths = meta.story({
  args: { render: () => <GuestList eventId={concertId} /> },
});

const products = createProductAdminList({ location: memoryLocation(''), limit: 12 });

export const ProductListWidths = meta.story({
  args: { render: () => <ProductAdminList list={products} /> },
});

export const ProductEditorWidths = meta.story({
  args: { render: () => <ProductEditor productId={product._id} /> },
});

export const MediaManagerWidths = meta.story({
  args: { render: () => <MediaManager productId={product._id} /> },
});

export const CollectionAdminWidths = meta.story({
  args: {
    render: (loaded) => (
      <CollectionAdmin
        collectionId={getPlatform(loaded).shop.collections.find(({ slug }) => slug === 'light')?.id}
        onOpen={() => {}}
      />
    ),
  },
});

/** The tickets or the form of an event, in its editor. */
const renderEvent = (section: 'tickets' | 'form') => (
  <EventEditor eventId={concertId} timeZone="Europe/Copenhagen" defaultSection={section} />
);

export const EventTicketsWidths = meta.story({ args: { render: () => renderEvent('tickets') } });

export const EventFormWidths = meta.story({ args: { render: () => renderEvent('form') } });

export const CheckInWidths = meta.story({
  args: { render: () => <CheckInScreen eventId={concertId} guestsHref="#/admin/guests" /> },
});

export const VariantGridWidths = meta.story({
  args: { render: () => <VariantGrid productId={product._id} /> },
});

const pricedSlugs = ['ridge-pillar-candle', 'dome-table-lamp', 'ring-vase'];

function Pricing() {
  const pricing = usePricing(pricedSlugs);
  return pricing && <BulkPricing pricing={pricing} />;
}

export const BulkPricingWidths = meta.story({ args: { render: () => <Pricing /> } });
