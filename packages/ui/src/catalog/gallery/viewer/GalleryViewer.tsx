'use client';

import type { MediaItem } from '@vitrine/client';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { ModalPanel } from '../../../primitives/_internal/modal/Modal.tsx';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { Box } from '../../../primitives/box/Box.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { isShortcut } from '../../../utils/is-shortcut.ts';
import { getNumberFormat } from '../../../utils/number-format.ts';
import { GalleryMedia } from '../GalleryMedia.tsx';
import type { GalleryItem } from '../gallery-items.ts';
import { useSwipe } from '../use-swipe.ts';
import type { VideoTrack } from '../video/GalleryVideo.tsx';
import * as css from './GalleryViewer.css.ts';
import { useZoom, zoomed } from './use-zoom.ts';
import { ViewerFooter, ViewerHeader } from './ViewerBars.tsx';
import { ViewerImage } from './ViewerImage.tsx';
import { getViewerAction, type ViewerAction } from './viewer-keys.ts';
import { moveBy } from './zoom.ts';
import '../../../messages/en/catalog.ts';

// The reasons: docs/decisions/0054-implement-the-gallerys-zoom-ourselves-and-load-the-carousel-on-demand.md

export interface GalleryViewerProps {
  items: readonly GalleryItem[];
  name: string;
  isOpen: boolean;
  /** The item to begin with, from 0. */
  start: number;
  getVideoTracks?: (item: MediaItem) => readonly VideoTrack[];
  /** It closes, with this one on show. */
  onClose: (index: number) => void;
  /** Called after it has closed, to restore the focus. */
  onClosed: () => void;
}

/** A full-screen gallery that shows each image completely, at its best size. */
export function GalleryViewer({ isOpen, onClosed, ...rest }: GalleryViewerProps) {
  const mediaFrame = useRef<HTMLElement>(null);
  const shown = useRef(rest.start);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || rest.onClose(shown.current)}>
      <ModalPanel
        aria-describedby={undefined}
        initialFocus={mediaFrame}
        className={css.panel}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Content {...rest} mediaFrame={mediaFrame} shown={shown} />
      </ModalPanel>
    </Radix.Root>
  );
}

interface ContentProps extends Omit<GalleryViewerProps, 'isOpen' | 'onClose' | 'onClosed'> {
  mediaFrame: RefObject<HTMLElement | null>;
  shown: RefObject<number>;
}

function Content({ items, name, start, getVideoTracks, mediaFrame, shown }: ContentProps) {
  const { t, direction, locale } = useUi();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const count = items.length;
  const swipe = useSwipe({
    ids,
    start,
    mayDrag: () => zoom.look.scale === 1,
    onShow: (index) => announce(t('gallery.position', { index: index + 1, count })),
  });
  const { index } = swipe;
  const item = items[index];
  const zoom = useZoom(frame, item?.id ?? '');
  const isEnlarged = zoom.look.scale > 1;
  const isImage = item?.kind === 'image' && item.image !== undefined;

  useEffect(() => {
    shown.current = index;
  }, [shown, index]);

  const act = (action: ViewerAction) => {
    if (action.kind === 'show') return swipe.show(action.index);
    if (!isImage) return;
    if (action.kind === 'pan') return zoom.change((look, on) => moveBy(look, action.by, on));
    const { scale } = zoom.change(zoomed(action.direction));
    const percent = getNumberFormat(locale, { style: 'percent' }).format(scale);
    announce(scale > 1 ? t('gallery.zoomed', { percent }) : t('gallery.fit'));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    // A video and a select handle their own keys.
    if ((event.target as Element).closest('video, select')) return;
    const action = getViewerAction(event.key, { index, count, isEnlarged, direction });
    if (!action) return;
    event.preventDefault();
    act(action);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog, whatever in it has the focus.
    <div className={css.layout} onKeyDown={onKeyDown}>
      <ViewerHeader name={name} scale={isImage ? zoom.look.scale : undefined} act={act} />
      <section
        ref={mediaFrame}
        aria-label={t('gallery.position', { index: index + 1, count })}
        tabIndex={-1}
        className={css.mediaFrame}
      >
        <div ref={swipe.viewportRef} className={css.viewport}>
          <Box as="ul" className={css.slides}>
            {items.map((one, slideIndex) => (
              <li key={one.id} inert={slideIndex !== index} className={css.slide}>
                {slideIndex === index && isImage ? (
                  <ViewerImage item={one} name={name} frame={frame} zoom={zoom} />
                ) : (
                  <GalleryMedia
                    item={one}
                    name={name}
                    sizes="100vw"
                    fit="contain"
                    tracks={getVideoTracks?.(one.media)}
                    className={css.picture}
                  />
                )}
              </li>
            ))}
          </Box>
        </div>
      </section>
      <ViewerFooter title={item?.title ?? name} index={index} count={count} act={act} />
    </div>
  );
}
