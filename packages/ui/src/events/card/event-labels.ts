import {
  type DatedEvent,
  datesAhead,
  eventTimes,
  getDailyEnd,
  getEventVenue,
  getSpan,
  type RegistrationStepKind,
  registrationStep,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import {
  getDateTimeText,
  getTimeZoneText,
  getVenueText,
} from '../../patterns/date-time/date-time-labels.ts';
import {
  formatDate,
  formatTime,
  formatTimes,
  getShortStyle,
  isSameYear,
  withoutBreaks,
} from '../../patterns/date-time/format-date-time.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { getOfferLabels, type OfferLabels } from './offer-labels.ts';
import '../../messages/en/event-page.ts';
import '../../messages/en/events.ts';

/** Texts of an event in a card, a row and a calendar. */
export interface EventLabels extends OfferLabels {
  title: string;
  /** When it begins, where it has a date. */
  start?: Date;
  /** A moment of its last day, if it lasts several days. */
  lastDay?: Date;
  /** Time zone of the event's location, in which its date is shown. */
  zone?: string;
  /** It has begun and is not over. */
  isOn: boolean;
  /**
   * Its date, that it is on now, or that it has no date yet: “Fri 27 Nov”; with the year where that
   * is another one.
   */
  date: string;
  /** Start and end: “19:30–20:40”, “Until Sunday 6 December, 10:00–18:00 daily”. */
  times?: string;
  /** The same in little space: “Until Sunday 6 December”. */
  shortTimes?: string;
  venue?: string;
  /** The number of its later dates, if it recurs: “5 more dates”. */
  moreDates?: string;
  /** The registration step that is available to visitors. */
  offer: RegistrationStepKind;
}

export interface EventLabelsOptions extends TextContext {
  /** The platform's time in milliseconds. */
  now: number;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string | undefined;
}

/** Returns the localized texts of an event. See docs/reference/events.mdx. */
export function getEventLabels(event: EventV3, options: EventLabelsOptions): EventLabels {
  const { t, now, timeZone } = options;
  const times = eventTimes(event.dateAndTimeSettings);
  const step = registrationStep(event, now);
  const isOn = event.status === 'STARTED' && step.kind !== 'ended';
  const isAbroad = times.kind === 'dated' && timeZone !== undefined && times.timeZone !== timeZone;
  const venue = getVenueLabel(event, isAbroad, options);
  const later = step.kind === 'ended' ? 0 : datesAhead(event, now) - 1;
  return {
    title: event.title?.trim() || t('events.untitled'),
    isOn,
    ...(times.kind === 'dated'
      ? getDatedLabels(times, { ...options, isOn, isAbroad })
      : { date: (times.kind === 'to-be-announced' && times.label) || t('events.noDate') }),
    ...(venue && { venue }),
    ...(later > 0 && { moreDates: t('dates.more', { count: later }) }),
    offer: step.kind,
    ...getOfferLabels(event, step, options),
  };
}

interface DatedLabelsOptions extends EventLabelsOptions {
  isOn: boolean;
  isAbroad: boolean;
}

function getDatedLabels(times: DatedEvent, options: DatedLabelsOptions) {
  const { t, locale, now, isOn, isAbroad } = options;
  const { start, end = start, timeZone } = times;
  const span = getSpan(times);
  const style = getShortStyle([start, end], now, locale, timeZone);
  const { summary, rest } = getDateTimeText(times, options, style);
  const { summary: day } = getDateTimeText({ kind: 'dated', start, timeZone }, options, style);
  const begins = formatTime(start, locale, timeZone);
  // For several days the summary includes the start time, which appears with the end here.
  const hours = summary === day ? rest : t('dateTime.both', { lead: begins, rest });
  const run = span.kind === 'days' ? getRunLabels(times, span.lastDay, options) : undefined;
  // The zone is on one line.
  const zone = getTimeZoneText(times, options).replaceAll(' ', '\u00a0');
  const withZone = (text: string) => (isAbroad ? `${text} (${zone})` : text);
  return {
    start,
    zone: timeZone,
    date: isOn ? t('events.onNow') : day,
    times: withZone(run?.times ?? hours),
    shortTimes: run?.shortTimes ?? withZone(hours),
    ...(span.kind === 'days' && { lastDay: span.lastDay }),
  };
}

/** Returns the texts of an event of several days: until when it is, and its hours. */
function getRunLabels(times: DatedEvent, lastDay: Date, options: DatedLabelsOptions) {
  const { t, locale, now, isOn } = options;
  const { start, end = start, timeZone } = times;
  const style = isSameYear(lastDay, now, locale, timeZone) ? 'long' : 'full';
  const date = formatDate(lastDay, locale, timeZone, style);
  const until = t('events.until', { date });
  // It follows the day on which the event begins, which is short, too.
  const short = getShortStyle([start, lastDay], now, locale, timeZone);
  const shortTimes = t('events.untilDay', { day: formatDate(lastDay, locale, timeZone, short) });
  const dailyEnd = getDailyEnd(times);
  if (dailyEnd) {
    const hours = withoutBreaks(formatTimes(start, dailyEnd, locale, timeZone));
    return { shortTimes, times: t('events.daily', { dates: until, hours }) };
  }
  // Before it begins, only the long form has the time at which it does.
  if (!isOn) return { shortTimes };
  const time = formatTime(end, locale, timeZone);
  return { shortTimes, times: t('dateTime.both', { lead: until, rest: time }) };
}

/** Returns the location, with its city if that differs from the site's. */
function getVenueLabel({ location }: EventV3, isAbroad: boolean, options: EventLabelsOptions) {
  const venue = getEventVenue(location);
  const label = getVenueText(venue, options);
  const city = venue.kind === 'venue' && isAbroad ? venue.city : undefined;
  if (!label || !city || label.includes(city)) return label;
  return options.t('dateTime.both', { lead: label, rest: city });
}
