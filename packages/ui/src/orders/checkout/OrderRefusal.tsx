import type { FailureKind } from '../../lib/failure-kind.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface OrderRefusalProps {
  kind: FailureKind;
  /** No answer came, and the platform could not be asked whether there is an order. */
  isUnheard: boolean;
}

/** Why there is no order, and that the tickets are still held. */
export function OrderRefusal({ kind, isUnheard }: OrderRefusalProps) {
  const { t } = useUi();
  if (isUnheard) return <Callout tone="danger">{t('orders.review.unheard')}</Callout>;
  return (
    <Callout tone="danger">
      {t(
        kind === 'refused' || kind === 'conflict'
          ? 'orders.review.refused'
          : 'orders.review.failed',
      )}
    </Callout>
  );
}
