import { type Guest, getControls, getLabel, getQuestions } from '@vitrine/atoms';
import type { Form } from '@vitrine/client/events';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import { getStatusLabel } from '../orders/shared/order-status.ts';
import { getBuyerName } from '../orders/shared/order-text.ts';
import { toCsv } from '../utils/csv.ts';
import { getGuestAnswer, getGuestName } from './guest-text.ts';
import '../messages/en/guests.ts';

const stateKeys = {
  expected: 'admin.guests.view.expected',
  'checked-in': 'admin.guests.view.checked-in',
  'not-valid': 'admin.guests.view.not-valid',
  canceled: 'admin.guests.view.canceled',
} as const;

/**
 * Returns guests as CSV, for spreadsheets: one row for each ticket, moments in ISO 8601, and the answers
 * to the questions of the form.
 */
export async function toGuestsCsv(
  guests: readonly Guest[],
  form: Form | undefined,
  t: AdminTranslate,
): Promise<string> {
  const questions = getQuestions(getControls(form)).filter(({ control }) => !control.system);
  const fields = [
    t('admin.guests.column.guest'),
    t('admin.guests.column.ticket'),
    t('admin.guests.csv.ticketNumber'),
    t('admin.guests.column.order'),
    t('admin.guests.column.buyer'),
    t('admin.guests.csv.email'),
    t('admin.guests.csv.status'),
    t('admin.guests.column.state'),
    t('admin.guests.csv.time'),
    ...questions.map(getLabel),
  ];
  const data = guests.map((guest) => {
    const { ticket, order, state, ticketNumber } = guest;
    const isErased = order.anonymized || ticket.anonymized;
    return [
      getGuestName(guest, t),
      ticket.name ?? '',
      ticketNumber,
      order.orderNumber,
      getBuyerName(order, t),
      isErased ? '' : (ticket.guestDetails?.email ?? order.email ?? ''),
      getStatusLabel(order.status, t),
      t(stateKeys[state.kind]),
      state.kind === 'checked-in' ? state.at.toISOString() : '',
      ...questions.map(({ input }) => (isErased ? '' : getGuestAnswer(guest, input.name))),
    ];
  });
  return toCsv(fields, data);
}
