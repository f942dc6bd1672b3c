import type { MediaItem } from '@vitrine/client';
import type { Collection } from '@vitrine/client/collections';
import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { SafeHtml } from '../../primitives/safe-html/SafeHtml.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './CollectionHero.css.ts';
import { getCollectionMedia } from './collection-media.ts';

export interface CollectionHeroProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Undefined while loading, with placeholders for its text. */
  collection: Collection | undefined;
  /** `Breadcrumbs` to this page. */
  breadcrumbs?: ReactNode;
  /** At the end of the title's line, such as `<Listing.Count />`. */
  count?: ReactNode;
  /** Shows the collection's image or video above its title or next to it, and lists its files. */
  withMedia?: boolean;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/** The header of a collection page: breadcrumbs, title, description, number of products. */
export function CollectionHero({
  collection,
  breadcrumbs,
  count,
  withMedia,
  level = 1,
  className,
  ...rest
}: CollectionHeroProps) {
  const items = collection?.media?.items ?? [];
  const intro = getCollectionMedia(collection?.media);
  const files = items.filter(({ mediaType }) => !['image', 'video'].includes(mediaType));
  const hasMedia = withMedia && collection && intro;
  return (
    <header {...rest} className={classes(css.root, hasMedia && css.withMedia, className)}>
      {breadcrumbs}
      {hasMedia && <CollectionMedia item={intro} name={collection.name} />}
      {collection ? (
        <div className={classes(css.header, hasMedia && css.beside)}>
          <div>
            <Heading level={level} className={css.title}>
              <bdi>{collection.name}</bdi>
            </Heading>
            {collection.description && (
              <Text as="div" tone="muted" className={css.intro}>
                <SafeHtml html={collection.description} />
              </Text>
            )}
            {withMedia && files.length > 0 && (
              <div className={css.files}>
                {/* They have no address in the contract: they can be named, and no more. */}
                {files.map(({ _id, title }) => (
                  <Text key={_id} as="p" variant="caption" tone="muted">
                    <bdi>{title}</bdi>
                  </Text>
                ))}
              </div>
            )}
          </div>
          {count}
        </div>
      ) : (
        <Skeleton.Root>
          <Skeleton.Line variant="displayL" width="min(60%, 20rem)" />
          <Skeleton.Line width="min(80%, 26rem)" className={css.intro} />
        </Skeleton.Root>
      )}
    </header>
  );
}

function CollectionMedia({
  item: { mediaType, image, video, thumbnail },
  name,
}: {
  item: MediaItem;
  name: string;
}) {
  const [film] = video?.files ?? [];
  if (mediaType === 'video' && film) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a collection's film has no words of its own.
      <video
        controls
        playsInline
        preload="none"
        poster={thumbnail?.url}
        aria-label={name}
        src={film.url}
        className={css.mediaFrame}
      />
    );
  }
  const heroImage = image ?? thumbnail;
  if (!heroImage) return null;
  return <Picture image={heroImage} name={name} decorative priority className={css.mediaFrame} />;
}
