import type { QueryOptions } from '@vitrine/atoms';
import {
  brandFacet,
  collectionBySlugAtom,
  collectionsAtom,
  createCollectionList,
  createEventList,
  createProductList,
  createStorefront,
  dehydrateStorefront,
  HydrateStorefront,
  loadCollectionPage,
  loadData,
  loadEventListPage,
  loadEventPage,
  loadProductPage,
  loadSearchPage,
  locationAtom,
  memoryLocation,
  optionFacet,
  priceFacet,
  productBySlugAtom,
  renderWithData,
  type Storefront,
  StorefrontProvider,
  stockFacet,
  useAtomValue,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import {
  CartTrigger,
  CollectionHero,
  CollectionTiles,
  EventDetail,
  EventList,
  Listing,
  ProductDetail,
  QuickAddToCart,
  RelatedShelf,
  TicketSelector,
  UiProvider,
} from './index.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const facets = [stockFacet, optionFacet('colour', 'Colour'), brandFacet, priceFacet];
const timeZone = 'Europe/Copenhagen';

/** The storefront of one request, or of one page in a browser, at the query of a URL. */
const createPage = ({ apiBaseUrl, fetch }: MockPlatform, query = '') =>
  createStorefront({
    client: createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch }),
    location: memoryLocation(query),
    queryDefaults: { retry: false },
  });

const routes = {
  product: (slug: string) => `/products/${slug}`,
  collection: (slug: string) => `/collections/${slug}`,
  event: (slug: string) => `/events/${slug}`,
  cart: '/cart',
};

/**
 * Renders a page with its lazy components.
 *
 * @param chunkSize bytes after which a server sends the content of a `Suspense` later than the page.
 */
const render =
  (storefront: Storefront, page: ReactNode, chunkSize = Number.POSITIVE_INFINITY) =>
  async (): Promise<string> => {
    const { prelude } = await prerender(
      <StrictMode>
        <StorefrontProvider storefront={storefront}>
          <UiProvider locale="en-GB" routes={routes}>
            <CartTrigger />
            {page}
          </UiProvider>
        </StorefrontProvider>
      </StrictMode>,
      { progressiveChunkSize: chunkSize },
    );
    return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
  };

const getCalls = ({ calls }: MockPlatform) =>
  calls.map(({ name }) => name).filter((name) => name !== 'auth.requestTokens');

/** Queries that the components of a rendered page would fetch once they are mounted. */
const getFetchedOnMount = ({ queryClient }: Storefront) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => {
      const { queryFn, refetchOnMount } = query.options as QueryOptions<unknown>;
      if (!queryFn) return false;
      const isStale = typeof refetchOnMount !== 'function' || refetchOnMount(query as never);
      return query.state.data === undefined || isStale;
    })
    .map(({ queryKey }) => queryKey.join(' '));

/** Queries of the server that no component of the page has read. */
const getUnread = ({ queryClient }: Storefront) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ options, queryKey }) => !options.queryFn && queryKey.at(-1) !== 'window')
    .map(({ queryKey }) => queryKey.join(' '));

function ProductPage({ slug }: { slug: string }) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const location = useAtomValue(locationAtom);
  return (
    <>
      <ProductDetail slug={slug} location={location} />
      {product && (
        <RelatedShelf
          product={product}
          renderAction={(related) => <QuickAddToCart product={related} />}
        />
      )}
    </>
  );
}

/** All components of a product list that read data while the server renders. */
const Parts = ({ head }: { head?: ReactNode }) => (
  <>
    {head}
    <Listing.Count />
    <Listing.Bar menus={['colour', 'brand', 'price']} toggle="stock" />
    <Listing.Applied />
    <Listing.FilterSidebar />
    <Listing.Grid renderAction={(product) => <QuickAddToCart product={product} />} />
  </>
);

function CollectionPage({ slug }: { slug: string }) {
  const { data: collection } = useAtomValue(collectionBySlugAtom(slug));
  const location = useAtomValue(locationAtom);
  if (!collection) return <Listing.NotFound />;
  return (
    <Listing.Root list={createCollectionList(collection, { facets, location, limit: 4 })}>
      <Parts head={<CollectionHero collection={collection} />} />
    </Listing.Root>
  );
}

