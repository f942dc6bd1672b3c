import * as Skeleton from '../../../primitives/skeleton/Skeleton.tsx';
import * as css from './ProductSkeleton.css.ts';
import * as view from './ProductView.css.ts';

/** Placeholder of a loading product, in the geometry of its page. */
export function ProductSkeleton() {
  return (
    <Skeleton.Root className={view.container}>
      <div className={view.columns}>
        <div className={view.gallery}>
          <Skeleton.Media className={css.mediaFrame} />
        </div>
        <div className={css.label}>
          <div className={view.title}>
            <Skeleton.Line variant="caption" width="32%" />
            <Skeleton.Line variant="displayL" width="80%" />
          </div>
          <Skeleton.Line variant="priceL" width="24%" className={css.price} />
          <Skeleton.Line variant="body" width="28%" className={css.option} />
          <div className={css.choices}>
            <Skeleton.Media ratio={4 / 5} />
            <Skeleton.Media ratio={4 / 5} />
            <Skeleton.Media ratio={4 / 5} />
          </div>
          <Skeleton.Media className={css.action} />
        </div>
      </div>
    </Skeleton.Root>
  );
}
