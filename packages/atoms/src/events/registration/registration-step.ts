import type { EventV3, Registration } from '@vitrine/client/events';
import { inTime } from '../../time/boundary-clock.ts';

/** What someone who wants to come to an event can do at this moment. */
export type RegistrationStep =
  | { kind: 'tickets' }
  | { kind: 'rsvp' }
  /** All places are taken; who answers waits for one. */
  | { kind: 'waitlist' }
  /** Registration opens later: from the moment, where it is known. */
  | { kind: 'scheduled'; from?: Date }
  /** All tickets are sold. */
  | { kind: 'sold-out' }
  /** All places are taken, and there is no waiting list. */
  | { kind: 'full' }
  /**
   * The time to register is over: since the moment, where it is known. Without it, places may as
   * well all be taken: the platform does not say which.
   */
  | { kind: 'over'; since?: Date }
  /** Closed by the organiser, for good or for a while. */
  | { kind: 'closed' | 'paused' }
  /** On a page elsewhere. Without an address the organiser gives none that can be opened. */
  | { kind: 'external'; url?: string }
  /** Nobody has to register. */
  | { kind: 'none' }
  /** The event is over. */
  | { kind: 'ended' }
  | { kind: 'canceled' }
  /** The answer does not say: registration was not asked for, or is of a kind unknown here. */
  | { kind: 'unknown' };

export type RegistrationStepKind = RegistrationStep['kind'];

type Asked = Pick<EventV3, 'status' | 'dateAndTimeSettings' | 'registration'>;

/** An address that may be opened: nothing that runs in the page. */
function safeUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}

const isMoment = (moment: Date | undefined): moment is Date =>
  moment !== undefined && !Number.isNaN(moment.getTime());

const isPast = (moment: Date | undefined, now: number) =>
  moment !== undefined && moment.getTime() <= now;

/** How one registers where it is open. Which one it is, is a matter of the type alone. */
function openStep({ type, status, external }: Registration): RegistrationStep {
  switch (type) {
    case 'TICKETING':
      return { kind: 'tickets' };
    case 'RSVP':
      return { kind: status === 'OPEN_RSVP_WAITLIST_ONLY' ? 'waitlist' : 'rsvp' };
    case 'EXTERNAL': {
      const url = safeUrl(external?.url);
      return { kind: 'external', ...(url && { url }) };
    }
    default:
      return { kind: 'unknown' };
  }
}

/** What is over, where the platform has closed registration by itself. */
function closedStep({ type, rsvp, tickets }: Registration, now: number): RegistrationStep {
  if (type === 'TICKETING' && tickets?.soldOut) return { kind: 'sold-out' };
  if (type !== 'RSVP') return { kind: 'over' };
  const { endDate, limit } = rsvp ?? {};
  if (isPast(endDate, now)) return { kind: 'over', ...(endDate && { since: endDate }) };
  // A limit whose time is not over closes for one reason only.
  return { kind: limit ? 'full' : 'over' };
}

function byStatus(registration: Registration, now: number): RegistrationStep {
  const { type, status, rsvp } = registration;
  switch (status) {
    case 'CLOSED_MANUALLY':
      return { kind: registration.registrationPaused ? 'paused' : 'closed' };
    case 'CLOSED_AUTOMATICALLY':
      return closedStep(registration, now);
    case 'SCHEDULED_RSVP':
      return { kind: 'scheduled', ...(isMoment(rsvp?.startDate) && { from: rsvp.startDate }) };
    case 'OPEN_RSVP':
    case 'OPEN_RSVP_WAITLIST_ONLY':
      // The end of answers may come between two answers of the platform.
      if (type === 'RSVP' && isPast(rsvp?.endDate, now)) return closedStep(registration, now);
      return openStep(registration);
    case 'OPEN_TICKETS':
    case 'OPEN_EXTERNAL':
      return openStep(registration);
    default:
      return { kind: 'unknown' };
  }
}

/**
 * What someone who wants to come can do, for each type and status of registration, and for events
 * that are over or canceled. The status says whether one can register, the type says how, so that
 * no pair of them is left out. See docs/reference/events.md.
 *
 * @param now the platform's time in milliseconds, as of `eventClockAtom`.
 */
export function registrationStep(event: Asked, now: number): RegistrationStep {
  const { status, dateAndTimeSettings: dates, registration } = event;
  if (status === 'CANCELED') return { kind: 'canceled' };
  const hasEnded = !dates?.dateAndTimeTbd && isPast(dates?.endDate, now);
  if (status === 'ENDED' || hasEnded) return { kind: 'ended' };
  if (registration?.type === 'NONE') return { kind: 'none' };
  return registration ? byStatus(registration, now) : { kind: 'unknown' };
}

/** Whether someone can register for it at this moment, or can simply come. */
export const isBookable = ({ kind }: RegistrationStep): boolean =>
  kind === 'tickets' ||
  kind === 'rsvp' ||
  kind === 'waitlist' ||
  kind === 'external' ||
  kind === 'none';

/** Whether members alone may register. See docs/reference/events.md. */
export const isForMembers = ({ registration }: Pick<EventV3, 'registration'>): boolean =>
  registration?.allowedGuestTypes === 'MEMBER';

/** All moments at which what one can do about an event changes by itself, the earliest first. */
export const getEventTransitions = (events: readonly Asked[]): number[] =>
  inTime(
    events.flatMap(({ dateAndTimeSettings: dates, registration }) => [
      registration?.rsvp?.startDate,
      registration?.rsvp?.endDate,
      ...(dates?.dateAndTimeTbd ? [] : [dates?.startDate, dates?.endDate]),
    ]),
  );
