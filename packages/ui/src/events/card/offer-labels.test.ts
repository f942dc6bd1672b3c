import type { RegistrationStep, RegistrationStepKind } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { getOfferLabels } from './offer-labels.ts';

const now = Date.UTC(2026, 10, 27, 10);
const textContext = { locale: 'en-GB', t: createTranslate(english, 'en-GB'), now };

const getLabels = (step: object, registration: object = {}) =>
  getOfferLabels(
    { registration, dateAndTimeSettings: { timeZoneId: 'Europe/Copenhagen' } } as never,
    step as RegistrationStep,
    textContext,
  );

describe('the price of an offer', () => {
  const euros = (value: string) => ({ value, currency: 'EUR' });
  const getPrice = (tickets: object | undefined, kind: RegistrationStepKind = 'tickets') =>
    getLabels({ kind }, { type: 'TICKETING', ...(tickets && { tickets }) }).price;

  it('is that of all tickets, or the lowest one', () => {
    expect(getPrice({ lowestPrice: euros('42.00') })).toBe('€42.00');
    expect(getPrice({ lowestPrice: euros('18.00'), highestPrice: euros('42.00') })).toBe(
      'From €18.00',
    );
    expect(getPrice({ lowestPrice: euros('0.00'), highestPrice: euros('42.00') })).toBe(
      'Free to €42.00',
    );
    expect(getPrice({ lowestPrice: euros('0.00'), highestPrice: euros('0.00') })).toBe('Free');
    expect(getPrice(undefined)).toBeUndefined();
  });

  it('is free without tickets, and unknown on another site', () => {
    expect(getLabels({ kind: 'rsvp' }, { type: 'RSVP' }).price).toBe('Free');
    expect(getLabels({ kind: 'none' }, { type: 'NONE' }).price).toBe('Free');
    expect(getLabels({ kind: 'external' }, { type: 'EXTERNAL' })).not.toHaveProperty('price');
  });

  it('is left out of an event that is canceled or over', () => {
    expect(getPrice({ lowestPrice: euros('42.00') }, 'canceled')).toBeUndefined();
    expect(getPrice({ lowestPrice: euros('42.00') }, 'ended')).toBeUndefined();
    expect(getPrice({ lowestPrice: euros('42.00') }, 'over')).toBe('€42.00');
  });
});

describe('the action of an offer', () => {
  it.each<[RegistrationStepKind, string | undefined, boolean]>([
    ['tickets', 'Tickets', true],
    ['rsvp', 'Register', true],
    ['external', 'Register', true],
    ['waitlist', 'Join waiting list', false],
    ['none', undefined, true],
    ['sold-out', undefined, false],
    ['ended', undefined, false],
  ])('of the step %s is %s, and whether it is available is %s', (kind, action, isAvailable) => {
    const labels = getLabels({ kind });
    expect(labels.action).toBe(action);
    expect(labels.isAvailable).toBe(isAvailable);
  });
});

describe('the marks of an offer', () => {
  it('have the reason, with a status only for availability', () => {
    expect(getLabels({ kind: 'tickets' }).marks).toEqual([]);
    expect(getLabels({ kind: 'sold-out' }).marks).toEqual([
      { text: 'Sold out', status: 'sold-out' },
    ]);
    expect(getLabels({ kind: 'closed' }).marks).toEqual([{ text: 'Registration closed' }]);
  });

  it('say that it is full only if guests are limited', () => {
    expect(getLabels({ kind: 'full' }, { rsvp: { limit: 20 } }).marks).toEqual([
      { text: 'Fully booked', status: 'sold-out' },
    ]);
    expect(getLabels({ kind: 'full' }, { rsvp: {} }).marks).toEqual([
      { text: 'Registration closed' },
    ]);
  });

  it('have the time of the opening in the time zone of the event, with another year', () => {
    const getMark = (from?: Date) => getLabels({ kind: 'scheduled', from }).marks[0]?.text;
    expect(getMark(new Date('2026-12-02T10:00Z'))).toBe('Opens Wed 2 Dec, 11:00');
    expect(getMark(new Date('2026-12-31T23:00Z'))).toBe('Opens Fri 1 Jan 2027, 00:00');
    const from = new Date('2026-12-02T10:00Z');
    const withoutZone = getOfferLabels(
      { dateAndTimeSettings: {} },
      { kind: 'scheduled', from } as never,
      textContext,
    );
    expect(withoutZone.marks).toEqual([{ text: 'Opens Wed 2 Dec, 10:00' }]);
    expect(getMark()).toBe('Registration opens later');
    expect(getMark(new Date(Number.NaN))).toBe('Registration opens later');
  });

  it('include that it is for members, unless it is canceled or over', () => {
    const members = { allowedGuestTypes: 'MEMBER' };
    expect(getLabels({ kind: 'rsvp' }, members).marks).toEqual([{ text: 'Members only' }]);
    expect(getLabels({ kind: 'ended' }, members).marks).toEqual([{ text: 'Past' }]);
    expect(getLabels({ kind: 'canceled' }, members).marks).toEqual([
      { text: 'Canceled', status: 'canceled' },
    ]);
  });
});
