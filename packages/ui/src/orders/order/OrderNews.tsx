import type { OrderSettlement } from '@vitrine/atoms';
import { useSpoken } from '../../primitives/announcer/use-spoken.ts';
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
  const isLate = settlement === 'late';
  const words = isLate ? t(email ? 'orders.late' : 'orders.lateUnknown', { email }) : undefined;
  useSpoken(words);
  if (isLate) return <Callout>{words}</Callout>;
  return settlement === 'error' ? <Callout tone="danger">{t('orders.askFailed')}</Callout> : null;
}
