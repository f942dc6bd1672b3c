import { collectionBySlugAtom, createProductList, useAtom } from '@vitrine/atoms';
import type { Collection } from '@vitrine/client/collections';
import {
  Breadcrumbs,
  CollectionHero,
  Container,
  Heading,
  Listing,
  LoadError,
  ProductGrid,
  useUi,
} from '@vitrine/ui';
import { useMemo } from 'react';
import { facets } from '../../catalog/listing.tsx';
import { hashLocation } from '../lib/hash-location.ts';
import { sections } from '../lib/sections.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';
import { ShopList } from './ShopList.tsx';

/** Returns a collection's name in the menus, for use while the collection cannot be loaded. */
const getName = (slug: string) => sections.find((one) => one.slug === slug)?.name;

/** Positions of wide images among a collection's first products, as set by the store. */
const wideTiles: Readonly<Record<string, readonly number[]>> = { 'for-the-table': [4] };

/** A collection: its title and its objects, narrowed and ordered as the shopper likes. */
export function CollectionPage({ slug }: { slug: string }) {
  const { t } = useUi();
  const getMessage = useShopMessages();
  const [{ data: collection, isError, isFetching }, read] = useAtom(collectionBySlugAtom(slug));
  return (
    <Container className={`${css.page} ${css.titled}`}>
      {collection && <Objects collection={collection} />}
      {collection === null && <Listing.NotFound action={<SeeAll />} />}
      {collection === undefined && !isError && (
        <>
          <CollectionHero collection={undefined} breadcrumbs={<CollectionBreadcrumbs />} />
          <ProductGrid products={[]} status="pending" loadingFeatureCount={wideTiles[slug]} />
        </>
      )}
      {collection === undefined && isError && (
        <>
          <div className={css.head}>
            <Heading level={1}>{getMessage(getName(slug) ?? 'Collections')}</Heading>
          </div>
          <LoadError loading={isFetching} onRetry={() => void read()}>
            {t('common.failed')}
          </LoadError>
        </>
      )}
    </Container>
  );
}

/** The breadcrumbs. */
function CollectionBreadcrumbs({ name = '…' }: { name?: string }) {
  const getMessage = useShopMessages();
  return (
    <Breadcrumbs.Root>
      <Breadcrumbs.Link href={hrefs.collections}>{getMessage('Collections')}</Breadcrumbs.Link>
      <Breadcrumbs.Current>{name}</Breadcrumbs.Current>
    </Breadcrumbs.Root>
  );
}

function Objects({ collection }: { collection: Collection }) {
  const { _id, name, slug } = collection;
  const list = useMemo(
    () =>
      createProductList({
        filter: { collectionIds: { $hasSome: [_id] } },
        facets,
        location: hashLocation,
      }),
    [_id],
  );
  return (
    <ShopList
      list={list}
      loadingFeatureCount={wideTiles[slug]}
      head={
        <CollectionHero
          collection={collection}
          breadcrumbs={<CollectionBreadcrumbs name={name} />}
          count={<Listing.Count />}
        />
      }
    />
  );
}
