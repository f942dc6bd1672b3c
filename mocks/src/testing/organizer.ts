import { getEventId } from '../fixtures/events/index.ts';
import { createMockPlatform, type MockPlatformOptions } from '../platform/mock-platform.ts';
import {
  type ApiResponse,
  type Caller,
  createClock,
  type Json,
  NOON,
  visit,
} from './api-caller.ts';

export const EVENTS = '/events/v3/events';

const DAY = 86_400_000;

/** Returns the moment a number of days after the start of the mock platform, in wire format. */
export const inDays = (days: number) => new Date(NOON + days * DAY).toISOString();

/** Returns the written fields of a publishable event; `more` replaces some of them. */
export const anEvent = (more: Json = {}): Json => ({
  title: 'Winter swim',
  location: { name: 'The pier' },
  dateAndTimeSettings: {
    startDate: inDays(3),
    endDate: inDays(3.1),
    timeZoneId: 'Europe/Copenhagen',
  },
  registration: { initialType: 'RSVP' },
  ...more,
});

/** An event organizer with a separate mock platform. */
export interface Organizer extends Caller {
  clock: ReturnType<typeof createClock>;
  post(path: string, body?: Json): Promise<ApiResponse>;
  create(event?: Json, more?: Json): Promise<Json>;
  update(eventId: string, event: Json, fields?: string[]): Promise<ApiResponse>;
  /** An event by its id, with these field sets. */
  get(eventId: string, ...fields: string[]): Promise<ApiResponse>;
  /** A seeded event by its slug, with these field sets. */
  seeded(slug: string, ...fields: string[]): Promise<Json>;
  query(query?: Json, more?: Json): Promise<ApiResponse>;
  slugs(filter: Json, more?: Json): Promise<string[]>;
  /** Returns the names of the announcements about an event, oldest first. */
  announced(eventId: string): string[];
}

export function newOrganizer(options: MockPlatformOptions = {}): Organizer {
  const clock = createClock();
  const platform = createMockPlatform({ clock, ...options });
  // Each request has its own token, so that none has expired after a test has advanced the clock.
  const call: Organizer['call'] = (...request) => visit(platform).call(...request);
  const post: Organizer['post'] = (path, body = {}) => call('POST', `${EVENTS}${path}`, body);
  const get: Organizer['get'] = (eventId, ...fields) => {
    const query = fields.map((field) => `&fields=${field}`).join('');
    return call('GET', `${EVENTS}/${eventId}?eventId=${eventId}${query}`);
  };
  const query: Organizer['query'] = (criteria = {}, more = {}) =>
    post('/query', { query: criteria, ...more });
  return {
    clock,
    platform,
    call,
    post,
    get,
    query,
    create: async (event = anEvent(), more = {}) => (await post('', { event, ...more })).body.event,
    update: (eventId, event, fields = []) =>
      call('PATCH', `${EVENTS}/${eventId}`, { event: { ...event, id: eventId }, fields }),
    seeded: async (slug, ...fields) => (await get(getEventId(slug), ...fields)).body.event,
    slugs: async (filter, more) =>
      (await query({ filter, paging: { limit: 100 } }, more)).body.events.map(
        ({ slug }: Json) => slug,
      ),
    announced: (eventId) =>
      platform.announcements
        .filter(({ subject }) => subject.eventId === eventId || subject.id === eventId)
        .map(({ name }) => name),
  };
}
