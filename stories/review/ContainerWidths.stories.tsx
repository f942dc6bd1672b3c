import { createComparison, memoryStorage } from '@vitrine/atoms';
import { Availability } from '@vitrine/client/cart';
import { mockPlatform } from '@vitrine/storybook';
import {
  Account,
  Callout,
  CartLine,
  CollectionTiles,
  CompareTable,
  EventCard,
  EventRow,
  MarketSelect,
  NewsletterForm,
  NextEvent,
  ProductCard,
  ProductShelf,
  UpcomingEvents,
} from '@vitrine/ui';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { candle, candleTotal, cup, cupTotal } from '../cart/lines.ts';
import { getEvent, shopTimeZone } from '../lib/demo-events.ts';
import { firstProducts, getProduct } from '../lib/demo-products.ts';
import { settled } from '../lib/settled.ts';
import { findWidthFaults } from './find-width-faults.ts';

/** Widths of a container in px, from a narrow column to a wide page. */
const widths = [...[240, 280, 320, 360, 400, 480, 560, 640, 720, 840, 920, 1024, 1180, 1280, 1440]];

interface ContainersProps {
  /** Renders the component in each container. */
  render: () => ReactNode;
}

function Containers({ render }: ContainersProps) {
  return (
    <main style={{ display: 'grid', gap: 40, padding: 8 }}>
      {widths.map((width) => (
        <div key={width} data-testid="container" style={{ inlineSize: width }}>
          {render()}
        </div>
      ))}
    </main>
  );
}

const meta = preview.meta({
  title: 'Review/ContainerWidths',
  component: Containers,
  // The first containers show the form; all of them would be an image of 20,000 px.
  parameters: {
    screenshot: 'window',
    layout: 'fullscreen',
    // The same component is on the page fifteen times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [mockPlatform()],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      const empty = canvas
        .getAllByTestId('container')
        .filter(({ textContent }) => !textContent?.trim());
      if (empty.length > 0) throw new Error(`${empty.length} containers are empty.`);
    });
    await settled(canvasElement);
    await expect(canvas.getAllByTestId('container').flatMap(findWidthFaults)).toEqual([]);
  },
});

const now = Date.parse('2026-11-27T10:00:00Z');
const [product] = firstProducts(1) as [ReturnType<typeof getProduct>];
const comparison = createComparison({
  storage: memoryStorage({
    'vitrine.compare': JSON.stringify(
      ['ridge-pillar-candle', 'ring-vase', 'three-leg-stool'].map((slug) => getProduct(slug)._id),
    ),
  }),
});
const reduced = {
  availability: Availability.PARTIALLY_AVAILABLE,
  description: null,
  fix: { kind: 'take' as const, quantity: 1 },
};

export const ProductCards = meta.story({
  args: { render: () => <ProductCard product={product} /> },
});
export const ProductShelves = meta.story({
  args: { render: () => <ProductShelf title="New this month" products={firstProducts(4)} /> },
});
export const CollectionMosaics = meta.story({
  args: { render: () => <CollectionTiles layout="mosaic" /> },
});
export const CollectionRows = meta.story({
  args: { render: () => <CollectionTiles layout="rows" /> },
});
export const CompareTables = meta.story({
  args: { render: () => <CompareTable comparison={comparison} /> },
});
export const CartLines = meta.story({
  args: {
    render: () => (
      <>
        <CartLine line={candle} currency="EUR" total={candleTotal} onSave={() => {}} />
        <CartLine line={cup} currency="EUR" total={cupTotal} problem={reduced} />
      </>
    ),
  },
});
export const EventCards = meta.story({
  args: {
    render: () => (
      <EventCard event={getEvent('resonance-for-nine-strings')} now={now} timeZone={shopTimeZone} />
    ),
  },
});
export const EventRows = meta.story({
  args: {
    render: () => (
      <EventRow event={getEvent('resonance-for-nine-strings')} now={now} timeZone={shopTimeZone} />
    ),
  },
});
export const UpcomingEventLists = meta.story({
  args: { render: () => <UpcomingEvents timeZone={shopTimeZone} /> },
});
export const NextEvents = meta.story({
  args: { render: () => <NextEvent timeZone={shopTimeZone} /> },
});
export const Callouts = meta.story({
  args: {
    render: () => (
      <Callout tone="warning" announce={false}>
        Some items in your cart have less stock than the quantity that you chose, so they changed.
      </Callout>
    ),
  },
});
export const Forms = meta.story({
  args: {
    render: () => (
      <>
        <NewsletterForm subscribe={async () => {}} hint="Once a month" />
        <MarketSelect markets={[{ value: 'en', label: 'United Kingdom (GBP)' }]} value="en" />
      </>
    ),
  },
});
export const AccountRows = meta.story({
  args: {
    render: () => (
      <Account.Section title="Security">
        <Account.Rows>
          <Account.Row title="Password" note="Use one that you don’t use anywhere else.">
            <button type="button">Change</button>
          </Account.Row>
        </Account.Rows>
      </Account.Section>
    ),
  },
});
