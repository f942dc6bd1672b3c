import { type EventV3, RegistrationStatus, RegistrationType } from '@vitrine/client/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrganizer } from '../../testing/events.ts';
import { eventClockAtom } from '../event-clock.ts';
import { eventAtom } from '../queries.ts';
import {
  getEventTransitions,
  isBookable,
  type RegistrationStepKind,
  registrationStep,
} from './registration-step.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000);

type StepEvent = Parameters<typeof registrationStep>[0];

const createEvent = (more: Partial<StepEvent> = {}): StepEvent => ({
  status: 'UPCOMING',
  dateAndTimeSettings: { startDate: at(24), endDate: at(26) },
  ...more,
});

const step = (registration: EventV3['registration'], more: Partial<StepEvent> = {}) =>
  registrationStep(createEvent({ ...(registration && { registration }), ...more }), NOW);

const rows: Record<RegistrationType, readonly RegistrationStepKind[]> = {
  RSVP: ['over', 'closed', 'rsvp', 'waitlist', 'rsvp', 'rsvp', 'scheduled'],
  TICKETING: ['over', 'closed', 'tickets', 'tickets', 'tickets', 'tickets', 'scheduled'],
  EXTERNAL: ['over', 'closed', 'external', 'external', 'external', 'external', 'scheduled'],
  NONE: ['none', 'none', 'none', 'none', 'none', 'none', 'none'],
};

describe('registrationStep', () => {
  it.each(Object.values(RegistrationType))('T30 is defined for %s and each status', (type) => {
    const kinds = Object.values(RegistrationStatus).map((status) => step({ type, status }).kind);
    expect(kinds).toEqual(rows[type]);
  });

  it('distinguishes sold out and ended from full', () => {
    const closed = { status: 'CLOSED_AUTOMATICALLY' } as const;
    expect(step({ ...closed, type: 'TICKETING', tickets: { soldOut: true } }).kind).toBe(
      'sold-out',
    );
    const over = step({ ...closed, type: 'RSVP', rsvp: { endDate: at(-1) } });
    expect(over).toEqual({ kind: 'over', since: at(-1) });
    const limited = { ...closed, type: 'RSVP', rsvp: { endDate: at(1), limit: 9 } } as const;
    expect(step(limited)).toEqual({ kind: 'full' });
    expect(step({ status: 'CLOSED_MANUALLY', registrationPaused: true }).kind).toBe('paused');
  });

  it('reports when registration opens, and closes RSVPs by the clock', () => {
    const rsvp = { startDate: at(5), endDate: at(9) };
    expect(step({ type: 'RSVP', status: 'SCHEDULED_RSVP', rsvp })).toEqual({
      kind: 'scheduled',
      from: at(5),
    });
    const lost = { startDate: new Date('nonsense') };
    expect(step({ type: 'RSVP', status: 'SCHEDULED_RSVP', rsvp: lost })).toEqual({
      kind: 'scheduled',
    });
    const open = createEvent({ registration: { type: 'RSVP', status: 'OPEN_RSVP', rsvp } });
    expect(registrationStep(open, NOW).kind).toBe('rsvp');
    expect(registrationStep(open, at(9).getTime()).kind).toBe('over');
  });

  it('rejects script URLs', () => {
    const external = (url: string) =>
      step({ type: 'EXTERNAL', status: 'OPEN_EXTERNAL', external: { url } });
    expect(external('https://library.example/letters')).toHaveProperty('url');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'nonsense', '']) {
      expect(external(bad)).toEqual({ kind: 'external' });
    }
  });

  it('is none for an ended or canceled event, regardless of its registration', () => {
    const registration = { type: 'RSVP', status: 'OPEN_RSVP' } as const;
    expect(step(registration, { status: 'ENDED' }).kind).toBe('ended');
    expect(step(registration, { status: 'CANCELED' }).kind).toBe('canceled');
    const past = { dateAndTimeSettings: { startDate: at(-2), endDate: at(0) } };
    expect(step(registration, past).kind).toBe('ended');
    const announced = {
      dateAndTimeSettings: { ...past.dateAndTimeSettings, dateAndTimeTbd: true },
    };
    expect(step(registration, announced).kind).toBe('rsvp');
  });

  it('is unknown when the response does not include it', () => {
    expect(step(undefined).kind).toBe('unknown');
    expect(step({}).kind).toBe('unknown');
    expect(step({ type: 'RSVP', status: 'OPEN_LOTTERY' as never }).kind).toBe('unknown');
    expect(step({ type: 'LOTTERY' as never, status: 'OPEN_RSVP' }).kind).toBe('unknown');
    expect(isBookable(step(undefined))).toBe(false);
  });
});

describe('getEventTransitions', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('fires at the transition times and refetches the event within three seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { platform, store, getId } = createOrganizer();
    const selectedEventAtom = eventAtom(getId('members-supper'), ['REGISTRATION']);
    const stopEvent = store.sub(selectedEventAtom, () => {});
    await vi.waitFor(() => expect(store.get(selectedEventAtom).status).toBe('success'));
    const event = () => store.get(selectedEventAtom).data as EventV3;
    const clockAtom = eventClockAtom(getEventTransitions([event()]));
    const stop = store.sub(clockAtom, () => {});
    const kind = () => registrationStep(event(), store.get(clockAtom)).kind;
    const reads = () => platform.calls.filter(({ name }) => name === 'events.getEvent').length;
    expect([kind(), reads()]).toEqual(['scheduled', 1]);
    const opens = event().registration?.rsvp?.startDate?.getTime() ?? 0;
    await vi.advanceTimersByTimeAsync(opens - Date.now() + 1000);
    expect([kind(), reads()]).toEqual(['scheduled', 1]);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect([kind(), reads()]).toEqual(['rsvp', 2]));
    stop();
    stopEvent();
  });

  it('returns each time once, in order, and none for an event without a date', () => {
    const rsvp = { startDate: at(5), endDate: at(24) };
    expect(getEventTransitions([createEvent({ registration: { rsvp } }), createEvent()])).toEqual(
      [5, 24, 26].map((hours) => at(hours).getTime()),
    );
    const dateAndTimeSettings = { dateAndTimeTbd: true, startDate: at(1) };
    expect(getEventTransitions([createEvent({ dateAndTimeSettings })])).toEqual([]);
    expect(getEventTransitions([{ status: 'UPCOMING' } as StepEvent])).toEqual([]);
  });
});
