'use client';

import type { Order } from '@vitrine/client/orders';
import { StatusMark, type StatusMarkProps } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { getStatusKind, getStatusLabel } from './order-status.ts';

export interface OrderStatusMarkProps extends Omit<StatusMarkProps, 'kind' | 'children'> {
  /** An unknown status has no mark. */
  status: Order['status'];
}

/** The status of an order: its mark and its text. */
export function OrderStatusMark({ status, ...rest }: OrderStatusMarkProps) {
  const t = useAdminTranslate();
  return (
    <StatusMark {...rest} kind={getStatusKind(status)}>
      {getStatusLabel(status, t)}
    </StatusMark>
  );
}
