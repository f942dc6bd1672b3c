'use client';

import type { Media, MediaItem } from '@vitrine/client';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import type { ExternalMedia } from './external/external-media.ts';
import {
  ExternalMediaContext,
  type ExternalMediaSlide,
} from './external/external-media-context.ts';
import * as css from './Gallery.css.ts';
import { GalleryFooter } from './GalleryFooter.tsx';
import { GalleryMediaFrame } from './GalleryMediaFrame.tsx';
import { GalleryThumbnails, type ThumbnailsPosition } from './GalleryThumbnails.tsx';
import { container } from './gallery-container.css.ts';
import { getExternalItems, getGalleryItems } from './gallery-items.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';
import type { VideoTrack } from './video/GalleryVideo.tsx';
import { useViewer } from './viewer/use-viewer.tsx';
import '../../messages/en/catalog.ts';

/** All items side by side, a carousel with thumbnails, or a full-width carousel. */
export type GalleryLayout = 'mosaic' | 'carousel' | 'immersive';

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Images, videos and files in their order. */
  media: Media | undefined;
  /** Name of the product, for accessible names and missing images. */
  name: string;
  /**
   * Layout in a view with two columns, or from 480 px of its own width up. A narrower gallery is a
   * carousel. Default `mosaic`.
   */
  layout?: GalleryLayout;
  /** Position of a carousel's thumbnails where the layout applies. Default `bottom`. */
  thumbnails?: ThumbnailsPosition;
  /** Shows the item with this id when the id changes. */
  current?: string;
  /** Display width on pages from 761 px up, as in the `sizes` of an image. Default `55vw`. */
  wideSize?: string;
  /** Milliseconds per image of the autoplay. Off without it. */
  autoplay?: number;
  /** Shows images enlarged in a viewer that is loaded on opening. Default true. */
  viewer?: boolean;
  /** Called instead of opening the viewer, to show an image enlarged. */
  onOpen?: (index: number) => void;
  /** Returns captions and other text tracks of a video. */
  getVideoTracks?: (item: MediaItem) => readonly VideoTrack[];
  /**
   * Videos at YouTube or Vimeo, and 3D models, after the media of the catalog, which has neither.
   * They need `renderExternalMedia`.
   */
  externalMedia?: readonly ExternalMedia[];
  /** Renders external media: `(slide) => <ExternalMediaPlayer {...slide} />`. */
  renderExternalMedia?: (slide: ExternalMediaSlide) => ReactNode;
  /** Called when a video's URL no longer works: the host should refetch its entity. */
  onExpired?: (item: MediaItem) => void;
}

/**
 * The media of a product. Nothing moves automatically unless enabled, and nothing shifts while it
 * loads. The carousel also works with arrows, Home and End, and announces the shown image.
 */
export function Gallery({
  media,
  name,
  layout = 'mosaic',
  thumbnails = 'bottom',
  current,
  wideSize = layout === 'immersive' ? '100vw' : '55vw',
  autoplay,
  viewer = true,
  onOpen,
  getVideoTracks,
  externalMedia,
  renderExternalMedia,
  onExpired,
  className,
  ...rest
}: GalleryProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const external = (renderExternalMedia && externalMedia) ?? [];
  const externalKey = JSON.stringify(external);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the external media.
  const items = useMemo(
    () => [...getGalleryItems(media), ...getExternalItems(external)],
    [media, externalKey],
  );
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const count = items.length;
  const swipe = useSwipe({
    ids,
    onShow: (index) => announce(t('gallery.position', { index: index + 1, count })),
  });
  const { index, show } = swipe;
  const next = useCallback(() => show((index + 1) % count, { silent: true }), [show, index, count]);
  const isSwiped = swipe.isActive && count > 1;
  const play = useAutoplay({ every: isSwiped ? autoplay : undefined, onNext: next, index });
  const large = useViewer({ items, name, swipe, getVideoTracks });
  const followed = useRef(current);

  useEffect(() => {
    if (followed.current === current) return;
    followed.current = current;
    const newIndex = current === undefined ? -1 : ids.indexOf(current);
    if (newIndex >= 0) show(newIndex, { silent: true });
  }, [current, ids, show]);

  const gallery = (
    <section
      aria-label={t('gallery.images', { name })}
      {...rest}
      {...play.restProps}
      data-layout={layout}
      data-thumbnails={layout === 'carousel' ? thumbnails : 'none'}
      className={classes(container, className)}
    >
      <div className={css.root}>
        {count === 0 && <Picture image={undefined} name={name} className={css.missing} />}
        {count > 0 && (
          <div
            data-media-type={isSwiped ? items[index]?.kind : undefined}
            className={css.mediaFrame}
          >
            <GalleryMediaFrame
              items={items}
              name={name}
              swipe={swipe}
              isSwiped={isSwiped}
              wideSize={wideSize}
              getVideoTracks={getVideoTracks}
              onExpired={onExpired}
              openers={large.openers}
              onPrepare={onOpen ? undefined : large.prepare}
              onOpen={onOpen ?? (viewer ? large.open : undefined)}
            />
            {count > 1 && <GalleryFooter count={count} swipe={swipe} play={play} />}
            {large.isFailed && <p className={css.notice}>{t('gallery.viewerFailed')}</p>}
          </div>
        )}
        {layout === 'carousel' && thumbnails !== 'none' && count > 1 && (
          <GalleryThumbnails
            items={items}
            name={name}
            index={index}
            position={thumbnails}
            onShow={show}
          />
        )}
      </div>
      {large.viewer}
    </section>
  );
  return <ExternalMediaContext value={renderExternalMedia}>{gallery}</ExternalMediaContext>;
}
