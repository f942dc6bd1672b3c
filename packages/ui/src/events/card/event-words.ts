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
import { formatTime, shortStyle } from '../../lib/when/format-when.ts';
import { placeWords, type Speech, whenWords, zoneWords } from '../../lib/when/when-words.ts';
import type { MarkState } from '../../primitives/mark/Mark.tsx';
import { offerMark, offerWords } from './offer-words.ts';

/** What a card, a row and a calendar say of an event. */
export interface EventWords {
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
  /** What somebody can do who wants to come. */
  offer: RegistrationStepKind;
  offerWords?: string;
  offerMark?: MarkState;
  /** What else there is to know: that it is on, its other dates, for whom it is. */
  notes: readonly string[];
}

export interface EventWordsOptions extends Speech {
  /** The platform's time in milliseconds. */
  now: number;
  /** The zone that the house lives by: of events in it the zone is not said. */
  timeZone?: string | undefined;
}

/** What is said of an event, in the words of a locale. Specification 3.6. */
export function eventWords(event: EventV3, options: EventWordsOptions): EventWords {
  const { t, now, timeZone } = options;
  const times = eventTimes(event.dateAndTimeSettings);
  const step = registrationStep(event, now);
  const words = offerWords(event, step, options);
  const mark = offerMark(step.kind);
  const isAbroad = times.kind === 'dated' && timeZone !== undefined && times.timeZone !== timeZone;
  const place = placeOf(event, isAbroad, options);
  return {
    title: event.title?.trim() || t('events.untitled'),
    ...(times.kind === 'dated'
      ? datedWords(times, isAbroad, options)
      : { date: (times.kind === 'to-be-announced' && times.words) || t('events.noDate') }),
    ...(place && { place }),
    offer: step.kind,
    ...(words && { offerWords: words }),
    ...(mark && { offerMark: mark }),
    notes: notesOf(event, options),
  };

  function notesOf({ status, dateAndTimeSettings }: EventV3, { now: moment }: EventWordsOptions) {
    const dates = datesAhead({ dateAndTimeSettings }, moment);
    const isOn = status === 'STARTED' && step.kind !== 'ended';
    return [
      ...(isOn ? [t('events.onNow')] : []),
      ...(dates > 1 ? [t('events.occurrences', { count: dates })] : []),
      ...(isForMembers(event) ? [t('events.membersOnly')] : []),
    ];
  }
}

function datedWords(times: DatedEvent, isAbroad: boolean, options: EventWordsOptions) {
  const { t, locale, now } = options;
  const { start, end = start, timeZone } = times;
  const style = shortStyle([start, end], now, locale, timeZone);
  const { lead, rest } = whenWords(times, options, style);
  const { lead: day } = whenWords({ kind: 'dated', start, timeZone }, options, style);
  const begins = formatTime(start, locale, timeZone);
  // Over several days the lead has the time as well, which stands with the end here.
  const hours = lead === day ? rest : t('when.both', { lead: begins, rest });
  return {
    start,
    zone: timeZone,
    date: day,
    times: isAbroad ? `${hours} (${zoneWords(times, options)})` : hours,
  };
}

/** Where it is; with the city where that is another one than the house's. */
function placeOf({ location }: EventV3, isAbroad: boolean, options: EventWordsOptions) {
  const place = getEventVenue(location);
  const words = placeWords(place, options);
  const city = place.kind === 'venue' && isAbroad ? place.city : undefined;
  if (!words || !city || words.includes(city)) return words;
  return options.t('when.both', { lead: words, rest: city });
}
