import { getRejectedDiscount } from '@vitrine/atoms';
import { getFailureKind } from '../../lib/failure-kind.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface OrderRejectionProps {
  /** What the platform answered to the order. */
  error: Error;
  /** No answer came, and the platform could not be asked whether there is an order. */
  isIndeterminate: boolean;
}

const reasons = {
  offline: 'failed',
  failed: 'failed',
  refused: 'refused',
  conflict: 'refused',
} as const;

/** Why there is no order, and that the tickets are still held. */
export function OrderRejection({ error, isIndeterminate }: OrderRejectionProps) {
  const { t } = useUi();
  const reason = isIndeterminate
    ? 'unheard'
    : (getRejectedDiscount(error) ?? reasons[getFailureKind(error)]);
  return <Callout tone="danger">{t(`orders.review.${reason}`)}</Callout>;
}
