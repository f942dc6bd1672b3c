import type { DatedEvent } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { german } from '../../messages/de.ts';
import { english } from '../../messages/english.ts';
import { persian } from '../../messages/fa.ts';
import { createTranslate, type MessageCatalog } from '../../messages/message-catalog.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';
import {
  getDateTimeText,
  getTimeZoneText,
  getVenueText,
  getVisitorTimeText,
} from './date-time-labels.ts';
import { formatDate, getTimeZoneNames, withoutBreaks } from './format-date-time.ts';

const textContext = (locale: string, label: MessageCatalog): TextContext => ({
  locale,
  t: createTranslate(label, locale),
});
const britain = textContext('en-GB', english);
const germany = textContext('de', german);
const persia = textContext('fa', persian);

const dated = (start: string, end?: string, timeZone = 'Europe/Copenhagen'): DatedEvent => ({
  kind: 'dated',
  start: new Date(start),
  ...(end && { end: new Date(end) }),
  timeZone,
});

const plain = (text: string) =>
  text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/[\u2009\u202f]/g, ' ');

const evening = dated('2026-12-03T18:30Z', '2026-12-03T19:40Z');
const allDay = dated('2026-12-09T23:00Z', '2026-12-10T23:00Z');
const run = dated('2026-11-25T09:00Z', '2026-12-06T17:00Z');

describe('the date and time of an event', () => {
  it.each([
    [britain, 'Thursday 3 December 2026', '19:30–20:40'],
    [germany, 'Donnerstag, 3. Dezember 2026', '19:30–20:40 Uhr'],
    [persia, 'پنجشنبه ۱۲ آذر ۱۴۰۵', '۱۹:۳۰ تا ۲۰:۴۰'],
  ])('has a full date and times (%#)', (language, summary, rest) => {
    const label = getDateTimeText(evening, language);
    expect([plain(label.summary), plain(label.rest)]).toEqual([summary, rest]);
  });

  it('is short if space is limited', () => {
    expect(getDateTimeText(evening, britain, 'short').summary).toBe('Thu 3 Dec');
    expect(formatDate(evening.start, 'en-GB', evening.timeZone, 'month')).toBe('December 2026');
    expect(formatDate(evening.start, 'fa', evening.timeZone, 'month')).toBe('آذر ۱۴۰۵');
  });

  it('has only a start if the end is unknown', () => {
    expect(getDateTimeText(dated('2026-12-03T18:30Z'), britain).rest).toBe('19:30');
    expect(getDateTimeText(dated('2026-12-03T18:30Z'), germany).rest).toBe('19:30 Uhr');
  });

  it.each([
    [britain, 'Thursday 10 December 2026', '18:00–00:00', '22:00–05:59'],
    [germany, 'Donnerstag, 10. Dezember 2026', '18:00–00:00 Uhr', '22:00–05:59 Uhr'],
    [persia, 'پنجشنبه ۱۹ آذر ۱۴۰۵', '۱۸:۰۰ تا ۰:۰۰', '۲۲:۰۰ تا ۵:۵۹'],
  ])('is one evening until six in the morning (%#)', (language, summary, midnight, dawn) => {
    for (const [event, rest] of [
      [dated('2026-12-10T17:00Z', '2026-12-10T23:00Z'), midnight],
      [dated('2026-12-10T21:00Z', '2026-12-11T04:59Z'), dawn],
    ] as const) {
      const label = getDateTimeText(event, language);
      expect([plain(label.summary), plain(label.rest)]).toEqual([summary, rest]);
    }
  });

  it.each([
    [britain, 'All day'],
    [germany, 'Ganztägig'],
    [persia, 'تمام روز'],
  ])('is a whole day from midnight to midnight (%#)', (language, label) => {
    expect(getDateTimeText(allDay, language).rest).toBe(label);
  });

  it('is a whole day only in the event’s own time zone', () => {
    expect(getDateTimeText(allDay, britain).summary).toBe('Thursday 10 December 2026');
    expect(plain(getVisitorTimeText(allDay, 'Europe/London', britain)?.when ?? '')).toBe(
      'Wednesday 9 December 2026, 23:00, until Thursday 10 December 2026, 23:00',
    );
  });

  it.each([
    [britain, 'Thursday 10 December 2026, 22:00', 'until Friday 11 December 2026, 06:00'],
    [
      germany,
      'Donnerstag, 10. Dezember 2026, 22:00 Uhr',
      'bis Freitag, 11. Dezember 2026, 06:00 Uhr',
    ],
    [persia, 'پنجشنبه ۱۹ آذر ۱۴۰۵، ساعت ۲۲:۰۰', 'تا جمعه ۲۰ آذر ۱۴۰۵، ساعت ۶:۰۰'],
  ])('names the end day if it ends later than that (%#)', (language, summary, rest) => {
    const label = getDateTimeText(dated('2026-12-10T21:00Z', '2026-12-11T05:00Z'), language);
    expect([plain(label.summary), plain(label.rest)]).toEqual([summary, rest]);
  });

  it('names the first and last day if it spans several', () => {
    expect(getDateTimeText(run, britain)).toEqual({
      summary: 'Wednesday 25 November 2026, 10:00',
      rest: 'until Sunday 6 December 2026, 18:00',
    });
  });

  it.each([
    [britain, 'until Sunday 6 December 2026, 00:00 that night'],
    [germany, 'bis Sonntag, 6. Dezember 2026, 00:00 Uhr in der Nacht danach'],
    [persia, 'تا یکشنبه ۱۵ آذر ۱۴۰۵، ساعت ۰:۰۰ شب همان روز'],
  ])('ends on the evening of its last night (%#)', (language, rest) => {
    const label = getDateTimeText(dated('2026-11-25T09:00Z', '2026-12-06T23:00Z'), language);
    expect(plain(label.rest)).toBe(rest);
  });

  it('ends on the next day if its last night is over', () => {
    const label = getDateTimeText(dated('2026-11-25T09:00Z', '2026-12-07T05:00Z'), britain);
    expect(label.rest).toBe('until Monday 7 December 2026, 06:00');
  });
});

