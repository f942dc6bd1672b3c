'use client';

import { useAtomValue, useSetAtom, variantMediaAtom } from '@vitrine/atoms';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Gallery.css.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';
import { container } from './gallery-container.css.ts';

export interface VariantGalleryProps extends Omit<GalleryProps, 'media' | 'onExpired'> {
  /** The store-wide id of the variant. */
  variantId: string;
}

/**
 * The image and the video of one variant. Video URLs expire: they are refetched before that,
 * or when one no longer works, and the video continues from its position.
 */
export function VariantGallery({ variantId, className, ...rest }: VariantGalleryProps) {
  const mediaAtom = variantMediaAtom(variantId);
  const { media, isPending } = useAtomValue(mediaAtom);
  const reload = useSetAtom(mediaAtom);
  if (isPending) {
    return (
      <Skeleton.Root className={classes(container, className)}>
        <Skeleton.Media className={css.missing} />
      </Skeleton.Root>
    );
  }
  return <Gallery {...rest} media={media} onExpired={reload} className={className} />;
}
