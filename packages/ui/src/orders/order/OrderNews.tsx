import type { OrderSettlement } from '@vitrine/atoms';
import { useLiveAnnouncement } from '../../primitives/announcer/use-spoken.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface OrderAnnouncerProps {
  settlement: OrderSettlement['status'];
  /** To which the platform writes when there are news. */
  email: string;
}

/** What became of asking how an order stands, where there is no news. */
export function OrderAnnouncer({ settlement, email }: OrderAnnouncerProps) {
  const { t } = useUi();
  const isLate = settlement === 'late';
  const labelText = isLate ? t(email ? 'orders.late' : 'orders.lateUnknown', { email }) : undefined;
  useLiveAnnouncement(labelText);
  if (isLate) return <Callout>{labelText}</Callout>;
  return settlement === 'error' ? <Callout tone="danger">{t('orders.askFailed')}</Callout> : null;
}
