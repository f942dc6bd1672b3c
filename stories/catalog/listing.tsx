import {
  brandFacet,
  collectionBySlugAtom,
  createProductList,
  type LocationPort,
  memoryLocation,
  optionFacet,
  type ProductListOptions,
  priceFacet,
  stockFacet,
  useAtomValue,
} from '@vitrine/atoms';
import {
  Breadcrumbs,
  CollectionHero,
  Container,
  Listing,
  type ListingGridProps,
  type ListingRootProps,
  QuickAdd,
  type ScrollPositionStore,
  useUi,
} from '@vitrine/ui';
import { type ReactNode, useMemo } from 'react';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';

const facetsFor = (color: string) => [
  stockFacet,
  optionFacet('colour', color),
  brandFacet,
  priceFacet,
];

const englishFacets = facetsFor('Colour');
const persianFacets = facetsFor('رنگ');

/** Returns the facets of the demo store's lists; options have their names in the page's language. */
export const useFacets = () => (useUi().locale === 'fa-IR' ? persianFacets : englishFacets);

export interface ListingPageProps
  extends ProductListOptions,
    Pick<ListingRootProps, 'emptyValues'>,
    Pick<ListingGridProps, 'loadingFeatureIndexes'> {
  slug?: string;
  /** The query of the URL that the page is opened at. */
  query?: string;
  location?: LocationPort;
  /** Next to the list, from 1024 px. */
  sidebar?: boolean;
  /** Store of scroll positions; none by default, since stories share one history. */
  scrollPositionStore?: ScrollPositionStore;
  children?: ReactNode;
}

/** A collection page, built with the public components. */
export function ListingPage({
  slug = 'for-the-table',
  query = '',
  location,
  sidebar,
  scrollPositionStore,
  children,
  ...options
}: ListingPageProps) {
  const collection = useAtomValue(collectionBySlugAtom(slug)).data;
  const pageLocation = useMemo(() => location ?? memoryLocation(query), [location, query]);
  return (
    <Container asChild>
      <main style={{ paddingBlock: '16px 80px' }}>
        {collection && (
          <Page
            {...options}
            pageLocation={pageLocation}
            collection={collection}
            sidebar={sidebar}
            scrollPositionStore={scrollPositionStore}
          >
            {children}
          </Page>
        )}
        {collection === null && <Listing.NotFound />}
      </main>
    </Container>
  );
}

interface PageProps
  extends ProductListOptions,
    Pick<ListingRootProps, 'emptyValues'>,
    Pick<ListingGridProps, 'loadingFeatureIndexes'> {
  pageLocation: LocationPort;
  collection: NonNullable<Parameters<typeof CollectionHero>[0]['collection']>;
  sidebar: boolean | undefined;
  scrollPositionStore: ScrollPositionStore | undefined;
  children: ReactNode;
}

function Page({
  pageLocation,
  collection,
  sidebar,
  scrollPositionStore,
  children,
  paging,
  limit,
  emptyValues,
  loadingFeatureIndexes,
  ...rest
}: PageProps) {
  const { _id } = collection;
  const facets = useFacets();
  const translate = useDemoLanguage();
  const list = useMemo(
    () =>
      createProductList({
        filter: { collectionIds: { $hasSome: [_id] } },
        facets,
        location: pageLocation,
        ...(paging && { paging }),
        ...(limit && { limit }),
        ...rest,
      }),
    [_id, pageLocation, paging, limit, facets],
  );
  const grid = (
    <Listing.Grid
      scrollPositionStore={scrollPositionStore ?? null}
      loadingFeatureIndexes={loadingFeatureIndexes}
      renderAction={(product) => <QuickAdd product={product} onAdd={() => {}} />}
    />
  );
  return (
    <Listing.Root list={list} emptyValues={emptyValues}>
      <CollectionHero
        collection={collection}
        count={<Listing.Count />}
        breadcrumbs={
          <Breadcrumbs.Root>
            <Breadcrumbs.Link href="#/">{translate('Shop')}</Breadcrumbs.Link>
            <Breadcrumbs.Current>{collection.name}</Breadcrumbs.Current>
          </Breadcrumbs.Root>
        }
      />
      {/* The sidebar has the same filters. */}
      <Listing.Bar
        menus={sidebar ? [] : ['colour', 'brand', 'price']}
        {...(!sidebar && { toggle: 'stock' })}
      />
      <Listing.Applied style={{ marginBlockStart: 20 }} />
      {children}
      <div style={{ display: 'flex', gap: 56, marginBlockStart: 24 }}>
        {sidebar && <Listing.FilterSidebar style={{ flex: '0 0 256px' }} />}
        <div style={{ flex: 1, minInlineSize: 0 }}>{grid}</div>
      </div>
    </Listing.Root>
  );
}
