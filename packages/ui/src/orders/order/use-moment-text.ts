import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useUi } from '../../provider/UiProvider.tsx';

/** Writes a moment by the clock of an event, or by the device's where the event has none. */
export function useMomentText(
  event: Pick<EventV3, 'dateAndTimeSettings'> | undefined,
): (moment: Date) => string {
  const { locale } = useUi();
  const times = event && eventTimes(event.dateAndTimeSettings);
  const timeZone = times?.kind === 'dated' ? times.timeZone : undefined;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  });
  return (moment) => format.format(moment);
}
