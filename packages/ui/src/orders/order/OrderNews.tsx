import type { OrderSettlement } from '@vitrine/atoms';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface OrderNewsProps {
  settlement: OrderSettlement['status'];
  /** To which the platform writes when there are news. */
  email: string;
}

/** What became of asking how an order stands, where there is no news. */
export function OrderNews({ settlement, email }: OrderNewsProps) {
  const { t } = useUi();
  if (settlement === 'late') {
    return (
      <Callout role="status">{t(email ? 'orders.late' : 'orders.lateUnknown', { email })}</Callout>
    );
  }
  return settlement === 'error' ? <Callout tone="danger">{t('orders.askFailed')}</Callout> : null;
}
