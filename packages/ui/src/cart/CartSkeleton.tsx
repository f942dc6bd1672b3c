import * as Skeleton from '../primitives/skeleton/Skeleton.tsx';
import { classes } from '../utils/classes.ts';
import * as skeleton from './CartSkeleton.css.ts';
import * as css from './line/CartLines.css.ts';
import * as line from './line/line-layout.css.ts';

/**
 * Placeholder of the cart while loading: as many lines as fit a small screen, in their real
 * geometry.
 */
export function CartSkeleton({ className }: { className?: string }) {
  return (
    <Skeleton.Root className={className}>
      <div className={css.root}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={css.entry}>
            <div className={classes(line.root, line.columns)}>
              <Skeleton.Media ratio={4 / 5} />
              <div className={line.label}>
                <div className={line.facts}>
                  <Skeleton.Line variant="bodyStrong" width="60%" />
                  <Skeleton.Line variant="bodyStrong" width="6ch" />
                  <Skeleton.Line variant="caption" width="40%" />
                </div>
                <div className={line.footer}>
                  <Skeleton.Media ratio={110 / 46} className={skeleton.stepper} />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton.Root>
  );
}
