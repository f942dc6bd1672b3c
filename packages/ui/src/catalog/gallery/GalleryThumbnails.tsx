'use client';

import { Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isShortcut } from '../../utils/is-shortcut.ts';
import { getFileKind } from './file-kinds.ts';
import * as css from './GalleryThumbnails.css.ts';
import type { GalleryItem } from './gallery-items.ts';
import { alongColumn, getGalleryAction } from './gallery-keys.ts';
import '../../messages/en/catalog.ts';

/** Below the large image, in a column at its start, or none. */
export type ThumbnailsPosition = 'bottom' | 'side' | 'none';

export interface GalleryThumbnailsProps {
  items: readonly GalleryItem[];
  name: string;
  index: number;
  position: ThumbnailsPosition;
  onShow: (index: number) => void;
}

/** Brings a thumbnail into the row's view without moving the page. */
function reveal(row: HTMLElement, thumbnail: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), thumbnail.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  if (inner.top < outer.top) row.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) row.scrollTop += inner.bottom - outer.bottom;
}

/** One tab stop: arrows, Home and End move between images. */
export function GalleryThumbnails({
  items,
  name,
  index,
  position,
  onShow,
}: GalleryThumbnailsProps) {
  const { t, direction } = useUi();
  const row = useRef<HTMLUListElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const count = items.length;

  useEffect(() => {
    const current = buttons.current[index];
    if (row.current && current) reveal(row.current, current);
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const key = position === 'side' ? alongColumn(event.key, direction) : event.key;
    const next = getGalleryAction(key, index, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    buttons.current[next]?.focus({ preventScroll: true });
  };

  return (
    <PlainList ref={row} className={css.thumbnails} onKeyDown={onKeyDown}>
      {items.map((item, at) => (
        <li key={item.id}>
          <button
            type="button"
            ref={(node) => {
              buttons.current[at] = node;
            }}
            tabIndex={at === index ? 0 : -1}
            aria-current={at === index ? 'true' : undefined}
            aria-label={t(`gallery.show.${item.kind}`, { index: at + 1, count })}
            className={css.thumbnail}
            onClick={() => onShow(at)}
          >
            <Thumbnail item={item} name={name} />
          </button>
        </li>
      ))}
    </PlainList>
  );
}

function Thumbnail({ item, name }: { item: GalleryItem; name: string }) {
  const { kind, image, title, media } = item;
  if (kind === 'file') {
    return (
      <span className={css.fileSign}>
        <Icon as={getFileKind(media.mediaType).icon} />
      </span>
    );
  }
  return (
    <>
      <Picture
        image={image}
        name={title || name}
        decorative
        width={css.thumbnailDisplayWidth}
        ratio={css.thumbnailDisplayRatio}
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
