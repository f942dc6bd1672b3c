import { createComparison, createWishlist, memoryStorage } from '@vitrine/atoms';
import { Availability } from '@vitrine/client/cart';
import { mockPlatform } from '@vitrine/storybook';
import {
  Accordion,
  Account,
  BackInStock,
  Breadcrumbs,
  Button,
  Callout,
  CartLine,
  CheckoutView,
  CollectionTiles,
  CompareTable,
  CouponForm,
  EmptyState,
  EventCard,
  EventDetail,
  EventForm,
  EventRow,
  LoadError,
  MarketSelect,
  NewsletterForm,
  NextEvent,
  Pagination,
  ProductCard,
  ProductShelf,
  ProductView,
  QuickAddToCart,
  RemovedLine,
  SearchField,
  Stack,
  Tabs,
  TicketSelector,
  TotalsView,
  UpcomingEvents,
  WishlistGrid,
} from '@vitrine/ui';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { large } from '../back-in-stock/sold-out-product.tsx';
import { candle, candleTotal, cup, cupTotal } from '../cart/lines.ts';
import { Picker } from '../catalog/picker.tsx';
import { buyer, guest } from '../events/form.tsx';
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
    // A field that has the focus may have scrolled the page.
    scrollTo(0, 0);
  },
});

const now = Date.parse('2026-11-27T10:00:00Z');
const [product] = firstProducts(1) as [ReturnType<typeof getProduct>];
const ids = ['ridge-pillar-candle', 'ring-vase', 'three-leg-stool'].map(
  (slug) => getProduct(slug)._id,
);
const comparison = createComparison({
  storage: memoryStorage({ 'vitrine.compare': JSON.stringify(ids) }),
});
const wishlist = createWishlist({
  storage: memoryStorage({ 'vitrine.wishes': JSON.stringify(ids) }),
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
        We have fewer of some items than you chose, so their quantities in your cart have changed.
      </Callout>
    ),
  },
});
export const Forms = meta.story({
  args: {
    render: () => (
      <Stack gap="32">
        <SearchField />
        <NewsletterForm subscribe={async () => {}} hint="Once a month" />
        <MarketSelect markets={[{ value: 'en', label: 'United Kingdom (GBP)' }]} value="en" />
      </Stack>
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

const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` });

export const Totals = meta.story({
  args: {
    render: () => (
      <Stack gap="16">
        <TotalsView
          value={{
            rows: [
              { kind: 'subtotal', amount: euros('204.00') },
              {
                kind: 'discount',
                name: 'Two of a kind, in the first frost',
                amount: euros('12.00'),
              },
              { kind: 'delivery', amount: undefined },
            ],
            total: euros('192.00'),
            includedTax: { amount: euros('38.40'), name: 'VAT' },
          }}
          currency="EUR"
          itemCount={3}
          unavailableCount={2}
          coupon={{
            code: 'FIRSTLIGHT',
            reason: 'Code FIRSTLIGHT has expired.',
            onRemove: () => {},
          }}
        />
        <CouponForm
          isOpen
          value="FIRSTLITE"
          error="We don’t recognise FIRSTLITE."
          onApply={() => {}}
          onOpen={() => {}}
          onValueChange={() => {}}
        />
        <CheckoutView
          message={{
            tone: 'warning',
            text: '2 products need your attention before checkout.',
          }}
        />
        <RemovedLine name="Ring vase" time={600_000} onUndo={() => {}} onEnd={() => {}} />
      </Stack>
    ),
  },
});
export const Tickets = meta.story({
  args: { render: () => <TicketSelector eventId={getEvent('resonance-for-nine-strings')._id} /> },
});
export const EventPages = meta.story({
  args: { render: () => <EventDetail slug="resonance-for-nine-strings" /> },
});
export const Registrations = meta.story({
  args: {
    render: () => (
      <EventForm.Root sections={[buyer(), guest(2)]}>
        <EventForm.Section name="buyer" />
        <EventForm.Section name="guest-2" />
        <EventForm.Submit>Continue</EventForm.Submit>
      </EventForm.Root>
    ),
  },
});
export const ReadOnlyRegistrations = meta.story({
  args: {
    render: () => <EventForm.Answers sections={[buyer(), guest(2)]} onEditSection={() => {}} />,
  },
});
export const Pickers = meta.story({
  args: {
    render: () => (
      <Picker product={getProduct('ridge-pillar-candle')} selection={{ Colour: 'Chalk' }} />
    ),
  },
});
export const ProductViews = meta.story({
  args: { render: () => <ProductView product={getProduct('ridge-pillar-candle')} /> },
});
export const BackInStockForms = meta.story({
  args: { render: () => <BackInStock.Form item={large} /> },
});
export const Wishlists = meta.story({
  args: {
    render: () => (
      <WishlistGrid
        wishlist={wishlist}
        renderFooter={(saved) => (
          <QuickAddToCart product={saved} variant="full" emphasis="outline" />
        )}
      />
    ),
  },
});
export const Navigation = meta.story({
  args: {
    render: () => (
      <>
        <Breadcrumbs.Root>
          <Breadcrumbs.Link href="#collections">Collections</Breadcrumbs.Link>
          <Breadcrumbs.Link href="#wool">Wool and linen</Breadcrumbs.Link>
          <Breadcrumbs.Current>Stripe cushion, sewing pattern</Breadcrumbs.Current>
        </Breadcrumbs.Root>
        <Pagination page={5} pages={1000} href={(page) => `#page-${page}`} />
        <Tabs.Root defaultValue="details">
          <Tabs.List aria-label="Product">
            <Tabs.Tab value="details">Details</Tabs.Tab>
            <Tabs.Tab value="care">Care and repair</Tabs.Tab>
            <Tabs.Tab value="delivery">Delivery and returns</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="details">Oiled oak and brass</Tabs.Panel>
          <Tabs.Panel value="care">Wipe with a damp cloth</Tabs.Panel>
          <Tabs.Panel value="delivery">Three to six working days</Tabs.Panel>
        </Tabs.Root>
        <Accordion.Root defaultValue={['care']}>
          <Accordion.Item value="care">
            <Accordion.Title>Care and repair</Accordion.Title>
            <Accordion.Content>Wipe with a damp cloth, and oil it once a year.</Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
      </>
    ),
  },
});
export const Messages = meta.story({
  args: {
    render: () => (
      <Stack gap="16">
        <EmptyState title="Your cart is empty" level={2} action={<Button>Shop all items</Button>}>
          When you add something, it will be here.
        </EmptyState>
        <Callout
          tone="danger"
          announce={false}
          action={
            <Button emphasis="text" tone="inherit">
              Try again
            </Button>
          }
        >
          We couldn’t load some of these products. Check your connection.
        </Callout>
        <LoadError onRetry={() => {}}>We couldn’t load the events.</LoadError>
      </Stack>
    ),
  },
});
