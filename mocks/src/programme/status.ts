import type { WireEvent } from './make-event.ts';

/** Milliseconds since 1970; `undefined` for a date that is not there or can't be read. */
export function timeOf(date: string | undefined): number | undefined {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : time;
}

/** Where an event stands at a moment. Drafts and cancelled events stay what they are. */
export function statusAt(event: WireEvent, now: number): WireEvent['status'] {
  const { status, dateAndTimeSettings: dates } = event;
  if (status === 'DRAFT' || status === 'CANCELED') return status;
  const start = timeOf(dates.startDate);
  if (dates.dateAndTimeTbd || start === undefined || now < start) return 'UPCOMING';
  return now < (timeOf(dates.endDate) ?? start) ? 'STARTED' : 'ENDED';
}

/** The category that holds all dates of a recurring event. */
export const seriesOf = ({ dateAndTimeSettings: { recurringEvents } }: WireEvent) =>
  recurringEvents?.categoryId;

const startOf = (event: WireEvent) => timeOf(event.dateAndTimeSettings.startDate) ?? 0;

/**
 * Marks where each event of a series stands in it: the next one is upcoming; when none is to come,
 * the latest one has recently ended or was recently cancelled.
 */
export function markRecurrence(series: readonly WireEvent[]): void {
  const byStart = [...series].sort((left, right) => startOf(left) - startOf(right));
  for (const { dateAndTimeSettings } of byStart) dateAndTimeSettings.recurrenceStatus = 'RECURRING';
  const next = byStart.find(({ status }) => status === 'UPCOMING' || status === 'STARTED');
  const last = byStart.at(-1);
  if (next) next.dateAndTimeSettings.recurrenceStatus = 'RECURRING_UPCOMING';
  else if (last?.status === 'ENDED')
    last.dateAndTimeSettings.recurrenceStatus = 'RECURRING_RECENTLY_ENDED';
  else if (last?.status === 'CANCELED')
    last.dateAndTimeSettings.recurrenceStatus = 'RECURRING_RECENTLY_CANCELED';
}