function SearchPage() {
  const location = useAtomValue(locationAtom);
  return (
    <Listing.Root list={createProductList({ facets, location })}>
      <Parts />
    </Listing.Root>
  );
}

function EventListPage() {
  const location = useAtomValue(locationAtom);
  return (
    <EventList.Root list={createEventList({ timeZone, location, limit: 3 })}>
      <EventList.Count />
      <EventList.Tabs />
      <EventList.Bar />
      <EventList.Applied />
      <EventList.Items />
    </EventList.Root>
  );
}

const EventPage = ({ slug }: { slug: string }) => (
  <EventDetail slug={slug} tickets={({ _id }) => <TicketSelector eventId={_id} />} />
);

interface Case {
  load: (storefront: Storefront) => Promise<unknown>;
  page: ReactNode;
  query?: string;
  /** A text that shows that the page is rendered with its data. */
  text: string;
  calls: readonly string[];
  removeVariants?: boolean;
  /** Whether its content has a lazy component, which a server may send after the page. */
  isLazy?: boolean;
}

const loadCollection = (slug: string) => (storefront: Storefront) =>
  loadCollectionPage(storefront, { slug, facets, limit: 4 });
const loadProduct = (slug: string) => (storefront: Storefront) =>
  loadProductPage(storefront, { slug });
const loadEvent = (slug: string) => (storefront: Storefront) => loadEventPage(storefront, { slug });
const loadEvents = (storefront: Storefront) =>
  loadEventListPage(storefront, { timeZone, limit: 3, locale: 'en-GB' });
const loadSearch = (storefront: Storefront) => loadSearchPage(storefront, { facets });

const cases: Record<string, Case> = {
  'a product that may need a pre-order': {
    load: loadProduct('ridge-pillar-candle'),
    page: <ProductPage slug="ridge-pillar-candle" />,
    text: 'Ridge pillar candle',
    calls: ['catalog.queryProducts', 'catalog.queryProducts', 'catalog.queryStoreVariants'],
  },
  'a product with plenty of stock': {
    load: loadProduct('side-plate'),
    page: <ProductPage slug="side-plate" />,
    text: 'Side plate',
    calls: ['catalog.queryProducts', 'catalog.queryProducts'],
  },
  'a product whose variants are not loaded, at a selection': {
    load: loadProduct('ridge-pillar-candle'),
    page: <ProductPage slug="ridge-pillar-candle" />,
    query: 'Colour=Moss',
    removeVariants: true,
    text: 'Ridge pillar candle',
    calls: [
      'catalog.getProductOptionsAvailability',
      'catalog.queryProducts',
      'catalog.queryProducts',
      'catalog.queryStoreVariants',
    ],
  },
  'an unknown product': {
    load: loadProduct('nothing'),
    page: <ProductPage slug="nothing" />,
    text: 'This is no longer available',
    calls: ['catalog.queryProducts'],
  },
  'a collection': {
    load: loadCollection('light'),
    page: <CollectionPage slug="light" />,
    text: 'Dome table lamp',
    calls: ['catalog.queryProducts', 'collections.getCollectionBySlug'],
  },
  'a narrowed collection at its second page': {
    load: loadCollection('light'),
    page: <CollectionPage slug="light" />,
    query: 'stock=1&sort=price-down&page=2',
    text: '8 of ',
    calls: ['catalog.queryProducts', 'catalog.queryProducts', 'collections.getCollectionBySlug'],
  },
  'a collection in which nothing matches': {
    load: loadCollection('light'),
    page: <CollectionPage slug="light" />,
    query: 'brand=None&price=1..2',
    text: 'Clear all filters',
    calls: [
      'catalog.queryProducts',
      'catalog.queryProducts',
      'catalog.queryProducts',
      'collections.getCollectionBySlug',
    ],
  },
  'an unknown collection': {
    load: loadCollection('nothing'),
    page: <CollectionPage slug="nothing" />,
    text: 'Collection not found',
    calls: ['collections.getCollectionBySlug'],
  },
  'the search': {
    load: loadSearch,
    page: <SearchPage />,
    query: 'q=vase',
    text: 'Ring vase',
    calls: ['catalog.queryProducts'],
  },
  'a search without results': {
    load: loadSearch,
    page: <SearchPage />,
    query: 'q=zzz',
    text: 'zzz',
    calls: ['catalog.queryProducts'],
  },
  'the event list': {
    load: loadEvents,
    page: <EventListPage />,
    text: 'Fenn House',
    calls: ['events.countEventsByStatus', 'events.queryEvents'],
  },
  'a further page of the event list': {
    load: loadEvents,
    page: <EventListPage />,
    query: 'page=2',
    text: '6 of ',
    calls: ['events.countEventsByStatus', 'events.queryEvents', 'events.queryEvents'],
  },
  'events of a category': {
    load: loadEvents,
    page: <EventListPage />,
    query: 'category=none',
    text: 'Clear all filters',
    calls: [
      'events.countEventsByStatus',
      'events.countEventsByStatus',
      'events.queryEvents',
      'events.queryEvents',
    ],
  },
  'the calendar': {
    load: loadEvents,
    page: <EventListPage />,
    // What is lazy is rendered by the clock of the device, so this month is not around its date.
    query: 'view=calendar&day=2027-01-05',
    text: 'January 2027',
    isLazy: true,
    calls: ['events.countEventsByStatus', 'events.queryEvents', 'events.queryEvents'],
  },
  'an event with tickets': {
    load: loadEvent('resonance-for-nine-strings'),
    page: <EventPage slug="resonance-for-nine-strings" />,
    text: 'Nine players',
    calls: ['events.getEvent', 'events.getEventBySlug', 'tickets.queryAvailableTickets'],
  },
  'one date of a recurring event': {
    load: loadEvent('throwing-bowls-for-beginners'),
    page: <EventPage slug="throwing-bowls-for-beginners" />,
    text: 'Throwing',
    // The select of the later dates, in the space that is kept for it.
    isLazy: true,
    calls: [
      'events.getEvent',
      'events.getEventBySlug',
      'events.queryEvents',
      'tickets.queryAvailableTickets',
    ],
  },
  'an event with a form': {
    load: loadEvent('paper-and-patience'),
    page: <EventPage slug="paper-and-patience" />,
    text: 'Paper',
    // The form of an invitation, which cannot be sent without JavaScript.
    isLazy: true,
    calls: ['events.getEventBySlug'],
  },
  'an unknown event': {
    load: loadEvent('nothing'),
    page: <EventPage slug="nothing" />,
    text: 'find this event',
    calls: ['events.getEventBySlug'],
  },
  'a home page by its atoms': {
    load: (storefront) => loadData(storefront, (get) => get(collectionsAtom({ limit: 8 }))),
    page: <CollectionTiles query={{ limit: 8 }} />,
    text: 'Wool and linen',
    calls: ['collections.queryCollections'],
  },
};

