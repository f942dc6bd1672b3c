import { Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Box } from '../../primitives/box/Box.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { fileKind } from './file-kinds.ts';
import * as css from './Gallery.css.ts';
import type { GalleryItem } from './gallery-items.ts';
import { galleryKey } from './gallery-keys.ts';

export interface GalleryThumbnailsProps {
  items: readonly GalleryItem[];
  name: string;
  index: number;
  onShow: (index: number) => void;
}

const showKeys = {
  image: 'catalog.galleryShow',
  video: 'catalog.galleryShowVideo',
  file: 'catalog.galleryShowFile',
} as const;

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
      {items.map((item, place) => (
        <li key={item.id}>
          <button
            type="button"
            ref={(node) => {
              buttons.current[place] = node;
            }}
            tabIndex={place === index ? 0 : -1}
            aria-current={place === index ? 'true' : undefined}
            aria-label={t(showKeys[item.kind], {
              index: place + 1,
              count,
            })}
            className={css.thumbnail}
            onClick={() => onShow(place)}
          >
            <Thumbnail item={item} name={name} />
          </button>
        </li>
      ))}
    </Box>
  );
}

function Thumbnail({ item, name }: { item: GalleryItem; name: string }) {
  const { kind, image, title, media } = item;
  if (kind === 'file') {
    return (
      <span className={css.fileSign}>
        <Icon as={fileKind(media.mediaType).icon} />
      </span>
    );
  }
  return (
    <>
      <Picture
        image={image}
        name={title || name}
        decorative
        sizes="72px"
        className={css.thumbnailPicture}
      />
      {kind === 'video' && (
        <span className={css.sign}>
          <Icon as={Play} size="small" />
        </span>
      )}
    </>
  );
}
