import type { EventOccurrence, RegistrationStep } from '@vitrine/atoms';
import { getDateTimeText } from '../../patterns/date-time/date-time-labels.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/event-page.ts';

/** A date of a recurring event on one line. */
export function getOccurrenceLine({ times }: EventOccurrence, textContext: TextContext): string {
  const { summary, rest } = getDateTimeText(times, textContext);
  return textContext.t('dateTime.both', { lead: summary, rest });
}

/** Why one date of an event cannot be booked, or not as usual; nothing where it simply can be. */
export function getOccurrenceLabel(
  { kind }: RegistrationStep,
  { t }: TextContext,
): { text: string; dotStatus?: Status } | undefined {
  switch (kind) {
    case 'tickets':
    case 'rsvp':
    case 'external':
    case 'none':
      return undefined;
    case 'waitlist':
      return { text: t('registration.waitlist'), dotStatus: 'reserved' };
    case 'sold-out':
      return { text: t('dates.soldOut'), dotStatus: 'sold-out' };
    case 'full':
      return { text: t('dates.full'), dotStatus: 'sold-out' };
    default:
      return { text: t(`registration.${kind}`) };
  }
}
