import {
  type DatedEvent,
  datesAhead,
  eventTimes,
  getEventVenue,
  isForMembers,
  type RegistrationStepKind,
  registrationStep,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import {
  getDateTimeText,
  getTimeZoneText,
  getVenueText,
} from '../../patterns/date-time/date-time-labels.ts';
import { formatTime, getShortStyle } from '../../patterns/date-time/format-date-time.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { offerLabel, offerStatus } from './offer-labels.ts';
import '../../messages/en/event-page.ts';
import '../../messages/en/events.ts';

/** Texts of an event in a card, a row and a calendar. */
export interface EventLabels {
  title: string;
  /** When it begins, where it has a date. */
  start?: Date;
  /** Time zone of the event's location, in which its date is shown. */
  zone?: string;
  /** Its date, or that it has none yet: “Fri 27 Nov”; with the year where that is another one. */
  date: string;
  /** Start and end time: “19:30–20:40”. Empty without a date. */
  times?: string;
  venue?: string;
  /** The registration step that is available to visitors. */
  offer: RegistrationStepKind;
  offerLabel?: string;
  offerStatus?: Status;
  /** Further notes: whether it is on now, its other dates, its audience. */
  notes: readonly string[];
}

export interface EventLabelsOptions extends TextContext {
  /** The platform's time in milliseconds. */
  now: number;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string | undefined;
}

/** Returns the localized texts of an event. See docs/reference/events.md. */
export function getEventLabels(event: EventV3, options: EventLabelsOptions): EventLabels {
  const { t, now, timeZone } = options;
  const times = eventTimes(event.dateAndTimeSettings);
  const step = registrationStep(event, now);
  const label = offerLabel(event, step, options);
  const dotStatus = offerStatus(step.kind);
  const isAbroad = times.kind === 'dated' && timeZone !== undefined && times.timeZone !== timeZone;
  const venue = getVenueLabel(event, isAbroad, options);
  return {
    title: event.title?.trim() || t('events.untitled'),
    ...(times.kind === 'dated'
      ? getDatedLabels(times, isAbroad, options)
      : { date: (times.kind === 'to-be-announced' && times.label) || t('events.noDate') }),
    ...(venue && { venue }),
    offer: step.kind,
    ...(label && { offerLabel: label }),
    ...(dotStatus && { offerStatus: dotStatus }),
    notes: getNotes(event, options),
  };

  function getNotes({ status, dateAndTimeSettings }: EventV3, { now: moment }: EventLabelsOptions) {
    const dates = datesAhead({ dateAndTimeSettings }, moment);
    const isOn = status === 'STARTED' && step.kind !== 'ended';
    return [
      ...(isOn ? [t('events.onNow')] : []),
      ...(dates > 1 ? [t('events.occurrences', { count: dates })] : []),
      ...(isForMembers(event) ? [t('events.membersOnly')] : []),
    ];
  }
}

function getDatedLabels(times: DatedEvent, isAbroad: boolean, options: EventLabelsOptions) {
  const { t, locale, now } = options;
  const { start, end = start, timeZone } = times;
  const style = getShortStyle([start, end], now, locale, timeZone);
  const { summary, rest } = getDateTimeText(times, options, style);
  const { summary: day } = getDateTimeText({ kind: 'dated', start, timeZone }, options, style);
  const begins = formatTime(start, locale, timeZone);
  // For several days the summary includes the start time, which appears with the end here.
  const hours = summary === day ? rest : t('dateTime.both', { lead: begins, rest });
  return {
    start,
    zone: timeZone,
    date: day,
    times: isAbroad ? `${hours} (${getTimeZoneText(times, options)})` : hours,
  };
}

/** Returns the location, with its city if that differs from the site's. */
function getVenueLabel({ location }: EventV3, isAbroad: boolean, options: EventLabelsOptions) {
  const venue = getEventVenue(location);
  const label = getVenueText(venue, options);
  const city = venue.kind === 'venue' && isAbroad ? venue.city : undefined;
  if (!label || !city || label.includes(city)) return label;
  return options.t('dateTime.both', { lead: label, rest: city });
}
