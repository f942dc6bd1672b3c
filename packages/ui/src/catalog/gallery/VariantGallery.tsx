import { useAtomValue, useSetAtom, variantMediaAtom } from '@vitrine/atoms';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Gallery.css.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

export interface VariantGalleryProps extends Omit<GalleryProps, 'media' | 'onExpired'> {
  /** The store-wide id of the variant. */
  variantId: string;
}

/**
 * The picture and the film of one variant. The film's addresses end: they are read again before that,
 * and when one answers no more, and the film goes on where it was.
 */
export function VariantGallery({ variantId, className, ...rest }: VariantGalleryProps) {
  const mediaAtom = variantMediaAtom(variantId);
  const { media, isPending } = useAtomValue(mediaAtom);
  const reload = useSetAtom(mediaAtom);
  if (isPending) {
    return (
      <Skeleton.Root className={classes(css.root, className)}>
        <Skeleton.Media className={css.missing} />
      </Skeleton.Root>
    );
  }
  return <Gallery {...rest} media={media} onExpired={reload} className={className} />;
}
