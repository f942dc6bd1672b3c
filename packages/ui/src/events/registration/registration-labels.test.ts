import type { RegistrationStep, RegistrationStepKind } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';

import { getOccurrenceLabel } from '../page/occurrence-label.ts';
import { getRegistrationText } from './registration-labels.ts';

const textContext: TextContext = {
  locale: 'en-GB',
  t: createTranslate(english, 'en-GB'),
};

const event = (closed?: string, timeZoneId = 'Europe/Copenhagen') =>
  ({
    dateAndTimeSettings: { timeZoneId },
    form: { messages: { registrationClosed: { ...(closed && { message: closed }) } } },
  }) as EventV3;

const text = (step: RegistrationStep, of = event()) => getRegistrationText(step, of, textContext);

const moment = new Date('2026-12-02T10:00Z');

describe('registration labels', () => {
  it('show when it opens or closed, in the event’s time zone', () => {
    expect(text({ kind: 'scheduled', from: moment }).sentence).toMatch(
      /^Opens Wednesday 2 December 2026, 11:00\./,
    );
    expect(text({ kind: 'over', since: moment }, event(undefined, 'Mars/Base')).sentence).toBe(
      'It ended on Wednesday 2 December 2026, 10:00.',
    );
    expect(text({ kind: 'scheduled' }).sentence).toMatch(/^The organizer hasn’t set a time yet/);
  });

  it('use the organizer’s message, unless it repeats the title', () => {
    expect(text({ kind: 'closed' }, event('See you in May.')).sentence).toBe('See you in May.');
    expect(text({ kind: 'closed' }, event('Registration is closed.')).sentence).toBe(
      'The organizer isn’t taking any more guests.',
    );
    expect(text({ kind: 'full' }, event()).sentence).toBe('Fully booked');
  });

  it('have a mark only for availability', () => {
    const statuses = (['sold-out', 'full', 'waitlist', 'closed', 'ended'] as const).map(
      (kind) => text({ kind }).dotStatus,
    );
    expect(statuses).toEqual(['sold-out', 'sold-out', 'reserved', undefined, undefined]);
  });
});

describe('the labels of one date', () => {
  it.each<[RegistrationStepKind, string | undefined]>([
    ['tickets', undefined],
    ['none', undefined],
    ['sold-out', 'Sold out'],
    ['full', 'Fully booked'],
    ['waitlist', 'Waiting list'],
    ['canceled', 'This event has been canceled'],
    ['paused', 'Registration is paused'],
  ])('say why it cannot be booked: %s', (kind, label) => {
    expect(getOccurrenceLabel({ kind } as RegistrationStep, textContext)?.text).toBe(label);
  });
});
