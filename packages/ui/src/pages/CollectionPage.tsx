'use client';

import {
  collectionBySlugAtom,
  createCollectionList,
  defaultProductFacets,
  locationAtom,
  productSorts,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Collection } from '@vitrine/client/collections';
import { type ReactNode, useMemo } from 'react';
import * as Listing from '../catalog/filters/Listing.tsx';
import { CollectionHero, type CollectionHeroProps } from '../catalog/grid/CollectionHero.tsx';
import { ProductGrid } from '../catalog/grid/ProductGrid.tsx';
import { LoadError } from '../patterns/feedback/LoadError.tsx';
import * as Breadcrumbs from '../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { useRoute, useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { PageHeader } from './PageHeader.tsx';
import { ProductListing, type ProductListingOptions } from './ProductListing.tsx';
import '../messages/en/common.ts';
import '../messages/en/pages.ts';

export interface CollectionPageProps
  extends ProductListingOptions,
    Pick<CollectionHeroProps, 'withMedia'> {
  /** The end of the page’s URL, which names what it shows. */
  slug: string;
  /** The title while the collection can't be loaded. Default “Collections”. */
  fallbackTitle?: string;
  /** Action if there is no such collection. Default: a link to the route `collections`. */
  notFoundAction?: ReactNode;
}

/**
 * The page of a collection, in all its states: breadcrumbs, title and description, filters, sort
 * order and products. Filters, sort order and page are in the URL.
 *
 * @example <CollectionPage slug={params.slug} />
 */
export function CollectionPage({
  slug,
  fallbackTitle,
  withMedia,
  notFoundAction,
  ...listing
}: CollectionPageProps) {
  const { t } = useUi();
  const [{ data: collection, isError, isFetching }, read] = useAtom(collectionBySlugAtom(slug));
  return (
    <Container className={css.titled}>
      {collection && (
        <Products {...listing} key={collection._id} withMedia={withMedia} collection={collection} />
      )}
      {collection === null && <Listing.NotFound action={notFoundAction} />}
      {collection === undefined && !isError && (
        <>
          <CollectionHero collection={undefined} breadcrumbs={<CollectionBreadcrumbs />} />
          <ProductGrid
            products={[]}
            status="pending"
            loadingFeatureIndexes={listing.loadingFeatureIndexes}
          />
        </>
      )}
      {collection === undefined && isError && (
        <>
          <PageHeader title={fallbackTitle ?? t('pages.collections')} />
          <LoadError loading={isFetching} onRetry={() => void read()}>
            {t('common.failed')}
          </LoadError>
        </>
      )}
    </Container>
  );
}

/** The way back to all collections. The title of the page follows. */
function CollectionBreadcrumbs() {
  const { t } = useUi();
  const href = useRoute('collections');
  if (!href) return null;
  return (
    <Breadcrumbs.Root>
      <Breadcrumbs.Link href={href}>{t('pages.collections')}</Breadcrumbs.Link>
    </Breadcrumbs.Root>
  );
}

interface ProductsProps extends ProductListingOptions, Pick<CollectionPageProps, 'withMedia'> {
  collection: Collection;
}

function Products({
  collection,
  withMedia,
  facets = defaultProductFacets,
  sorts = productSorts,
  ...listing
}: ProductsProps) {
  const { _id } = collection;
  const location = useAtomValue(locationAtom);
  const list = useMemo(
    () => createCollectionList({ _id }, { facets, sorts, location }),
    [_id, facets, sorts, location],
  );
  return (
    <ProductListing
      {...listing}
      list={list}
      facets={facets}
      header={
        <CollectionHero
          collection={collection}
          withMedia={withMedia}
          breadcrumbs={<CollectionBreadcrumbs />}
          count={<Listing.Count />}
        />
      }
    />
  );
}
