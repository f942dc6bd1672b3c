'use client';

import {
  createProductList,
  createProductSearch,
  defaultProductFacets,
  emptyListAtom,
  type ListQuery,
  locationAtom,
  type ProductList,
  productSorts,
  productsAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import * as Listing from '../catalog/filters/Listing.tsx';
import { ProductShelf } from '../catalog/recently-viewed/ProductShelf.tsx';
import { SearchField } from '../catalog/search/SearchField.tsx';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { ProductListing, type ProductListingOptions } from './ProductListing.tsx';
import * as searchCss from './SearchPage.css.ts';
import '../messages/en/pages.ts';

export interface SearchPageProps extends ProductListingOptions {
  /** Products to continue with if nothing is found. Default: four of the catalog. */
  suggestions?: ListQuery;
  /** Action if nothing is found. Default: a link to the route `collections`. */
  emptyAction?: ReactNode;
}

const someProducts: ListQuery = { limit: 4 };

/**
 * All results for the text in the URL (`?q=`), with a search field, the filters and sort orders of
 * any list, and products to continue with if nothing is found.
 */
export function SearchPage({
  facets = defaultProductFacets,
  sorts = productSorts,
  suggestions = someProducts,
  emptyAction = <BrowseCollectionsLink />,
  ...listing
}: SearchPageProps) {
  const { t } = useUi();
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
  const isEmpty = useAtomValue(emptyListAtom(list)) === 'no-match';
  return (
    <Container className={css.titled}>
      <ProductListing
        {...listing}
        list={list}
        facets={facets}
        // The empty message has its own title, which replaces the page's title.
        empty={null}
        header={
          <>
            {isEmpty ? (
              <Listing.Empty level={1} className={searchCss.nothingFound} action={emptyAction} />
            ) : (
              // The text in the field is the visible title.
              <VisuallyHidden>
                <h1>{text ? <ResultsTitle text={text} /> : t('pages.search')}</h1>
              </VisuallyHidden>
            )}
            <SearchField search={search} appearance="title" className={searchCss.field} />
            {!isEmpty && (
              <div className={searchCss.count}>
                <Listing.Count />
              </div>
            )}
          </>
        }
      />
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
