'use client';

import {
  appliedFiltersAtom,
  createProductList,
  createProductSearch,
  defaultProductFacets,
  emptyListAtom,
  eventSearchAtom,
  type ListQuery,
  locationAtom,
  type ProductList,
  productSorts,
  productsAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefCallback,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import * as Listing from '../catalog/filters/Listing.tsx';
import { ProductShelf } from '../catalog/recently-viewed/ProductShelf.tsx';
import { SearchField } from '../catalog/search/SearchField.tsx';
import type { FoundEventsProps } from '../events/list/FoundEvents.tsx';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { ProductListing, type ProductListingOptions } from './ProductListing.tsx';
import { renderEventLine } from './render-event-line.tsx';
import * as searchCss from './SearchPage.css.ts';
import '../messages/en/lists.ts';
import '../messages/en/pages.ts';

export interface SearchPageProps extends ProductListingOptions {
  /** Products to continue with if nothing is found. Default: four of the catalog. */
  suggestions?: ListQuery;
  /**
   * Shows events whose title has the text, below the products. Default: if there is the route
   * `event`.
   */
  events?: boolean;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string;
  /** Action if nothing is found. Default: a link to the route `collections`. */
  emptyAction?: ReactNode;
}

const someProducts: ListQuery = { limit: 4 };

/** Sites without events never need its code. If it fails to load, the events are left out. */
const FoundEvents = lazy<ComponentType<FoundEventsProps>>(() =>
  import('../events/list/FoundEvents.tsx').catch(() => ({ default: () => null })),
);

/** Focuses an element whose code may still load: then once it is there. */
function useLateFocus(): [ref: RefCallback<HTMLElement>, focus: () => void] {
  const shown = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    shown.current = element;
    if (!element || !isAwaited.current) return;
    isAwaited.current = false;
    element.focus();
  }, []);
  const focus = () => {
    isAwaited.current = !shown.current;
    shown.current?.focus();
  };
  return [ref, focus];
}

/**
 * All results for the text in the URL (`?q=`), with a search field, the filters and sort orders of
 * any list, events below them, and products to continue with if nothing is found. A loader of the
 * events reads `eventSearchAtom(text)`.
 */
export function SearchPage({
  facets = defaultProductFacets,
  sorts = productSorts,
  suggestions = someProducts,
  events: hasEvents = true,
  timeZone,
  emptyAction = <BrowseCollectionsLink />,
  ...listing
}: SearchPageProps) {
  const { t, routes } = useUi();
  const location = useAtomValue(locationAtom);
  const list = useMemo(
    () => createProductList({ facets, sorts, location }),
    [facets, sorts, location],
  );
  const { search: text } = useAtomValue(list.stateAtom);
  const [first] = useState(text);
  const search = useMemo(() => createProductSearch({ text: first }), [first]);
  const write = useSetAtom(search.textAtom);
  useEffect(() => write(text), [text, write]);
  const eventsText = hasEvents && routes.event ? text.trim() : '';
  const { total: eventCount = 0 } = useAtomValue(eventSearchAtom(eventsText));
  const [eventsHeading, goToEvents] = useLateFocus();
  const hasFilters = useAtomValue(appliedFiltersAtom(list)).length > 0;
  const isEmpty =
    useAtomValue(emptyListAtom(list)) === 'no-match' && (hasFilters || eventCount === 0);
  return (
    <Container className={css.titled}>
      <ProductListing
        {...listing}
        list={list}
        facets={facets}
        // The message for no results is in the header, close to the field.
        empty={null}
        header={
          <>
            {/* The text in the field is the visible title. */}
            <VisuallyHidden>
              <h1>{text && !isEmpty ? <ResultsTitle text={text} /> : t('pages.search')}</h1>
            </VisuallyHidden>
            <SearchField
              search={search}
              appearance="title"
              renderEvent={renderEventLine}
              className={searchCss.field}
            />
            {isEmpty ? (
              <Listing.Empty className={searchCss.nothingFound} action={emptyAction} />
            ) : (
              <div className={searchCss.count}>
                <Listing.Count />
                {eventCount > 0 && (
                  <Button emphasis="text" onClick={goToEvents}>
                    {t('lists.searchEventCount', { count: eventCount })}
                  </Button>
                )}
              </div>
            )}
          </>
        }
      />
      {eventCount > 0 && (
        <div className={css.shelves}>
          <Suspense>
            <FoundEvents text={eventsText} timeZone={timeZone} headingRef={eventsHeading} />
          </Suspense>
        </div>
      )}
      <Suggestions list={list} query={suggestions} />
    </Container>
  );
}

/**
 * The text is an element of its own, so that its direction does not affect the text around it. In a
 * right-to-left message, the placeholder is inside isolating marks.
 */
function ResultsTitle({ text }: { text: string }) {
  const { t } = useUi();
  const [before, after] = t('pages.searchResults', { text: '\n' }).split(/\u2068?\n\u2069?/);
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  );
}

function Suggestions({ list, query }: { list: ProductList; query: ListQuery }) {
  return useAtomValue(emptyListAtom(list)) && <SuggestedProducts query={query} />;
}

function SuggestedProducts({ query }: { query: ListQuery }) {
  const { t } = useUi();
  const { items, status } = useAtomValue(productsAtom(query));
  return (
    <div className={css.shelves}>
      <ProductShelf
        title={t('pages.suggestions')}
        products={items}
        loadingCount={status === 'pending' ? (query.limit ?? 4) : 0}
        renderAction={(product) => <QuickAddToCart product={product} />}
      />
    </div>
  );
}
