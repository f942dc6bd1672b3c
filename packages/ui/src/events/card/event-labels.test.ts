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
    const getLabels = (event: EventV3) => getEventLabels(event, textContext);
    expect(getLabels(at('2026-12-03T18:30Z', '2026-12-03T19:40Z'))).toMatchObject({
      ...{ date: 'Thu 3 Dec', times: '19:30–20:40', venue: 'Tide Quay' },
    });
    expect(getLabels(at('2026-12-17T09:00Z', '2026-12-19T17:00Z'))).toMatchObject({
      ...{ date: 'Thu 17 Dec', times: 'Until Saturday 19 December, 10:00–\u206018:00 daily' },
    });
    expect(getLabels(at('2026-12-10T21:00Z', '2026-12-10T23:15Z'))).toMatchObject({
      ...{ date: 'Thu 10 Dec', times: '22:00–00:15' },
    });
    expect(getLabels(at('2026-12-10T21:00Z', '2026-12-11T05:00Z'))).toMatchObject({
      ...{ date: 'Thu 10 Dec', times: '22:00, until Fri 11 Dec, 06:00' },
    });
  });

  it('shows the year only if it isn’t the current one', () => {
    const getLabels = (start: string, end: string) => getEventLabels(at(start, end), textContext);
    expect(getLabels('2027-01-02T09:00Z', '2027-01-02T10:00Z').date).toBe('Sat 2 Jan 2027');
    expect(getLabels('2026-12-31T22:30Z', '2026-12-31T22:59Z').date).toBe('Thu 31 Dec');
    // It is the new year in Copenhagen.
    expect(getLabels('2026-12-31T23:30Z', '2026-12-31T23:59Z').date).toBe('Fri 1 Jan 2027');
    expect(getLabels('2026-12-30T09:00Z', '2027-01-02T17:00Z')).toMatchObject({
      ...{
        date: 'Wed 30 Dec 2026',
        times: 'Until Saturday 2 January 2027, 10:00–\u206018:00 daily',
      },
    });
    const opens = (moment: string) => {
      const rsvp = { startDate: new Date(moment) };
      const registration = { type: 'RSVP', status: 'SCHEDULED_RSVP', rsvp } as const;
      return getEventLabels(
        { ...at('2027-03-03T18:30Z', '2027-03-03T19:40Z'), registration },
        textContext,
      ).marks;
    };
    expect(opens('2026-12-31T22:59Z')).toEqual([{ text: 'Opens Thu 31 Dec, 23:59' }]);
    expect(opens('2027-01-04T09:00Z')).toEqual([{ text: 'Opens Mon 4 Jan 2027, 10:00' }]);
  });

  it('shows zone and city only for events elsewhere', () => {
    const abroad = at('2026-12-13T02:00Z', '2026-12-13T10:00Z', 'Asia/Tokyo');
    abroad.location = { type: 'VENUE', name: 'Kura Kiln Shop', address: { city: 'Tokyo' } };
    expect(getEventLabels(abroad, textContext)).toMatchObject({
      ...{ times: '11:00–19:00 (Tokyo\u00a0time)', venue: 'Kura Kiln Shop, Tokyo' },
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
    const labels = getEventLabels(minimalEvent, textContext);
    expect(labels).toMatchObject({
      ...{ title: 'Untitled event', date: 'Date to be announced', offer: 'unknown', marks: [] },
    });
    expect(labels).not.toHaveProperty('times');
    expect(labels).not.toHaveProperty('price');
    const dateSettings = { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In April 2027' };
    expect(
      getEventLabels({ ...minimalEvent, dateAndTimeSettings: dateSettings }, textContext).date,
    ).toBe('In April 2027');
  });

  it('shows the ticket prices, and which are free', () => {
    const getLabels = (lowest?: string, highest?: string) => {
      const price = (value?: string) => value && { value, currency: 'EUR' };
      const tickets = { lowestPrice: price(lowest), highestPrice: price(highest) } as object;
      const registration = { type: 'TICKETING', status: 'OPEN_TICKETS', tickets } as const;
      return getEventLabels(
        { ...at('2026-12-03T18:30Z', '2026-12-03T19:40Z'), registration },
        textContext,
      ).price;
    };
    expect(getLabels('18.00', '32.00')).toBe('From €18.00');
    expect(getLabels('18.00', '18.00')).toBe('€18.00');
    expect(getLabels('0', '18.00')).toBe('Free to €18.00');
    expect(getLabels('0.00', '0.00')).toBe('Free');
    expect(getLabels()).toBeUndefined();
  });

  it('says until when an event is that is on now, and its hours if they can be daily', () => {
    const running = (start: string, end: string) => {
      const event = { ...at(start, end), status: 'STARTED' as const };
      const { date, times, shortTimes, isOn } = getEventLabels(event, textContext);
      return { date, times, shortTimes, isOn };
    };
    expect(running('2026-11-23T09:00Z', '2026-12-06T17:00Z')).toEqual({
      date: 'On now',
      times: 'Until Sunday 6 December, 10:00–\u206018:00 daily',
      shortTimes: 'until Sun 6 Dec',
      isOn: true,
    });
    expect(running('2026-11-23T19:00Z', '2026-11-29T13:00Z').times).toBe(
      'Until Sunday 29 November, 14:00',
    );
    expect(running('2026-11-27T09:00Z', '2026-11-27T11:00Z')).toMatchObject({
      ...{ date: 'On now', times: '10:00–12:00', shortTimes: '10:00–12:00' },
    });
    // The status is older than the clock.
    expect(running('2026-11-26T09:00Z', '2026-11-26T11:00Z').isOn).toBe(false);
  });

  it('has price, marks and action for each step of a registration', () => {
    const offer = (registration: object, status: EventV3['status'] = 'UPCOMING') => {
      const event = { ...at('2026-12-03T18:30Z', '2026-12-03T19:40Z'), status, registration };
      const { price, isAvailable, marks, action } = getEventLabels(event as EventV3, textContext);
      return [price, isAvailable, marks.map(({ text }) => text).join(', '), action];
    };
    const tickets = { lowestPrice: { value: '32.00', currency: 'EUR' } };
    const concert = { type: 'TICKETING', status: 'OPEN_TICKETS', tickets };
    expect(offer(concert)).toEqual(['€32.00', true, '', 'Tickets']);
    const closed = { ...concert, status: 'CLOSED_AUTOMATICALLY' };
    const soldOut = { ...closed, tickets: { ...tickets, soldOut: true } };
    expect(offer(soldOut)).toEqual(['€32.00', false, 'Sold out', undefined]);
    expect(offer(concert, 'CANCELED')).toEqual([undefined, false, 'Canceled', undefined]);
    expect(offer(concert, 'ENDED')).toEqual([undefined, false, 'Past', undefined]);
    expect(offer({ ...concert, allowedGuestTypes: 'MEMBER' })).toEqual([
      ...['€32.00', true, 'Members only', 'Tickets'],
    ]);
    const rsvp = (status: string) => ({ type: 'RSVP', status, rsvp: { limit: 12 } });
    expect(offer(rsvp('OPEN_RSVP'))).toEqual(['Free', true, '', 'Register']);
    expect(offer(rsvp('OPEN_RSVP_WAITLIST_ONLY'))).toEqual([
      ...['Free', false, 'Fully booked', 'Join waiting list'],
    ]);
    expect(offer(rsvp('CLOSED_AUTOMATICALLY'))).toEqual(['Free', false, 'Fully booked', undefined]);
    expect(offer({ type: 'NONE' })).toEqual(['Free', true, 'No booking needed', undefined]);
    expect(offer({ type: 'EXTERNAL', status: 'OPEN_EXTERNAL' })).toEqual([
      ...[undefined, true, 'Registration on another site', 'Register'],
    ]);
  });
});

describe('groupByMonth', () => {
  it('groups events by their local month, and undated ones separately', () => {
    const late = at('2026-12-31T23:30Z', '2027-01-01T00:30Z', 'UTC');
    const newYear = at('2026-12-31T23:30Z', '2027-01-01T00:30Z');
    const undated = { ...late, dateAndTimeSettings: {} };
    expect(groupByMonth([late, newYear, undated], 'en-GB', now).map(({ month }) => month)).toEqual([
      ...['December 2026', 'January 2027', undefined],
    ]);
    expect(groupByMonth([late], 'fa-IR', now)[0]?.month).toBe('دی ۱۴۰۵');
  });

  it('puts events that are on now first', () => {
    const coming = at('2026-11-28T09:00Z', '2026-11-28T10:00Z');
    const on = { ...at('2026-11-01T09:00Z', '2026-12-06T17:00Z'), status: 'STARTED' as const };
    const over = { ...at('2026-11-01T09:00Z', '2026-11-02T17:00Z'), status: 'STARTED' as const };
    expect(groupByMonth([over, coming, on], 'en-GB', now)).toEqual([
      { month: undefined, isOn: true, events: [on] },
      { month: 'November 2026', isOn: false, events: [over, coming] },
    ]);
  });
});
