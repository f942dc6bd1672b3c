'use client';

import { collectionsAtom, type ListQuery, useAtom } from '@vitrine/atoms';
import type { Collection } from '@vitrine/client/collections';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
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
   * `tiles` are large images in a grid; `rows` are lines with a small image, in two columns where
   * there is room. Default `tiles`.
   */
  layout?: 'tiles' | 'rows';
  /** Heading level of the names. Default 2. */
  level?: HeadingLevel;
}

const usual: ListQuery = { limit: 8 };

/**
 * The site's collections, each with its image, name and number of products. See
 * docs/reference/redirects.md.
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
  const [{ items, status, error, hasNext, isLoadingMore }, load] = useAtom(collectionsAtom(query));
  const isRows = layout === 'rows';
  return (
    <div
      {...rest}
      data-state={status}
      className={classes(css.root, isRows && css.rowsRoot, className)}
    >
      {status === 'pending' && (
        <Skeleton.Root className={isRows ? css.rows : css.tiles}>
          {Array.from({ length: query.limit ?? 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
            <div key={index} className={isRows ? css.row : css.tile}>
              <Skeleton.Media className={isRows ? css.thumbnail : css.mediaFrame} />
              <Skeleton.Line width="60%" />
            </div>
          ))}
        </Skeleton.Root>
      )}
      {items.length > 0 && (
        <PlainList className={isRows ? css.rows : css.tiles}>
          {items.map((collection) => (
            <li key={collection._id} className={isRows ? css.rowItem : undefined}>
              <AppLink href={getHref?.(collection.slug)} className={isRows ? css.row : css.tile}>
                {isRows ? (
                  <Row collection={collection} level={level} />
                ) : (
                  <Tile collection={collection} level={level} />
                )}
              </AppLink>
            </li>
          ))}
        </PlainList>
      )}
      {status === 'success' && items.length === 0 && (
        <EmptyState title={t('catalog.noProducts')} level={level}>
          {t('catalog.noProductsHint')}
        </EmptyState>
      )}
      {error && (
        <LoadError onRetry={() => void load(items.length > 0 ? 'more' : undefined)}>
          {t('common.failed')}
        </LoadError>
      )}
      {paged && hasNext && !error && (
        <Button
          className={css.more}
          state={isLoadingMore ? 'loading' : 'idle'}
          labels={{ loading: t('common.loading') }}
          onClick={() => void load('more')}
        >
          {t('catalog.showMore')}
        </Button>
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
          <span aria-hidden="true">{new Intl.NumberFormat(locale).format(numberOfProducts)}</span>
          <VisuallyHidden>{t('catalog.products', { count: numberOfProducts })}</VisuallyHidden>
        </Text>
      )}
      <Icon as={ChevronRight} size="small" mirrored className={css.chevron} />
    </>
  );
}

/** Its media of any kind as an image; without media its name is shown instead. */
function Tile({ collection: { name, media, numberOfProducts }, level }: CollectionViewProps) {
  const { t } = useUi();
  const intro = getCollectionMedia(media);
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
      {numberOfProducts !== undefined && (
        <Text as="p" variant="caption" tone="muted">
          {t('catalog.products', { count: numberOfProducts })}
        </Text>
      )}
    </>
  );
}
