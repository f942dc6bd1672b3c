import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import * as line from './CartLine.css.ts';
import * as css from './CartLines.css.ts';
import * as skeleton from './CartSkeleton.css.ts';

/** The cart before it is known: as many lines as fit a small screen, in their own geometry. */
export function CartSkeleton() {
  return (
    <Skeleton.Root>
      <div className={css.root}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={css.entry}>
            <div className={line.root}>
              <Skeleton.Stage ratio={4 / 5} />
              <div className={line.label}>
                <div className={line.facts}>
                  <Skeleton.Line variant="bodyStrong" width="60%" />
                  <Skeleton.Line variant="bodyStrong" width="6ch" />
                  <Skeleton.Line variant="caption" width="40%" />
                </div>
                <div className={line.foot}>
                  <Skeleton.Stage ratio={110 / 46} className={skeleton.stepper} />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton.Root>
  );
}
