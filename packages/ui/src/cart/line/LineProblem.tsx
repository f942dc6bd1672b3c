'use client';

import { Availability, type LineItem } from '@vitrine/client/cart';
import { useUi } from '../../provider/UiProvider.tsx';
import { CartMessage } from '../messages/CartMessage.tsx';
import { getLineName } from './line-item-fields.ts';
import '../../messages/en/cart.ts';

/** A problem that prevents buying a line, with its fix. */
export interface LineProblemValue {
  availability: Exclude<Availability, 'AVAILABLE'> | null;
  /** The platform's description, for a rule without a message here. */
  description: string | null;
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
  const name = getLineName(line) ?? t('cart.unnamed');
  const action =
    fix?.kind === 'take'
      ? {
          label: t('cart.problem.reduce', { count: fix.quantity }),
          ariaLabel: t('cart.problem.reduceOf', { count: fix.quantity, name }),
        }
      : { label: t('cart.remove'), ariaLabel: t('cart.removeOf', { name }) };
  return (
    <CartMessage
      tone="warning"
      silent={!isNew}
      data-cart-problem=""
      data-remove-trigger={fix?.kind === 'remove' ? '' : undefined}
      action={fix && onFix ? { ...action, onPress: onFix } : undefined}
    >
      <Sentence line={line} problem={problem} />
    </CartMessage>
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
