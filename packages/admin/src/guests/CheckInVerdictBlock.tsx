'use client';

import {
  type CheckInVerdict,
  eventAtom,
  type Guest,
  getRemainingGuests,
  useAtomValue,
} from '@vitrine/atoms';
import { RequestedFields } from '@vitrine/client/events';
import { AppLink, Button, type HeadingLevel, Icon, useRoute } from '@vitrine/ui';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AdminTranslate, useAdminTranslate } from '../messages/use-admin-translate.ts';
import { getStatusLabel } from '../orders/shared/order-status.ts';
import * as css from './CheckInScreen.css.ts';
import { getGuestName, useCheckInTime } from './guest-text.ts';
import type { UsedCheckIn } from './use-check-in.ts';
import '../messages/en/guests.ts';

/** What a result means: the guest may enter, the staff has to decide, or the guest may not enter. */
export type VerdictTone = 'success' | 'warning' | 'danger';

export const verdictTones: Readonly<Record<CheckInVerdict['kind'], VerdictTone>> = {
  valid: 'success',
  'already-checked-in': 'warning',
  'not-valid': 'danger',
  canceled: 'danger',
  'other-event': 'danger',
  unknown: 'danger',
};

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** Returns why a guest may not enter. */
export function getRefusalText(
  verdict: CheckInVerdict,
  formatTime: (moment: Date) => string,
  t: AdminTranslate,
  eventTitle?: string,
): string {
  switch (verdict.kind) {
    case 'already-checked-in':
      return t('admin.guests.verdict.already', { time: formatTime(verdict.at) });
    case 'canceled':
      return t('admin.guests.verdict.canceled');
    case 'not-valid':
      return t('admin.guests.verdict.notPaid', {
        status: getStatusLabel(verdict.guest.order.status, t),
      });
    case 'other-event':
      return eventTitle
        ? t('admin.guests.verdict.otherEvent', { title: eventTitle })
        : t('admin.guests.verdict.otherEventUnknown');
    case 'unknown':
      return t('admin.guests.verdict.unknown');
    case 'valid':
      return t('admin.guests.verdict.valid');
  }
}

interface VerdictProps {
  verdict: CheckInVerdict;
  check: UsedCheckIn;
  level: HeadingLevel;
  onCheckIn: (guests: readonly Guest[]) => void;
  onUndo: (guest: Guest) => void;
}

/** The guest of a verdict as they are now: the state may have changed since the scan, for example by Undo. */
const getGuestNow = (guest: Guest, { guests }: UsedCheckIn): Guest =>
  guests.find(({ ticketNumber }) => ticketNumber === guest.ticketNumber) ?? guest;

/** Returns whom the main action of a verdict checks in: the guest, or then the others of the order. */
export function getGuestsToCheckIn(verdict: CheckInVerdict, check: UsedCheckIn): readonly Guest[] {
  if (verdict.kind !== 'valid' || !check.canCheckIn) return [];
  const guest = getGuestNow(verdict.guest, check);
  return guest.state.kind === 'checked-in' ? getRemainingGuests(check.guests, guest) : [guest];
}

/** The result of a scan: the guest, and whether to let them in. */
export function CheckInVerdictBlock({ verdict, check, level, onCheckIn, onUndo }: VerdictProps) {
  const t = useAdminTranslate();
  const formatTime = useCheckInTime();
  const getOrderUrl = useRoute('adminOrder');
  if (verdict.kind === 'other-event') return <OtherEvent eventId={verdict.eventId} level={level} />;
  if (verdict.kind === 'unknown') {
    return (
      <Block tone="danger" level={level} title={t('admin.guests.verdict.unknownTitle')}>
        <p className={css.verdictText}>{t('admin.guests.verdict.unknown')}</p>
        <p className={css.code}>
          <bdi>{verdict.code}</bdi>
        </p>
      </Block>
    );
  }
  const guest = getGuestNow(verdict.guest, check);
  const { order, ticket, state } = guest;
  const tone = verdictTones[verdict.kind];
  const orderUrl = getOrderUrl?.(order.eventId, order.orderNumber);
  const group = check.guests.filter((one) => one.order.orderNumber === order.orderNumber);
  const isIn = state.kind === 'checked-in';
  const toCheckIn = getGuestsToCheckIn(verdict, check);
  const inCount = group.filter((one) => one.state.kind === 'checked-in').length;
  const isSuccess = verdict.kind === 'valid';
  const isPlain = isSuccess && !isIn;
  return (
    <Block
      tone={tone}
      level={level}
      title={<bdi>{getGuestName(guest, t)}</bdi>}
      aside={
        isSuccess &&
        (isIn
          ? t('admin.guests.verdict.checkedIn', { time: formatTime(state.at) })
          : t('admin.guests.verdict.notCheckedIn'))
      }
    >
      {ticket.name && (
        <p className={css.ticket}>
          <bdi>{ticket.name}</bdi>
        </p>
      )}
      {(!isSuccess || isPlain) && (
        <p className={css.verdictText}>{getRefusalText(verdict, formatTime, t)}</p>
      )}
      {ticket.policy && isSuccess && <p className={css.policy}>{ticket.policy}</p>}
      {isSuccess && group.length > 1 && (
        <p className={css.group}>
          {t('admin.guests.verdict.order', { checkedIn: inCount, count: group.length })}
        </p>
      )}
      {check.canCheckIn && isSuccess && (
        <div className={css.verdictActions}>
          {toCheckIn.length > 0 && (
            <Button emphasis="primary" className={css.wide} onClick={() => onCheckIn(toCheckIn)}>
              {isIn
                ? t('admin.guests.remaining', { count: toCheckIn.length })
                : t('admin.guests.checkIn')}
            </Button>
          )}
          {isIn && <Button onClick={() => onUndo(guest)}>{t('admin.guests.verdict.undo')}</Button>}
        </div>
      )}
      {!isSuccess && (
        <div className={css.verdictActions}>
          {orderUrl && (
            <Button asChild className={css.wide}>
              <AppLink href={orderUrl}>{t('admin.guests.orderLink')}</AppLink>
            </Button>
          )}
          {verdict.kind === 'already-checked-in' && isIn && check.canCheckIn && (
            <Button className={css.wide} onClick={() => onUndo(guest)}>
              {t('admin.guests.verdict.undoOld')}
            </Button>
          )}
        </div>
      )}
    </Block>
  );
}

/** A ticket of another event, or of another date of a series, which is an event of its own. */
function OtherEvent({ eventId, level }: { eventId: string; level: HeadingLevel }) {
  const t = useAdminTranslate();
  const formatTime = useCheckInTime();
  const { data: event } = useAtomValue(eventAtom(eventId, [RequestedFields.DETAILS]));
  const verdict = { kind: 'other-event', eventId } as const;
  return (
    <Block tone="danger" level={level} title={t('admin.guests.verdict.otherEventTitle')}>
      <p className={css.verdictText}>{getRefusalText(verdict, formatTime, t, event?.title)}</p>
    </Block>
  );
}

interface BlockProps {
  tone: VerdictTone;
  level: HeadingLevel;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

function Block({ tone, level, title, aside, children }: BlockProps) {
  const Title = `h${level}` as const;
  return (
    <section data-tone={tone} className={css.verdict}>
      <Icon as={icons[tone]} className={css.verdictIcon} />
      <div className={css.verdictHead}>
        <Title className={css.verdictName}>{title}</Title>
        {aside && <span className={css.verdictAside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
