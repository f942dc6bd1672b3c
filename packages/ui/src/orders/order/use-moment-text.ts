import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useMoment } from '../../lib/when/use-moment.ts';

/** Writes a moment by the clock of an event, or by the device's where the event has none. */
export function useMomentText(
  event: Pick<EventV3, 'dateAndTimeSettings'> | undefined,
): (moment: Date) => string {
  const times = event && eventTimes(event.dateAndTimeSettings);
  const timeZone = times?.kind === 'dated' ? times.timeZone : undefined;
  const words = useMoment(timeZone, { isZoneNamed: false });
  return (moment) => words(moment, 'date');
}
