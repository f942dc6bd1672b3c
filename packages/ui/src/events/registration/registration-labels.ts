import { getTimeZone, type RegistrationStep } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { formatDate, formatTime } from '../../patterns/date-time/format-date-time.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/event-page.ts';

/** Texts about an event's registration. */
export interface RegistrationText {
  title: string;
  /** The one sentence below the title. */
  sentence?: string;
  /** Status dot before the sentence, if it is about available spots. */
  dotStatus?: Status;
}

type EventDetails = Pick<EventV3, 'dateAndTimeSettings' | 'form'>;

/** A moment in the event's zone: “Wednesday 2 December 2026, 10:00”. */
function formatMoment(
  moment: Date,
  { dateAndTimeSettings: dates }: EventDetails,
  textContext: TextContext,
): string {
  const timeZone = getTimeZone(dates);
  return textContext.t('dateTime.dateAndTime', {
    date: formatDate(moment, textContext.locale, timeZone),
    time: formatTime(moment, textContext.locale, timeZone),
  });
}

const plain = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();

/** Returns the organizer's message, unless it only repeats the title. */
const getOwnMessage = (message: string | undefined, title: string): string | undefined =>
  message && plain(message) !== plain(title) ? message : undefined;

/** Returns the registration texts of a step, with the organizer's messages if they are defined. */
export function getRegistrationText(
  step: RegistrationStep,
  event: EventDetails,
  textContext: TextContext,
): RegistrationText {
  const { t } = textContext;
  const { registrationClosed, ticketsUnavailable } = event.form?.messages ?? {};
  const closed = t('registration.closed');
  switch (step.kind) {
    case 'tickets':
      return { title: t('registration.tickets') };
    case 'rsvp':
      return { title: t('registration.rsvp') };
    case 'waitlist':
      return {
        title: t('registration.waitlist'),
        sentence: t('registration.waitlistHint'),
        dotStatus: 'reserved',
      };
    case 'scheduled':
      return {
        title: t('registration.scheduled'),
        sentence: step.from
          ? t('registration.scheduledFrom', { moment: formatMoment(step.from, event, textContext) })
          : t('registration.scheduledHint'),
      };
    case 'sold-out':
      return {
        title: t('registration.tickets'),
        sentence: ticketsUnavailable?.message || t('registration.soldOut'),
        dotStatus: 'sold-out',
      };
    case 'full':
      return {
        title: t('registration.fullTitle'),
        sentence: t('registration.full'),
        dotStatus: 'sold-out',
      };
    case 'over':
      return {
        title: t('registration.over'),
        sentence: step.since
          ? t('registration.overSince', { moment: formatMoment(step.since, event, textContext) })
          : (getOwnMessage(registrationClosed?.message, closed) ?? t('registration.overHint')),
      };
    case 'closed':
    case 'paused':
      return {
        title: t(`registration.${step.kind}`),
        sentence:
          getOwnMessage(registrationClosed?.message, closed) ?? t(`registration.${step.kind}Hint`),
      };
    case 'external':
      return {
        title: t('registration.external'),
        sentence: step.url ? t('registration.externalHint') : t('registration.externalMissing'),
      };
    case 'none':
      return { title: t('registration.none'), sentence: t('registration.noneHint') };
    case 'ended':
      return { title: t('registration.ended'), sentence: t('registration.endedHint') };
    case 'canceled':
      return { title: t('registration.canceled'), sentence: t('registration.canceledHint') };
    case 'unknown':
      return { title: t('registration.unknown'), sentence: t('registration.unknownHint') };
  }
}
