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

/** What a card, a row and a calendar say of an event. */
export interface EventLabels {
  title: string;
  /** When it begins, where it has a date. */
  start?: Date;
  /** The zone of its place, in which its date is meant. */
  zone?: string;
  /** Its date, or that it has none yet: “Fri 27 Nov”; with the year where that is another one. */
  date: string;
  /** Its times, and until when it goes: “19:30–20:40”. Nothing without a date. */
  times?: string;
  place?: string;
  /** What someone can do who wants to come. */
  offer: RegistrationStepKind;
  offerLabel?: string;
  offerStatus?: Status;
  /** What else there is to know: that it is on, its other dates, for whom it is. */
  notes: readonly string[];
}

export interface EventLabelsOptions extends TextContext {
  /** The platform's time in milliseconds. */
  now: number;
  /** The zone that the house lives by: of events in it the zone is not said. */
  timeZone?: string | undefined;
}

/** What is said of an event, in the words of a locale. See docs/reference/events.md. */
export function getEventLabels(event: EventV3, options: EventLabelsOptions): EventLabels {
  const { t, now, timeZone } = options;
  const times = eventTimes(event.dateAndTimeSettings);
  const step = registrationStep(event, now);
  const label = offerLabel(event, step, options);
  const mark = offerStatus(step.kind);
  const isAbroad = times.kind === 'dated' && timeZone !== undefined && times.timeZone !== timeZone;
  const place = getPlaceText(event, isAbroad, options);
  return {
    title: event.title?.trim() || t('events.untitled'),
    ...(times.kind === 'dated'
      ? getDatedLabels(times, isAbroad, options)
      : { date: (times.kind === 'to-be-announced' && times.label) || t('events.noDate') }),
    ...(place && { place }),
    offer: step.kind,
    ...(label && { offerLabel: label }),
    ...(mark && { offerStatus: mark }),
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
  // Over several days the lead has the time as well, which stands with the end here.
  const hours = summary === day ? rest : t('dateTime.both', { lead: begins, rest });
  return {
    start,
    zone: timeZone,
    date: day,
    times: isAbroad ? `${hours} (${getTimeZoneText(times, options)})` : hours,
  };
}

/** Where it is; with the city where that is another one than the house's. */
function getPlaceText({ location }: EventV3, isAbroad: boolean, options: EventLabelsOptions) {
  const place = getEventVenue(location);
  const label = getVenueText(place, options);
  const city = place.kind === 'venue' && isAbroad ? place.city : undefined;
  if (!label || !city || label.includes(city)) return label;
  return options.t('dateTime.both', { lead: label, rest: city });
}
