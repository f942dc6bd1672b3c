import type { WireEvent } from '../../fixtures/events/index.ts';
import { OWNER_ID } from '../../fixtures/events/make-event.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { cancel, remove } from './change.ts';
import { withCurrentStatus } from './find.ts';
import { getEventStore } from './get-event-store.ts';

/** Numbers of RSVP answers. */
export interface Guests {
  /** Guests who come. */
  yes?: number;
  /** Guests who do not come. */
  no?: number;
  /** Guests on the waiting list. */
  waitlist?: number;
}

/** Changes to events by the organizer, for stories and tests. */
export interface EventsControl {
  /**
   * Returns the current event with this slug, in wire shape. Throws a `TypeError` if it does not
   * exist.
   */
  event(slug: string): WireEvent;
  /** Returns all events, drafts and canceled ones included, in wire shape. */
  all(): WireEvent[];
  /** Cancels the event, as its organizer does. */
  cancel(slug: string): void;
  /** Deletes the event, as its organizer does. */
  delete(slug: string): void;
  /** Closes registration manually, or opens it again. */
  close(slug: string, closed?: boolean): void;
  /** Sets the numbers of answers. Omitted ones stay unchanged. */
  setGuests(slug: string, guests: Guests): void;
}

const OWNER: Visitor = { id: OWNER_ID, role: 'member' };

export function eventsControl(context: PlatformContext): EventsControl {
  function bySlug(slug: string): WireEvent {
    const event = getEventStore(context).bySlug(slug);
    if (event) return event;
    throw new TypeError(`There is no event "${slug}". Use the slug of a seeded event.`);
  }

  return {
    event: (slug) => structuredClone(withCurrentStatus(context, bySlug(slug))),
    all: () =>
      getEventStore(context)
        .all()
        .map((event) => structuredClone(withCurrentStatus(context, event))),
    cancel: (slug) => cancel(context, OWNER, bySlug(slug)),
    delete: (slug) => remove(context, OWNER, bySlug(slug)),
    close(slug, closed = true) {
      const event = bySlug(slug);
      event.registration = { ...event.registration, registrationPaused: closed };
    },
    setGuests(slug, { yes, no, waitlist }) {
      const event = bySlug(slug);
      const { yesCount = 0, noCount = 0, waitlistCount = 0 } = event.summaries?.rsvps ?? {};
      const counts = {
        yesCount: yes ?? yesCount,
        noCount: no ?? noCount,
        waitlistCount: waitlist ?? waitlistCount,
      };
      const totalCount = counts.yesCount + counts.noCount + counts.waitlistCount;
      event.summaries = { ...event.summaries, rsvps: { ...counts, totalCount } };
    },
  };
}
