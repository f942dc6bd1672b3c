import { classes } from '../../lib/classes.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as css from './ProductCard.css.ts';

export interface ProductCardSkeletonProps {
  className?: string;
}

/** The place of a card on its way: the stage and two bars, as high as the card will be. */
export function ProductCardSkeleton({ className }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" data-shape="card" className={classes(css.root, className)}>
      <div className={css.stage}>
        <Skeleton.Stage ratio={4 / 5} />
      </div>
      <div className={css.label}>
        <Skeleton.Line variant="bodyStrong" width="70%" />
        <Skeleton.Line variant="caption" width="45%" />
        <span className={css.priceRoom} />
      </div>
    </div>
  );
}
