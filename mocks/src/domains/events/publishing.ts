import { formatDates } from '../../fixtures/events/formatted.ts';
import type { WireEvent } from '../../fixtures/events/index.ts';
import { getAgenda, getPages } from '../../fixtures/events/make-event.ts';
import { getTime } from '../../fixtures/events/status.ts';
import { announce } from '../../platform/announce.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { freeSlug } from '../../platform/requests/slug.ts';
import { copyTickets } from '../tickets/checkout/copy.ts';
import { getEventStore } from './get-event-store.ts';
import { checkIsAhead } from './input/read-dates.ts';
import { getUsedSlugs } from './write.ts';

/** All that follows from an event's slug. */
const withSlug = (event: WireEvent, slug: string): WireEvent => ({
  ...event,
  slug,
  ...getPages(slug),
  seoSettings: { ...event.seoSettings, slug },
  agendaSettings: {
    ...event.agendaSettings,
    ...(event.agendaSettings?.enabled && { pageUrl: getAgenda(slug) }),
  },
});

/** A recurring event as one event for each of its dates; any other as itself. */
function getOccurrences(context: PlatformContext, event: WireEvent): [WireEvent, ...WireEvent[]] {
  const { recurringEvents, ...dates } = event.dateAndTimeSettings;
  const individualEventDates = recurringEvents?.individualEventDates ?? [];
  if (individualEventDates.length === 0) return [event];
  const categoryId = getId(`event-series/${event.id}`);
  const category = {
    id: categoryId,
    name: event.title.slice(0, 30),
    createdDate: context.timestamp(),
    hidden: true,
    type: 'RECURRING_EVENT' as const,
  };
  const usedSlugs = getUsedSlugs(context, event);
  return individualEventDates.map((date, index) => {
    const slug =
      index === 0 ? event.slug : freeSlug(event.slug, (one) => usedSlugs.has(one), 'event');
    usedSlugs.add(slug);
    const own = { ...dates, ...date };
    return {
      ...withSlug(structuredClone({ ...event, dateAndTimeSettings: {} }), slug),
      id: index === 0 ? event.id : context.nextId('event'),
      dateAndTimeSettings: {
        ...own,
        formatted: formatDates(own, context.shop.language),
        recurringEvents: { individualEventDates, categoryId },
      },
      categories: { categories: [...(event.categories?.categories ?? []), category] },
    };
  }) as [WireEvent, ...WireEvent[]];
}

/** Rejects what can't be published: a start that has passed, of the event or of one of its dates. */
export function checkCanBePublished(
  context: PlatformContext,
  { dateAndTimeSettings }: WireEvent,
): void {
  const now = context.clock.now();
  const dates = dateAndTimeSettings.recurringEvents?.individualEventDates ?? [];
  if (dates.length === 0) checkIsAhead(dateAndTimeSettings, now);
  for (const date of dates) checkIsAhead(date, now);
}

const getStart = ({ dateAndTimeSettings }: WireEvent): number =>
  getTime(dateAndTimeSettings.startDate) ?? 0;

/**
 * Publishes an event, as one event for each date where it recurs, and announces it.
 *
 * @returns the event, or the first of its dates.
 */
export function publish(
  context: PlatformContext,
  visitor: Visitor,
  draft: WireEvent,
  derivedFromEventId?: string,
): WireEvent {
  const publishedDate = context.timestamp();
  const store = getEventStore(context);
  const published = getOccurrences(context, { ...draft, status: 'UPCOMING', publishedDate });
  for (const event of published) {
    store.put(event);
    if (event.id !== draft.id) {
      copyTickets(context, draft.id, event.id, getStart(event) - getStart(published[0]));
      announce(context, 'event_created', event, visitor);
    }
    announce(
      context,
      'event_published',
      {
        eventId: event.id,
        title: event.title,
        shortDescription: event.shortDescription,
        status: event.status,
        location: event.location,
        dateAndTimeSettings: event.dateAndTimeSettings,
        registration: event.registration,
        eventPageUrl: event.eventPageUrl,
        derivedFromEventId,
      },
      visitor,
    );
  }
  return published[0];
}
