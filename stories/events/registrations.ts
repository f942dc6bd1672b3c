import {
  type EventV3,
  type Registration,
  RegistrationStatus,
  RegistrationType,
} from '@vitrine/client/events';
import { getEvent } from '../lib/demo-events.ts';

const usual = getEvent('kiln-opening');

/** An event with this registration. */
export const registering = (registration: Registration, more: Partial<EventV3> = {}): EventV3 => ({
  ...usual,
  registration,
  ...more,
});

export const types = Object.values(RegistrationType);
export const statuses = Object.values(RegistrationStatus);

const opens = new Date('2026-12-02T10:00Z');
const ended = new Date('2026-11-26T10:00Z');

/** Every pair of a type and a status. */
export const pair = (type: RegistrationType, status: RegistrationStatus): EventV3 =>
  registering({
    type,
    status,
    ...(type === 'EXTERNAL' && { external: { url: 'https://library.example/letters' } }),
    ...(status === 'SCHEDULED_RSVP' && { rsvp: { startDate: opens } }),
  });

/** Further cases beyond types and statuses. */
export const others: readonly [string, EventV3][] = [
  [
    'Sold out',
    registering({ type: 'TICKETING', status: 'CLOSED_AUTOMATICALLY', tickets: { soldOut: true } }),
  ],
  ['Full', registering({ type: 'RSVP', status: 'CLOSED_AUTOMATICALLY', rsvp: { limit: 12 } })],
  [
    'Past its end',
    registering({ type: 'RSVP', status: 'CLOSED_AUTOMATICALLY', rsvp: { endDate: ended } }),
  ],
  ['Paused', registering({ type: 'RSVP', status: 'CLOSED_MANUALLY', registrationPaused: true })],
  [
    'On another site, with an unsafe URL',
    registering({
      type: 'EXTERNAL',
      status: 'OPEN_EXTERNAL',
      external: { url: 'javascript:alert(1)' },
    }),
  ],
  ['For members', registering({ type: 'RSVP', status: 'OPEN_RSVP', allowedGuestTypes: 'MEMBER' })],
  ['Ended', registering({ type: 'RSVP', status: 'OPEN_RSVP' }, { status: 'ENDED' })],
  ['Cancelled', registering({ type: 'RSVP', status: 'OPEN_RSVP' }, { status: 'CANCELED' })],
  ['Unknown', registering({ type: 'RSVP', status: 'OPEN_LOTTERY' as RegistrationStatus })],
];
