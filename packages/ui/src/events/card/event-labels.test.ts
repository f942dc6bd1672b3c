import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { groupByMonth } from '../list/group-by-month.ts';
import { type EventLabelsOptions, getEventLabels } from './event-labels.ts';

const now = Date.parse('2026-11-27T10:00:00Z');

const textContext: EventLabelsOptions = {
  ...{ locale: 'en-GB', now, timeZone: 'Europe/Copenhagen' },
  t: createTranslate(english, 'en-GB'),
};

const at = (start: string, end: string, timeZoneId = 'Europe/Copenhagen'): EventV3 => ({
  ...{ _id: start, title: 'Tide fair', slug: 'tide-fair', status: 'UPCOMING' },
  location: { type: 'VENUE', name: 'Tide Quay', address: { city: 'Aalborg' } },
  dateAndTimeSettings: { startDate: new Date(start), endDate: new Date(end), timeZoneId },
});

describe('getEventLabels', () => {
  it('starts with the date, and shows the start and end time', () => {
    const labelText = (event: EventV3) => getEventLabels(event, textContext);
    expect(labelText(at('2026-12-03T18:30Z', '2026-12-03T19:40Z'))).toMatchObject({
      ...{ date: 'Thu 3 Dec', times: '19:30–20:40', venue: 'Tide Quay' },
    });
    expect(labelText(at('2026-12-17T09:00Z', '2026-12-19T17:00Z'))).toMatchObject({
      ...{ date: 'Thu 17 Dec', times: '10:00, until Sat 19 Dec, 18:00' },
    });
    expect(labelText(at('2026-12-10T21:00Z', '2026-12-10T23:15Z'))).toMatchObject({
      ...{ date: 'Thu 10 Dec', times: '22:00–00:15' },
    });
    expect(labelText(at('2026-12-10T21:00Z', '2026-12-11T05:00Z'))).toMatchObject({
      ...{ date: 'Thu 10 Dec', times: '22:00, until Fri 11 Dec, 06:00' },
    });
  });

  it('shows the year only if it isn’t the current one', () => {
    const labelText = (start: string, end: string) => getEventLabels(at(start, end), textContext);
    expect(labelText('2027-01-02T09:00Z', '2027-01-02T10:00Z').date).toBe('Sat 2 Jan 2027');
    expect(labelText('2026-12-31T22:30Z', '2026-12-31T22:59Z').date).toBe('Thu 31 Dec');
    // It is the new year in Copenhagen.
    expect(labelText('2026-12-31T23:30Z', '2026-12-31T23:59Z').date).toBe('Fri 1 Jan 2027');
    expect(labelText('2026-12-30T09:00Z', '2027-01-02T17:00Z')).toMatchObject({
      ...{ date: 'Wed 30 Dec 2026', times: '10:00, until Sat 2 Jan 2027, 18:00' },
    });
    const opens = (moment: string) => {
      const rsvp = { startDate: new Date(moment) };
      const registration = { type: 'RSVP', status: 'SCHEDULED_RSVP', rsvp } as const;
      return getEventLabels(
        { ...at('2027-03-03T18:30Z', '2027-03-03T19:40Z'), registration },
        textContext,
      ).offerLabel;
    };
    expect(opens('2026-12-31T22:59Z')).toBe('Registration opens Thu 31 Dec');
    expect(opens('2027-01-04T09:00Z')).toBe('Registration opens Mon 4 Jan 2027');
  });

  it('shows zone and city only for events elsewhere', () => {
    const abroad = at('2026-12-13T02:00Z', '2026-12-13T10:00Z', 'Asia/Tokyo');
    abroad.location = { type: 'VENUE', name: 'Kura Kiln Shop', address: { city: 'Tokyo' } };
    expect(getEventLabels(abroad, textContext)).toMatchObject({
      ...{ times: '11:00–19:00 (Tokyo time)', venue: 'Kura Kiln Shop, Tokyo' },
    });
    expect(getEventLabels(abroad, { ...textContext, timeZone: 'Asia/Tokyo' })).toMatchObject({
      ...{ times: '11:00–19:00', venue: 'Kura Kiln Shop' },
    });
  });

  it('shows fallback text for missing fields', () => {
    const minimalEvent: EventV3 = {
      ...at('', ''),
      title: ' ',
      location: {},
      dateAndTimeSettings: {},
    };
    const labelText = getEventLabels(minimalEvent, textContext);
    expect(labelText).toMatchObject({
      ...{ title: 'Untitled event', date: 'Date to be announced', offer: 'unknown', notes: [] },
    });
    expect(labelText).not.toHaveProperty('times');
    expect(labelText).not.toHaveProperty('offerWords');
    const dateSettings = { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In April 2027' };
    expect(
      getEventLabels({ ...minimalEvent, dateAndTimeSettings: dateSettings }, textContext).date,
    ).toBe('In April 2027');
  });

  it('shows the ticket prices, and which are free', () => {
    const labelText = (lowest?: string, highest?: string) => {
      const price = (value?: string) => value && { value, currency: 'EUR' };
      const tickets = { lowestPrice: price(lowest), highestPrice: price(highest) } as object;
      const registration = { type: 'TICKETING', status: 'OPEN_TICKETS', tickets } as const;
      return getEventLabels(
        { ...at('2026-12-03T18:30Z', '2026-12-03T19:40Z'), registration },
        textContext,
      ).offerLabel;
    };
    expect(labelText('18.00', '32.00')).toBe('Tickets from €18.00');
    expect(labelText('18.00', '18.00')).toBe('Tickets €18.00');
    expect(labelText('0', '18.00')).toBe('Free and paid tickets');
    expect(labelText('0.00', '0.00')).toBe('Free tickets');
    expect(labelText()).toBe('Tickets');
  });
});

describe('groupByMonth', () => {
  it('groups events by their local month, and undated ones separately', () => {
    const late = at('2026-12-31T23:30Z', '2027-01-01T00:30Z', 'UTC');
    const newYear = at('2026-12-31T23:30Z', '2027-01-01T00:30Z');
    const undated = { ...late, dateAndTimeSettings: {} };
    expect(groupByMonth([late, newYear, undated], 'en-GB').map(({ month }) => month)).toEqual([
      ...['December 2026', 'January 2027', undefined],
    ]);
    expect(groupByMonth([late], 'fa-IR')[0]?.month).toBe('دی ۱۴۰۵');
  });
});
