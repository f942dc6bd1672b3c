import type { EventV3, Registration } from '@vitrine/client/events';
import { inTime } from '../../time/boundary-clock.ts';

/** The registration step currently available to a visitor. */
export type RegistrationStep =
  | { kind: 'tickets' }
  | { kind: 'rsvp' }
  /** All spots are taken; new answers go to the waitlist. */
  | { kind: 'waitlist' }
  /** Registration opens later: at the given moment, if it is known. */
  | { kind: 'scheduled'; from?: Date }
  /** All tickets are sold. */
  | { kind: 'sold-out' }
  /** All spots are taken, and there is no waitlist. */
  | { kind: 'full' }
  /**
   * The registration period is over: since the given moment, if it is known. Without it, all spots
   * may be taken instead: the platform does not distinguish.
   */
  | { kind: 'over'; since?: Date }
  /** Closed by the organizer, for good or for a while. */
  | { kind: 'closed' | 'paused' }
  /**
   * On an external page. The URL is missing if the organizer provides none that can be opened.
   */
  | { kind: 'external'; url?: string }
  /** No registration is necessary. */
  | { kind: 'none' }
  /** The event is over. */
  | { kind: 'ended' }
  | { kind: 'canceled' }
  /** The data is missing: registration was not requested, or is of an unknown kind. */
  | { kind: 'unknown' };

export type RegistrationStepKind = RegistrationStep['kind'];

type StepEvent = Pick<EventV3, 'status' | 'dateAndTimeSettings' | 'registration'>;

/** A URL that may be opened: nothing that runs in the page. */
function safeUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}

const isMoment = (moment: Date | undefined): moment is Date =>
  moment !== undefined && !Number.isNaN(moment.getTime());

const isPast = (moment: Date | undefined, now: number) =>
  moment !== undefined && moment.getTime() <= now;

/** Returns the step of an open registration. It depends only on the type. */
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

/** Returns what is over, if the platform has closed registration automatically. */
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
      // The end of the answer period may pass between two responses of the platform.
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
 * Returns the available step for each type and status of registration, and for finished or canceled
 * events. The status decides whether registration is possible, the type decides how, so every
 * combination is covered. See docs/reference/events.mdx.
 *
 * @param now the platform's time in milliseconds, for example of `eventClockAtom`.
 */
export function registrationStep(event: StepEvent, now: number): RegistrationStep {
  const { status, dateAndTimeSettings: dates, registration } = event;
  if (status === 'CANCELED') return { kind: 'canceled' };
  const hasEnded = !dates?.dateAndTimeTbd && isPast(dates?.endDate, now);
  if (status === 'ENDED' || hasEnded) return { kind: 'ended' };
  if (registration?.type === 'NONE') return { kind: 'none' };
  return registration ? byStatus(registration, now) : { kind: 'unknown' };
}

/** Whether a visitor can register at this moment, or attend without registration. */
export const isBookable = ({ kind }: RegistrationStep): boolean =>
  kind === 'tickets' ||
  kind === 'rsvp' ||
  kind === 'waitlist' ||
  kind === 'external' ||
  kind === 'none';

/** Whether only members may register. See docs/reference/events.mdx. */
export const isForMembers = ({ registration }: Pick<EventV3, 'registration'>): boolean =>
  registration?.allowedGuestTypes === 'MEMBER';

/**
 * Returns all moments at which an event's registration step changes without user action, the
 * earliest first.
 */
export const getEventTransitions = (events: readonly StepEvent[]): number[] =>
  inTime(
    events.flatMap(({ dateAndTimeSettings: dates, registration }) => [
      registration?.rsvp?.startDate,
      registration?.rsvp?.endDate,
      ...(dates?.dateAndTimeTbd ? [] : [dates?.startDate, dates?.endDate]),
    ]),
  );
