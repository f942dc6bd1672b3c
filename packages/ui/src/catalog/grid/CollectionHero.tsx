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

export interface CollectionHeroProps extends Omit<ComponentProps<'header'>, 'children' | 'title'> {
  /** Undefined while loading, with placeholders for its text. */
  collection: Collection | undefined;
  /** `Breadcrumbs` to this page. */
  breadcrumbs?: ReactNode;
  /** At the end of the title's line, such as `<Listing.Count />`. */
  count?: ReactNode;
  /** Shows the collection's image or video above its title or next to it, and lists its files. */
  withMedia?: boolean;
  /**
   * Where the media is. `beside`: next to the text on a wide page. `lead`: above it over the full
   * width, edge to edge on a narrow page, for the first section of a home page. Default `beside`.
   */
  layout?: 'beside' | 'lead';
  /** A short line above the title, such as “Winter collection”. */
  kicker?: ReactNode;
  /** The title. Default: the collection's name. */
  title?: ReactNode;
  /** A sentence about it. Default: the collection's description. */
  description?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/** The header of a collection page: breadcrumbs, title, description, number of products. */
export function CollectionHero({
  collection,
  breadcrumbs,
  count,
  withMedia,
  layout = 'beside',
  kicker,
  title,
  description,
  level = 1,
  className,
  ...rest
}: CollectionHeroProps) {
  const intro =
    description ?? (collection?.description && <SafeHtml html={collection.description} />);
  const items = collection?.media?.items ?? [];
  const leadItem = getCollectionMedia(collection?.media);
  const files = items.filter(({ mediaType }) => !['image', 'video'].includes(mediaType));
  const hasMedia = withMedia && collection && leadItem;
  const isLead = hasMedia && layout === 'lead';
  const isBeside = hasMedia && layout === 'beside';
  return (
    <header
      {...rest}
      className={classes(css.root, isBeside && css.withMedia, isLead && css.lead, className)}
    >
      {breadcrumbs}
      {hasMedia && (
        <CollectionMedia
          item={leadItem}
          name={collection.name}
          className={isLead ? css.leadMedia : css.mediaFrame}
        />
      )}
      {collection ? (
        <div className={classes(css.header, isBeside && css.beside, isLead && css.leadText)}>
          <div>
            {kicker && (
              <Text as="p" tone="muted" className={css.kicker}>
                {kicker}
              </Text>
            )}
            <Heading level={level} className={css.title} {...(isLead && { variant: 'displayXl' })}>
              {title ?? <bdi>{collection.name}</bdi>}
            </Heading>
            {!isLead && intro && (
              <Text as="div" tone="muted" className={css.intro}>
                {intro}
              </Text>
            )}
            {withMedia && files.length > 0 && (
              <div className={css.files}>
                {/* The platform returns no URL of them: they can be named, and no more. */}
                {files.map(({ _id, title }) => (
                  <Text key={_id} as="p" variant="caption" tone="muted">
                    <bdi>{title}</bdi>
                  </Text>
                ))}
              </div>
            )}
          </div>
          {isLead ? (
            <div className={css.leadEnd}>
              {intro && (
                <Text as="div" variant="bodyL">
                  {intro}
                </Text>
              )}
              {count}
            </div>
          ) : (
            count
          )}
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
  className,
}: {
  item: MediaItem;
  name: string;
  className: string;
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
        className={className}
      />
    );
  }
  const heroImage = image ?? thumbnail;
  if (!heroImage) return null;
  return <Picture image={heroImage} name={name} decorative priority className={className} />;
}
