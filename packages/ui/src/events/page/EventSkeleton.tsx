import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import * as css from './EventView.css.ts';

/** Skeleton of an event while it is loading, with the layout of its page. */
export function EventSkeleton() {
  return (
    <Skeleton.Root className={css.root}>
      <div className={css.columns}>
        <Skeleton.Media className={css.picture} />
        <div className={css.label}>
          <div className={css.titles}>
            <Skeleton.Line width="24%" />
            <Skeleton.Line variant="displayXl" width="86%" />
            <Skeleton.Line variant="bodyL" width="64%" className={css.summary} />
          </div>
          <div className={css.facts}>
            <Skeleton.Line width="58%" />
            <Skeleton.Line width="52%" />
            <Skeleton.Line width="36%" />
          </div>
          <div className={css.registration}>
            <Skeleton.Line variant="displayM" width="28%" />
          </div>
        </div>
        <div className={css.notes}>
          <Skeleton.Line />
          <Skeleton.Line width="70%" />
        </div>
      </div>
    </Skeleton.Root>
  );
}
