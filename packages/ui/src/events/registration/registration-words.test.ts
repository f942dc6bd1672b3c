import type { RegistrationStep, RegistrationStepKind } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import type { Speech } from '../../lib/when/when-words.ts';
import { english } from '../../messages/catalogue.ts';
import { say } from '../../messages/message.ts';
import { occurrenceWords } from '../page/occurrence-words.ts';
import { registrationWords } from './registration-words.ts';

const speech: Speech = {
  locale: 'en-GB',
  t: (key, values = {}) => say(english[key], values, 'en-GB'),
};

const event = (closed?: string, timeZoneId = 'Europe/Copenhagen') =>
  ({
    dateAndTimeSettings: { timeZoneId },
    form: { messages: { registrationClosed: { ...(closed && { message: closed }) } } },
  }) as EventV3;

const words = (step: RegistrationStep, of = event()) => registrationWords(step, of, speech);

const moment = new Date('2026-12-02T10:00Z');

describe('the words of registration', () => {
  it('say when it opens and when it ended, in the zone of the event', () => {
    expect(words({ kind: 'scheduled', from: moment }).sentence).toMatch(
      /^It opens on Wednesday 2 December 2026, 11:00\./,
    );
    expect(words({ kind: 'over', since: moment }, event(undefined, 'Mars/Base')).sentence).toBe(
      'It ended on Wednesday 2 December 2026, 10:00.',
    );
    expect(words({ kind: 'scheduled' }).sentence).toMatch(/^The organiser has not said when/);
  });

  it('are the organiser’s, unless these say no more than the title', () => {
    expect(words({ kind: 'closed' }, event('See you in May.')).sentence).toBe('See you in May.');
    expect(words({ kind: 'closed' }, event('Registration is closed.')).sentence).toBe(
      'The organiser takes no more guests.',
    );
    expect(words({ kind: 'full' }, event()).sentence).toBe('All places are taken');
  });

  it('have a dot where places are the matter', () => {
    const marks = (['sold-out', 'full', 'waitlist', 'closed', 'ended'] as const).map(
      (kind) => words({ kind }).mark,
    );
    expect(marks).toEqual(['sold', 'sold', 'held', undefined, undefined]);
  });
});

describe('the words of one date', () => {
  it.each<[RegistrationStepKind, string | undefined]>([
    ['tickets', undefined],
    ['none', undefined],
    ['sold-out', 'Sold out'],
    ['full', 'All places are taken'],
    ['waitlist', 'Waiting list'],
    ['canceled', 'This event is cancelled'],
    ['paused', 'Registration is paused'],
  ])('say why it cannot be booked: %s', (kind, said) => {
    expect(occurrenceWords({ kind } as RegistrationStep, speech)?.words).toBe(said);
  });
});