describe('the time zone of an event', () => {
  it('is named after its city, or in the language', () => {
    expect(getTimeZoneText(evening, britain)).toBe('Copenhagen time');
    expect(getTimeZoneText(evening, germany)).toBe('Mitteleuropäische Zeit');
    expect(plain(getTimeZoneText(evening, persia))).toBe('وقت مرکز اروپا');
    expect(getTimeZoneNames('America/Argentina/Buenos_Aires', 'en-GB', evening.start).city).toBe(
      'Buenos Aires',
    );
  });

  it('has a name if it has no city', () => {
    expect(getTimeZoneText({ ...evening, timeZone: 'UTC' }, britain)).toBe(
      'Coordinated Universal Time',
    );
  });
});

describe('the visitor’s time', () => {
  it('is shown without a date on the same day, and with a mark on another', () => {
    expect(getVisitorTimeText(evening, 'Europe/London', britain)).toEqual({ when: '18:30–19:40' });
    expect(getVisitorTimeText(evening, 'Asia/Tokyo', britain)).toEqual({
      when: 'Friday 4 December 2026, 03:30–04:40',
      dayOffset: { shown: '+1 day', visuallyHidden: 'the next day' },
    });
    const early = dated('2026-12-03T02:00Z', '2026-12-03T03:00Z');
    expect(getVisitorTimeText(early, 'America/New_York', britain)?.dayOffset?.shown).toBe('−1 day');
  });

  it('names the visitor’s end day if the event ends after their night', () => {
    const late = dated('2026-12-03T21:00Z', '2026-12-03T22:30Z');
    expect(getVisitorTimeText(late, 'Europe/Athens', britain)).toEqual({ when: '23:00–00:30' });
    const long = dated('2026-12-03T19:00Z', '2026-12-04T00:30Z');
    expect(getVisitorTimeText(long, 'Asia/Dubai', britain)).toEqual({ when: '23:00–04:30' });
    expect(getVisitorTimeText(long, 'Asia/Karachi', britain)?.dayOffset?.shown).toBe('+1 day');
  });

  it('is omitted if it is the same or unknown', () => {
    expect(getVisitorTimeText(evening, 'Europe/Paris', britain)).toBeUndefined();
    expect(getVisitorTimeText(evening, undefined, britain)).toBeUndefined();
  });
});

describe('the venue of an event', () => {
  it('is its name, or the best available text', () => {
    expect(getVenueText({ kind: 'venue', name: 'Hall', address: 'A 1' }, britain)).toBe('Hall');
    expect(getVenueText({ kind: 'venue', address: 'A 1' }, britain)).toBe('A 1');
    expect(getVenueText({ kind: 'venue', hint: 'At the quay' }, britain)).toBe('At the quay');
    expect(getVenueText({ kind: 'venue', address: 'A 1', hint: 'At the quay' }, britain)).toBe(
      'A 1',
    );
    expect(getVenueText({ kind: 'online', name: 'Zoom' }, britain)).toBe('Online');
    expect(getVenueText({ kind: 'to-be-announced' }, britain)).toBe('Venue to be announced');
    expect(getVenueText({ kind: 'to-be-announced', label: 'Soon' }, britain)).toBe('Soon');
    expect(getVenueText({ kind: 'unknown' }, britain)).toBeUndefined();
  });
});

describe('withoutBreaks', () => {
  it('keeps times of a range, and a day with its month, on one line', () => {
    expect(withoutBreaks('19:30–20:40')).toBe('19:30–\u206020:40');
    expect(withoutBreaks('until Sunday 6 December 2026, 18:00')).toBe(
      'until Sunday 6\u00a0December 2026, 18:00',
    );
    expect(withoutBreaks('bis Sonntag, 6. Dezember 2026')).toBe(
      'bis Sonntag, 6.\u00a0Dezember 2026',
    );
  });
});
