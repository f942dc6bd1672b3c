'use client';

import { useState } from 'react';
import { Gallery, type GalleryProps } from '../../gallery/Gallery.tsx';
import { useProductContext } from '../product-context.ts';
import { getVisibleMedia } from '../selection/default-selection.ts';
import { getAllMedia } from './product-media.ts';

export interface ProductGalleryProps extends Omit<GalleryProps, 'media' | 'name' | 'current'> {
  /**
   * `filter` shows only the images of the selection; `jump` shows all, and moves to the first one
   * of another choice. Default `filter`. A mosaic on a wide page shows them side by side and does
   * not move.
   */
  follow?: 'filter' | 'jump';
}

/** The images of the selection. A choice with the same images leaves the current one displayed. */
export function ProductGallery({ follow = 'filter', ...rest }: ProductGalleryProps) {
  const { product, view, defaultSelection } = useProductContext();
  const chosen = getVisibleMedia(product, view, defaultSelection);
  const [first] = useState(chosen);
  const isJumping = follow === 'jump';
  return (
    <Gallery
      {...rest}
      media={isJumping ? getAllMedia(product, first) : chosen}
      current={isJumping ? chosen?.items[0]?._id : undefined}
      name={product.name}
    />
  );
}
