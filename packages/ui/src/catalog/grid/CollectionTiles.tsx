'use client';

import { collectionsAtom, type ListQuery, useAtom } from '@vitrine/atoms';
import type { Collection } from '@vitrine/client/collections';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { LoadMore } from '../../primitives/load-more/LoadMore.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { getTextBlocks } from '../../primitives/safe-html/html-text.ts';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './CollectionTiles.css.ts';
import { getCollectionMedia } from './collection-media.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/common.ts';

export interface CollectionTilesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Filter of the collections, and their number per page. */
  query?: ListQuery;
  /** Offers the next page if there is one. Without it only the first page is shown. */
  paged?: boolean;
  /**
   * `tiles` are large images in a grid. `mosaic` has a lead, and a wide image where a row would stay
   * open, each with its collection's description. `rows` are lines with a small image, in two columns
   * where there is space. Default `tiles`.
   */
  layout?: 'tiles' | 'mosaic' | 'rows';
  /** Heading level of the names. Default 2. */
  level?: HeadingLevel;
}

const usual: ListQuery = { limit: 8 };

/**
 * The site's collections, each with its image, name and number of products. See
 * docs/reference/redirects.mdx.
 */
export function CollectionTiles({
  query = usual,
  paged,
  layout = 'tiles',
  level = 2,
  className,
  ...rest
}: CollectionTilesProps) {
  const { t } = useUi();
  const getHref = useRoute('collection');
  const [result, load] = useAtom(collectionsAtom(query));
  const { items, total = items.length, status, error, hasNext, isLoadingMore } = result;
  const hasMore = hasNext || isLoadingMore;
  // While a further page fails, whether there are more is unknown; the number of items keeps its place.
  const hasPages = hasMore || error !== null || items.length > (query.limit ?? 0);
  const isRows = layout === 'rows';
  const isMosaic = layout === 'mosaic';
  const tileClass = classes(css.tile, isMosaic && css.mosaicTile);
  return (
    <div
      {...rest}
      data-state={status}
      className={classes(css.root, layout !== 'tiles' && css.container, className)}
    >
      {status === 'pending' && (
        <Skeleton.Root className={css.lists[layout]}>
          {Array.from({ length: query.limit ?? 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
            <div key={index} className={isRows ? css.row : tileClass}>
              <Skeleton.Media className={isRows ? css.thumbnail : css.mediaFrame} />
              <Skeleton.Line width="60%" />
            </div>
          ))}
        </Skeleton.Root>
      )}
      {items.length > 0 && (
        <PlainList className={css.lists[layout]}>
          {items.map((collection) => (
            <li key={collection._id} className={css.items[layout]}>
              <AppLink href={getHref?.(collection.slug)} className={isRows ? css.row : tileClass}>
                {isRows ? (
                  <Row collection={collection} level={level} />
                ) : (
                  <Tile collection={collection} level={level} isMosaic={isMosaic} />
                )}
              </AppLink>
            </li>
          ))}
        </PlainList>
      )}
      {status === 'success' && items.length === 0 && (
        <EmptyState title={t('catalog.noCollections')} level={level} />
      )}
      {error && (
        <LoadError onRetry={() => void load(items.length > 0 ? 'more' : undefined)}>
          {t('common.failed')}
        </LoadError>
      )}
      {paged && items.length > 0 && hasPages && (
        <LoadMore
          shown={items.length}
          hasNext={hasMore && !error}
          loading={isLoadingMore}
          onLoadMore={() => void load('more')}
          summary={t('catalog.collectionsShown', { shown: items.length, count: total })}
          formatLoaded={(count) => t('catalog.collectionsLoaded', { count })}
          label={t('catalog.showMore')}
        />
      )}
    </div>
  );
}

interface CollectionViewProps {
  collection: Collection;
  level: HeadingLevel;
}

/** A line with a small image, the name and the number of products. */
function Row({ collection: { name, media, numberOfProducts }, level }: CollectionViewProps) {
  const { t, locale } = useUi();
  const intro = getCollectionMedia(media);
  return (
    <>
      <Picture
        image={intro?.image ?? intro?.thumbnail}
        name={name}
        decorative
        width={64}
        className={css.thumbnail}
      />
      <Heading level={level} variant="displayS" className={css.name}>
        <bdi>{name}</bdi>
      </Heading>
      {numberOfProducts !== undefined && (
        <Text as="p" variant="caption" tone="muted">
          <span aria-hidden="true">{getNumberFormat(locale).format(numberOfProducts)}</span>
          <VisuallyHidden>{t('catalog.products', { count: numberOfProducts })}</VisuallyHidden>
        </Text>
      )}
      <Icon as={ChevronRight} size="small" mirrored className={css.chevron} />
    </>
  );
}

/** Its media of any kind as an image; without media its name is shown instead. */
function Tile({
  collection: { name, description, media, numberOfProducts },
  level,
  isMosaic,
}: CollectionViewProps & { isMosaic: boolean }) {
  const { t, locale } = useUi();
  const intro = getCollectionMedia(media);
  const count =
    numberOfProducts === undefined ? '' : t('catalog.products', { count: numberOfProducts });
  if (isMosaic) {
    // A link may not contain the links of a description.
    const text = getTextBlocks(description)
      .map((block) => block.text)
      .join(' ');
    return (
      <>
        <Picture
          image={intro?.image ?? intro?.thumbnail}
          name={name}
          decorative
          sizes="(min-width: 761px) 66vw, 100vw"
          className={css.mosaicFrame}
        />
        <div className={css.caption}>
          <Heading level={level} variant="displayS" className={css.mosaicName}>
            <bdi>{name}</bdi>
          </Heading>
          {numberOfProducts !== undefined && (
            <Text as="p" variant="caption" tone="muted" className={css.mosaicCount}>
              <span aria-hidden="true" className={css.count}>
                {count}
              </span>
              <span aria-hidden="true" className={css.shortCount}>
                {getNumberFormat(locale).format(numberOfProducts)}
              </span>
              <VisuallyHidden>{count}</VisuallyHidden>
            </Text>
          )}
          {text && (
            <Text as="p" tone="muted" className={css.sentence}>
              <bdi>{text}</bdi>
            </Text>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <Picture
        image={intro?.image ?? intro?.thumbnail}
        name={name}
        decorative
        sizes="(min-width: 761px) 25vw, 50vw"
        className={css.mediaFrame}
      />
      <Heading level={level} variant="displayS" className={css.name}>
        <bdi>{name}</bdi>
      </Heading>
      {count && (
        <Text as="p" variant="caption" tone="muted">
          {count}
        </Text>
      )}
    </>
  );
}
