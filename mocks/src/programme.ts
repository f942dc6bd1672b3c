import type { Slot } from './core/platform.ts';
import { abroad } from './programme/abroad.ts';
import { concerts } from './programme/concerts.ts';
import type { ProgrammeEntry } from './programme/entry.ts';
import { fairs } from './programme/fairs.ts';
import { makeEvents, type WireEvent } from './programme/make-event.ts';
import { markRecurrence, seriesOf, statusAt } from './programme/status.ts';
import { talks } from './programme/talks.ts';
import { planTurns } from './programme/turns.ts';
import { workshops } from './programme/workshops.ts';

export { eventIdOf } from './programme/ids.ts';
export type { WireEvent } from './programme/make-event.ts';

/** The whole programme, oldest entry first. */
export const PROGRAMME: readonly ProgrammeEntry[] = [
  ...concerts,
  ...workshops,
  ...talks,
  ...fairs,
  ...abroad,
];

/** The clock that Fenn House lives by. */
export const HOUSE_TIME_ZONE = 'Europe/Copenhagen';

/**
 * The events of a platform. What it gives out is its own state: whoever changes an event writes to
 * it. `status` and `recurrenceStatus` follow the clock whenever an event is got.
 */
export interface Programme {
  /** The event of this id, drafts and cancelled ones included. */
  get(eventId: string): WireEvent | undefined;
  bySlug(slug: string): WireEvent | undefined;
  /** All events, in the order in which they were made. */
  all(): readonly WireEvent[];
  /** The events for the dates of one recurring event. */
  series(categoryId: string): readonly WireEvent[];
  /** Takes an event in, or takes note that its dates or its status have been written. */
  put(event: WireEvent): void;
  remove(eventId: string): void;
}

/**
 * The programme of Fenn House: 39 events from 31 entries. The id of a seeded event is
 * `eventIdOf(slug)`. The dates of a recurring entry are events of their own; the first has the
 * entry's slug, the others are numbered from it (`throwing-bowls-for-beginners-1`).
 *
 * - Tickets: `resonance-for-nine-strings`, `night-choir-by-candlelight` (sold out),
 *   `very-long-evening-for-two-pianos`, `winter-sound-room` (has started), `low-tide-brass` (has
 *   ended), `benefit-for-the-old-organ`, `throwing-bowls-for-beginners` (six dates, a form for each
 *   guest), `clay-camp` (every type of control, a form for each guest), `willow-baskets-in-a-day`
 *   (cancelled), `night-market`, `tide-fair`, `fenn-house-in-tokyo` (JPY), `dry-dock-sessions`
 *   (USD), `glass-and-light` (KWD).
 * - By invitation: `kiln-opening`, `glaze-clinic` (waiting list only), `stamp-your-own-cup` (in two
 *   hours), `paper-and-patience`, `how-a-colour-gets-its-name` (webinar), `mending-circle` (four
 *   dates, meeting), `small-press-evening` (draft), `ink-and-iron-gall` (has ended),
 *   `lecture-on-lamplight` (answers are over), `members-supper` (opens later, members only),
 *   `new-year-fire` (paused), `house-concert-in-spring` (date and place to be announced),
 *   `tiles-of-lisbon-walk` (full, no waiting list).
 * - Elsewhere: `letters-from-the-mill`. Without registration: `sharpening-morning`,
 *   `open-reading-room`, `autumn-seconds-sale`.
 */
export const programme: Slot<Programme> = {
  create(platform) {
    const { startedAt, clock } = platform;
    const events = new Map<string, WireEvent>();
    const turns = new Map<string, () => void>();

    function put(event: WireEvent, since = clock.now()): void {
      turns.get(event.id)?.();
      events.set(event.id, event);
      turns.set(event.id, planTurns(platform, event, since));
    }

    if (platform.scene !== 'empty') {
      const { mediaBaseUrl } = platform.settings;
      const making = { startedAt, timeZone: HOUSE_TIME_ZONE, mediaBaseUrl };
      for (const [index, entry] of PROGRAMME.entries()) {
        for (const event of makeEvents(entry, index, making)) put(event, startedAt);
      }
    }

    /** The events that pass, as they stand at this moment. */
    function current(passes: (event: WireEvent) => boolean): WireEvent[] {
      const found = [...events.values()].filter(passes);
      for (const event of found) event.status = statusAt(event, clock.now());
      return found;
    }

    /** All events as they stand, with their places in their series. */
    function marked(passes: (event: WireEvent) => boolean): WireEvent[] {
      const found = current(passes);
      const bySeries = new Map<string, WireEvent[]>();
      for (const event of found) {
        const series = seriesOf(event);
        if (!series) continue;
        if (!bySeries.has(series)) bySeries.set(series, []);
        bySeries.get(series)?.push(event);
      }
      for (const series of bySeries.values()) markRecurrence(series);
      return found;
    }

    function one(event: WireEvent | undefined): WireEvent | undefined {
      const series = event && seriesOf(event);
      if (event) marked((other) => other === event || (!!series && seriesOf(other) === series));
      return event;
    }

    return {
      get: (eventId) => one(events.get(eventId)),
      bySlug: (slug) => one([...events.values()].find((event) => event.slug === slug)),
      all: () => marked(() => true),
      series: (categoryId) => marked((event) => seriesOf(event) === categoryId),
      put: (event) => put(event),
      remove(eventId) {
        turns.get(eventId)?.();
        turns.delete(eventId);
        events.delete(eventId);
      },
    };
  },
};
