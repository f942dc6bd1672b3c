'use client';

import { ScheduledAction } from '@vitrine/client/orders';
import { StatusMark, type StatusMarkKind } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { getStatusKind, getStatusLabel } from '../shared/order-status.ts';
import * as css from './OrderPage.css.ts';
import { OrderSection } from './OrderSection.tsx';
import { useOrderPageContext } from './order-page-context.ts';
import '../../messages/en/order-page.ts';

interface Entry {
  id: string;
  at: Date;
  kind: StatusMarkKind | undefined;
  text: string;
}

/**
 * What is known about an order, the newest first: when it was placed, its last change, check-ins, and
 * what is scheduled. The platform has no log, so nothing else is listed.
 */
export function OrderHistoryList() {
  const t = useAdminTranslate();
  const formats = useMomentFormats();
  const { order } = useOrderPageContext();
  const { created, updated, status, channel, memberId, tickets = [], paymentDetails } = order;
  const { scheduledAction, scheduledActionExecutionDate } = paymentDetails?.transaction ?? {};
  const entries: Entry[] = [];
  // A requested capture or void replaces what was scheduled.
  if (status === 'AUTHORIZED' && scheduledAction && scheduledActionExecutionDate) {
    entries.push({
      id: 'scheduled',
      at: scheduledActionExecutionDate,
      kind: 'inactive',
      text: t(
        scheduledAction === ScheduledAction.CAPTURE
          ? 'admin.order.history.capture'
          : 'admin.order.history.void',
      ),
    });
  }
  const checkIns = tickets.flatMap(({ checkIn }) => (checkIn?.created ? [checkIn.created] : []));
  const lastCheckIn = checkIns.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  if (lastCheckIn) {
    entries.push({
      id: 'check-in',
      at: lastCheckIn,
      kind: 'checked-in',
      text: t('admin.order.history.checkedIn', { count: checkIns.length }),
    });
  }
  if (updated && created && updated.getTime() > created.getTime()) {
    entries.push({
      id: 'updated',
      at: updated,
      kind: getStatusKind(status),
      text: t('admin.order.history.status', { status: getStatusLabel(status, t) }),
    });
  }
  if (created) {
    const placed = memberId ? 'admin.order.history.createdByMember' : 'admin.order.history.created';
    entries.push({
      id: 'created',
      at: created,
      kind: 'success',
      text: t(channel === 'OFFLINE_POS' ? 'admin.order.history.sold' : placed),
    });
  }
  entries.sort((one, other) => other.at.getTime() - one.at.getTime());
  if (entries.length === 0) return null;
  return (
    <OrderSection title={t('admin.order.history')}>
      <ol className={css.history}>
        {entries.map(({ id, at, kind, text }) => (
          <li key={id} className={css.entry}>
            <StatusMark kind={kind}>{text}</StatusMark>
            <time dateTime={at.toISOString()} className={css.time}>
              {formats.short(at)}
            </time>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
