'use client';

import { Availability, type LineItem } from '@vitrine/client/cart';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './CartLine.css.ts';
import { getDisplayName } from './line-item-fields.ts';
import '../../messages/en/cart-contents.ts';

/** A problem that prevents buying a line, with its fix. */
export interface LineProblemValue {
  /** The problem of the stock; null if it is a rule of the platform. */
  availability: Exclude<Availability, 'AVAILABLE'> | null;
  /** The platform's description, for a rule without a message here. */
  description: string | null;
  /** What its button does; null if only the shopper can decide. */
  fix: { kind: 'remove' } | { kind: 'take'; quantity: number } | null;
}

export interface LineProblemProps {
  line: LineItem;
  problem: LineProblemValue;
  /** Whether it is new; initial problems are not announced. */
  isNew?: boolean;
  onFix?: (() => void) | undefined;
}

/** The problem of one line in one sentence, with one button that fixes it. */
export function LineProblem({ line, problem, isNew, onFix }: LineProblemProps) {
  const { t } = useUi();
  const { fix } = problem;
  const name = getDisplayName(line, t);
  const [label, ariaLabel] =
    fix?.kind === 'take'
      ? [
          t('cart.problem.reduce', { count: fix.quantity }),
          t('cart.problem.reduceOf', { count: fix.quantity, name }),
        ]
      : [t('cart.remove'), t('cart.removeOf', { name })];
  return (
    <div
      data-cart-problem=""
      data-remove-trigger={fix?.kind === 'remove' ? '' : undefined}
      className={css.problem}
    >
      <Callout tone="warning" announce={isNew ?? false} className={css.problemMessage}>
        <Sentence line={line} problem={problem} />
      </Callout>
      {fix && onFix && (
        <Button emphasis="text" aria-label={ariaLabel} className={css.problemFix} onClick={onFix}>
          {label}
        </Button>
      )}
    </div>
  );
}

function Sentence({ line, problem }: Pick<LineProblemProps, 'line' | 'problem'>) {
  const { t } = useUi();
  const { quantity, availability } = line;
  switch (problem.availability) {
    case Availability.PARTIALLY_AVAILABLE:
      return t('cart.problem.partly', { left: availability?.quantityAvailable ?? 0, quantity });
    case Availability.NOT_AVAILABLE:
      return t('cart.problem.soldOut');
    case Availability.NOT_FOUND:
      return t('cart.problem.gone');
    case null:
      return problem.description || t('cart.problem.rule');
  }
}
