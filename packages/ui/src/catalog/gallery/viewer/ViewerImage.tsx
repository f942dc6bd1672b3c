'use client';

import type { RefObject } from 'react';
import { GalleryMedia } from '../GalleryMedia.tsx';
import type { GalleryItem } from '../gallery-items.ts';
import * as css from './GalleryViewer.css.ts';
import { usePinch } from './use-pinch.ts';
import type { Zoom } from './use-zoom.ts';

export interface ViewerImageProps {
  item: GalleryItem;
  name: string;
  frame: RefObject<HTMLDivElement | null>;
  zoom: Zoom;
}

/** The current image, zoomed and panned by touch, pointer and wheel. */
export function ViewerImage({ item, name, frame, zoom }: ViewerImageProps) {
  const { look, isLive } = zoom;
  const handlers = usePinch(frame, zoom);
  return (
    <div
      {...handlers}
      ref={frame}
      data-zoomed={look.scale > 1 ? '' : undefined}
      className={css.frame}
    >
      <div
        data-dragging={isLive ? '' : undefined}
        className={css.zoomed}
        style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}
      >
        <GalleryMedia
          item={item}
          name={name}
          // An enlarged image uses a larger file.
          sizes={`${Math.ceil(look.scale) * 100}vw`}
          fit="contain"
          className={css.picture}
        />
      </div>
    </div>
  );
}
