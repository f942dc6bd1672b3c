import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Media } from '@vitrine/client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { classes } from '../../lib/classes.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Box } from '../../primitives/box/Box.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './Gallery.css.ts';
import { GalleryMedia } from './GalleryMedia.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { galleryItems } from './gallery-items.ts';
import { galleryKey } from './gallery-keys.ts';
import { mosaicPlaces } from './mosaic.ts';
import { useSwipe } from './use-swipe.ts';

/** Widths at which pictures are shown, for browsers to choose a file. */
const sizes = { wide: '(min-width: 761px) 55vw, 100vw', pair: '(min-width: 761px) 28vw, 100vw' };

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Pictures, films and files in their order. */
  media: Media | undefined;
  /** Whose pictures these are, for speech and for what is missing. */
  name: string;
  /** From 761 px up: all pictures at once, or one with thumbnails below. Small pages are swiped. */
  layout?: 'mosaic' | 'carousel';
  /** Makes pictures buttons that ask to be seen large; the host opens its viewer. */
  onOpen?: (index: number) => void;
}

/**
 * All that there is to see of an object. Nothing moves by itself, and nothing shifts while it
 * loads. Where it is swiped, arrows, Home and End work too and say which picture is shown.
 */
export function Gallery({
  media,
  name,
  layout = 'mosaic',
  onOpen,
  className,
  ...rest
}: GalleryProps) {
  const { t, direction } = useUi();
  const announce = useAnnounce();
  const items = galleryItems(media);
  const count = items.length;
  const say = useCallback(
    (index: number) => announce(t('catalog.galleryPosition', { index: index + 1, count })),
    [announce, t, count],
  );
  const swipe = useSwipe(layout === 'carousel' ? 'always' : 'small', say);
  const places = mosaicPlaces(count);
  const isSwiped = swipe.isActive && count > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    // Inside a slide keys belong to what has the focus, such as a film's own controls.
    if (event.target !== event.currentTarget) return;
    const next = galleryKey(event.key, swipe.index, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    swipe.show(next);
  };
  const open = (index: number, content: ReactNode) =>
    onOpen ? (
      <button
        type="button"
        aria-label={t('catalog.galleryOpen', { index: index + 1, count })}
        className={css.opener}
        onClick={() => onOpen(index)}
      >
        {content}
      </button>
    ) : (
      content
    );

  return (
    <section
      aria-label={t('catalog.gallery', { name })}
      {...rest}
      data-layout={layout}
      className={classes(css.root, className)}
    >
      {count === 0 && <Picture image={undefined} name={name} className={css.missing} />}
      {count > 0 && (
        <div className={css.stage}>
          <div
            ref={swipe.viewportRef}
            {...(isSwiped && {
              role: 'group',
              'aria-label': t('catalog.galleryPosition', { index: swipe.index + 1, count }),
              tabIndex: 0,
              onKeyDown,
            })}
            className={css.viewport}
          >
            <Box as="ul" className={css.slides}>
              {items.map((item, index) => {
                const place = places[index] ?? 'wide';
                const picture = (
                  <GalleryMedia
                    item={item}
                    name={name}
                    sizes={place === 'pair' ? sizes.pair : sizes.wide}
                    priority={index === 0}
                  />
                );
                return (
                  <li key={item.id} data-place={place} className={css.slide}>
                    {item.kind === 'image' ? open(index, picture) : picture}
                  </li>
                );
              })}
            </Box>
          </div>
          {count > 1 && (
            <div aria-hidden="true" className={css.foot}>
              <span className={css.counter}>
                {t('catalog.galleryCounter', { index: swipe.index + 1, count })}
              </span>
              <span
                className={css.track}
                style={assignInlineVars({
                  [css.place]: String(swipe.index),
                  [css.places]: String(count),
                })}
              />
            </div>
          )}
        </div>
      )}
      {layout === 'carousel' && count > 1 && (
        <GalleryThumbnails items={items} name={name} index={swipe.index} onShow={swipe.show} />
      )}
    </section>
  );
}
