import { missing } from '../core/errors.ts';
import type { Platform } from '../core/platform.ts';
import { programme, type WireEvent } from '../programme.ts';
import { registrationStatusOf } from './registration-status.ts';

/** An event as it stands: with the status of its registration. */
export function withRegistrationStatus(platform: Platform, event: WireEvent): WireEvent {
  const status = registrationStatusOf(event, platform.clock.now());
  return { ...event, registration: { ...event.registration, ...(status && { status }) } };
}

/** The event of this id. One that is not there is a 404. */
export function existing(platform: Platform, eventId: string): WireEvent {
  const event = platform.use(programme).get(eventId);
  if (!event) throw missing('EVENT_NOT_FOUND', `There is no event ${eventId}.`);
  return event;
}

/** The event of this slug. A draft has no page yet, so it is a 404. */
export function published(platform: Platform, slug: string): WireEvent {
  const event = platform.use(programme).bySlug(slug);
  if (event && event.status !== 'DRAFT') return event;
  throw missing('EVENT_NOT_FOUND', `There is no event "${slug}".`);
}