/** Lets a platform answer products without their variants, as for products with too many. */
const withoutVariants = (platform: MockPlatform): MockPlatform => ({
  ...platform,
  fetch: async (...request) => {
    const response = await platform.fetch(...request);
    const text = await response.clone().text();
    if (!text.includes('"productOptions"')) return response;
    const body = JSON.parse(text, (key, value) => (key === 'variants' ? [] : value));
    return new Response(JSON.stringify(body), response);
  },
});

describe('I1 a loader fetches what the components of its page read', () => {
  it.each(Object.entries(cases))('%s', async (_name, options) => {
    const { load, page, query, text, calls, removeVariants, isLazy = false } = options;
    const created = createMockPlatform({ clock: { now: () => now } });
    const platform = removeVariants ? withoutVariants(created) : created;
    const server = createPage(platform, query);
    await load(server);
    const requested = getCalls(platform);
    expect(requested.toSorted()).toEqual(calls);

    // A component that reads another query would request it.
    const html = await renderWithData(server, render(server, page));
    expect(getCalls(platform)).toEqual(requested);
    expect(html).toContain(text);
    // A browser shows what comes later with a shift, and without JavaScript not at all.
    const streamed = await renderWithData(server, render(server, page, 1));
    expect(/<template id="B:/.test(streamed)).toBe(isLazy);

    const state = JSON.parse(JSON.stringify(dehydrateStorefront(server)));
    const browser = createPage(platform, query);
    const hydrated = <HydrateStorefront state={state}>{page}</HydrateStorefront>;
    expect(await render(browser, hydrated)()).toBe(html);
    expect(getCalls(platform)).toEqual(requested);
    expect(getFetchedOnMount(browser)).toEqual(['cart current']);
    expect(getUnread(browser)).toEqual([]);
  });
});
