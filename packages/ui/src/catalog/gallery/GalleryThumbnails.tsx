import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Box } from '../../primitives/box/Box.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './Gallery.css.ts';
import type { GalleryItem } from './gallery-items.ts';
import { galleryKey } from './gallery-keys.ts';

export interface GalleryThumbnailsProps {
  items: readonly GalleryItem[];
  name: string;
  index: number;
  onShow: (index: number) => void;
}

/** Brings a thumbnail into the row's view without moving the page. */
function reveal(row: HTMLElement, thumbnail: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), thumbnail.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}

/** One stop for the keyboard: arrows, Home and End go from picture to picture. */
export function GalleryThumbnails({ items, name, index, onShow }: GalleryThumbnailsProps) {
  const { t, direction } = useUi();
  const row = useRef<HTMLElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const count = items.length;

  useEffect(() => {
    const current = buttons.current[index];
    if (row.current && current) reveal(row.current, current);
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = galleryKey(event.key, index, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    buttons.current[next]?.focus({ preventScroll: true });
  };

  return (
    <Box as="ul" ref={row} className={css.thumbnails} onKeyDown={onKeyDown}>
      {items.map(({ id, kind, image, title }, place) => (
        <li key={id}>
          <button
            type="button"
            ref={(node) => {
              buttons.current[place] = node;
            }}
            tabIndex={place === index ? 0 : -1}
            aria-current={place === index ? 'true' : undefined}
            aria-label={t(kind === 'video' ? 'catalog.galleryShowVideo' : 'catalog.galleryShow', {
              index: place + 1,
              count,
            })}
            className={css.thumbnail}
            onClick={() => onShow(place)}
          >
            <Picture
              image={image}
              name={title || name}
              decorative
              sizes="72px"
              className={css.thumbnailPicture}
            />
          </button>
        </li>
      ))}
    </Box>
  );
}
