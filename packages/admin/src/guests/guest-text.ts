'use client';

import type { Guest, GuestState } from '@vitrine/atoms';
import type { FormResponse } from '@vitrine/client/orders';
import { useNow } from '@vitrine/ui';
import type { StatusMarkKind } from '../frame/StatusMark.tsx';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import { getStatusLabel } from '../orders/shared/order-status.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import '../messages/en/guests.ts';
import '../messages/en/order-page.ts';
import '../messages/en/orders.ts';

/** Returns a guest's name, or whose companion it is. */
export function getGuestName(
  { name, isCompanion, order, ticket }: Guest,
  t: AdminTranslate,
): string {
  if (order.anonymized || ticket.anonymized) return t('admin.orders.erased');
  if (!name) return t('admin.orders.noName');
  return isCompanion ? t('admin.order.guestOf', { name }) : name;
}

export const guestMarks: Readonly<Record<GuestState['kind'], StatusMarkKind>> = {
  expected: 'expected',
  'checked-in': 'checked-in',
  canceled: 'canceled',
  'not-valid': 'in-progress',
};

/** Returns the mark of a guest: what is not sent yet waits. */
export const getGuestMark = (state: GuestState): StatusMarkKind =>
  'isUnsent' in state && state.isUnsent ? 'in-progress' : guestMarks[state.kind];

/** Returns whether a guest is checked in, with the time. */
export function getStateText(
  { state, order }: Guest,
  formatTime: (moment: Date) => string,
  t: AdminTranslate,
): string {
  switch (state.kind) {
    case 'canceled':
      return t('admin.guests.state.canceled');
    case 'not-valid':
      if (order.status === 'OFFLINE_PENDING') return t('admin.guests.state.paysInPerson');
      return t('admin.guests.state.notPaid', { status: getStatusLabel(order.status, t) });
    case 'expected':
      return t(state.isUnsent ? 'admin.guests.state.unsentUndo' : 'admin.guests.state.expected');
    case 'checked-in': {
      const time = formatTime(state.at);
      return state.isUnsent
        ? t('admin.guests.state.unsent', { time })
        : t('admin.guests.state.checkedIn', { time });
    }
  }
}

/** Returns a guest's answer to a question, as a text; the buyer's own for an order with one form. */
export function getGuestAnswer({ ticket, order, isCompanion }: Guest, inputName: string): string {
  const own = ticket.guestDetails?.form;
  const form: FormResponse | undefined = own ?? (isCompanion ? undefined : order.checkoutForm);
  const answer = form?.inputValues.find((one) => one.inputName === inputName);
  if (!answer) return '';
  const { value, values, number, dateTime, address } = answer;
  if (values) return values.join(', ');
  if (dateTime) return dateTime.toISOString().slice(0, 10);
  return value ?? address?.formatted ?? (number === undefined ? '' : String(number));
}

/** Moments that are this long ago have their date, in milliseconds. */
const SAME_EVENING_MS = 12 * 3_600_000;

/** Returns a function that writes when a guest was checked in: “18:58”, or with the date. */
export function useCheckInTime(): (moment: Date) => string {
  const now = useNow();
  const { time, short } = useMomentFormats();
  return (moment) => (Math.abs(now - moment.getTime()) < SAME_EVENING_MS ? time : short)(moment);
}
