'use client';

import type { MediaItem } from '@vitrine/client';
import type { KeyboardEvent, RefObject } from 'react';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isShortcut } from '../../utils/is-shortcut.ts';
import * as css from './Gallery.css.ts';
import { GalleryMedia } from './GalleryMedia.tsx';
import type { GalleryItem } from './gallery-items.ts';
import { getGalleryAction } from './gallery-keys.ts';
import { getMosaicSlots } from './mosaic-slots.ts';
import type { Swipe } from './use-swipe.ts';
import type { VideoTrack } from './video/GalleryVideo.tsx';
import '../../messages/en/catalog.ts';

export interface GalleryMediaFrameProps {
  items: readonly GalleryItem[];
  name: string;
  swipe: Swipe;
  isSwiped: boolean;
  wideSize: string;
  getVideoTracks?: (item: MediaItem) => readonly VideoTrack[];
  onExpired?: (item: MediaItem) => void;
  openers: RefObject<(HTMLElement | null)[]>;
  onPrepare?: () => void;
  onOpen?: (index: number) => void;
}

/** The images: as a carousel, or side by side. */
export function GalleryMediaFrame({
  items,
  name,
  swipe,
  isSwiped,
  wideSize,
  getVideoTracks,
  onExpired,
  openers,
  onPrepare,
  onOpen,
}: GalleryMediaFrameProps) {
  const { t, direction } = useUi();
  const count = items.length;
  const slots = getMosaicSlots(count);
  const wide = `(min-width: 761px) ${wideSize}, 100vw`;
  const pair = `(min-width: 761px) calc(${wideSize} / 2), 100vw`;

  const onKeyDown = (event: KeyboardEvent) => {
    // Inside a slide, keys belong to the focused element, such as a video's own controls.
    const isOpener = openers.current.some((one) => one === event.target);
    if (!isOpener && event.target !== event.currentTarget) return;
    if (isShortcut(event)) return;
    const next = getGalleryAction(event.key, swipe.index, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    swipe.show(next);
    if (!isOpener) return;
    const mediaFrame = event.currentTarget;
    (openers.current[next] ?? (mediaFrame as HTMLElement)).focus({ preventScroll: true });
  };

  return (
    <div
      ref={swipe.viewportRef}
      data-swipe={swipe.isActive ? 'move' : undefined}
      {...(isSwiped && {
        role: 'group',
        'aria-label': t('gallery.position', { index: swipe.index + 1, count }),
        tabIndex: 0,
        onKeyDown,
      })}
      className={css.viewport}
    >
      <PlainList className={css.slides}>
        {items.map((item, index) => {
          const slot = slots[index] ?? 'wide';
          const { width = 0, height = 0 } = item.image ?? {};
          const mediaElement = (
            <GalleryMedia
              item={item}
              name={name}
              sizes={slot === 'pair' ? pair : wide}
              priority={index === 0}
              tracks={getVideoTracks?.(item.media)}
              onExpired={onExpired && (() => onExpired(item.media))}
              isHidden={isSwiped && index !== swipe.index}
            />
          );
          return (
            <li
              key={item.id}
              data-mosaic-slot={slot}
              data-orientation={height > width ? 'vertical' : undefined}
              className={css.slide}
            >
              {item.kind === 'image' && onOpen ? (
                <button
                  type="button"
                  ref={(node) => {
                    openers.current[index] = node;
                  }}
                  // In a carousel, hidden slides are not tab stops.
                  tabIndex={isSwiped && index !== swipe.index ? -1 : 0}
                  aria-label={
                    item.title
                      ? t('gallery.enlargeOf', { index: index + 1, count, title: item.title })
                      : t('gallery.enlarge', { index: index + 1, count })
                  }
                  className={css.opener}
                  onPointerEnter={onPrepare}
                  onFocus={onPrepare}
                  onClick={() => onOpen(index)}
                >
                  {mediaElement}
                </button>
              ) : (
                mediaElement
              )}
            </li>
          );
        })}
      </PlainList>
    </div>
  );
}
