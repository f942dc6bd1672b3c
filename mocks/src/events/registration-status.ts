import type { RegistrationStatus } from '@vitrine/client/events';
import { timeOf } from '../programme/status.ts';
import type { WireEvent } from '../programme.ts';

function rsvpStatus({ registration, summaries }: WireEvent, now: number): RegistrationStatus {
  const { limit, waitlistEnabled, startDate, endDate } = registration?.rsvp ?? {};
  if (now < (timeOf(startDate) ?? now)) return 'SCHEDULED_RSVP';
  if (now >= (timeOf(endDate) ?? Number.POSITIVE_INFINITY)) return 'CLOSED_AUTOMATICALLY';
  if ((summaries?.rsvps?.yesCount ?? 0) < (limit ?? Number.POSITIVE_INFINITY)) return 'OPEN_RSVP';
  return waitlistEnabled ? 'OPEN_RSVP_WAITLIST_ONLY' : 'CLOSED_AUTOMATICALLY';
}

/** Whether guests can register now. An event without registration has no status. */
export function registrationStatusOf(
  event: WireEvent,
  now: number,
): RegistrationStatus | undefined {
  const { status, registration } = event;
  const { type, registrationDisabled, registrationPaused, tickets } = registration ?? {};
  if (type === undefined || type === 'NONE') return undefined;
  if (status === 'ENDED' || status === 'CANCELED') return 'CLOSED_AUTOMATICALLY';
  if (registrationDisabled || registrationPaused) return 'CLOSED_MANUALLY';
  if (type === 'EXTERNAL') return 'OPEN_EXTERNAL';
  if (type === 'RSVP') return rsvpStatus(event, now);
  return tickets?.soldOut ? 'CLOSED_AUTOMATICALLY' : 'OPEN_TICKETS';
}
