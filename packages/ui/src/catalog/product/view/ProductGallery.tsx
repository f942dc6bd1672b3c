import { useState } from 'react';
import { Gallery, type GalleryProps } from '../../gallery/Gallery.tsx';
import { useProductContext } from '../product-context.ts';
import { getShownMedia } from '../selection/default-selection.ts';
import { getAllMedia } from './product-media.ts';

export interface ProductGalleryProps extends Omit<GalleryProps, 'media' | 'name' | 'current'> {
  /**
   * `filter` shows the pictures of what is chosen and no others; `jump` shows all, and goes to the
   * first one of another choice. Default `filter`. A mosaic on a wide page shows them side by side
   * and jumps nowhere.
   */
  follow?: 'filter' | 'jump';
}

/** The pictures of what is chosen. A choice with the same pictures leaves the one on show. */
export function ProductGallery({ follow = 'filter', ...rest }: ProductGalleryProps) {
  const { product, view, defaultSelection } = useProductContext();
  const chosen = getShownMedia(product, view, defaultSelection);
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
