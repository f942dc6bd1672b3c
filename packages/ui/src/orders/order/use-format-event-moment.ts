'use client';

import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useFormatMoment } from '../../patterns/date-time/use-format-moment.ts';
import { useNow } from '../../patterns/date-time/use-now.ts';

/**
 * Writes a moment by the clock of an event, or by the device's where the event has none; one of
 * another year with its year.
 */
export function useFormatEventMoment(
  event: Pick<EventV3, 'dateAndTimeSettings'> | undefined,
): (moment: Date) => string {
  const times = event && eventTimes(event.dateAndTimeSettings);
  const timeZone = times?.kind === 'dated' ? times.timeZone : undefined;
  const formatMoment = useFormatMoment(timeZone, { showTimeZone: false, now: useNow(timeZone) });
  return (moment) => formatMoment(moment, 'date');
}
