import type { WireEvent } from '../../fixtures/events/index.ts';
import { INSTANCE_ID } from '../../fixtures/events/make-event.ts';
import { getTime } from '../../fixtures/events/status.ts';
import { announce } from '../../platform/announce.ts';
import type { Incoming, Visitor } from '../../platform/domain.ts';
import { rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  flag,
  type JsonObject,
  optionalFields,
  requireFields,
} from '../../platform/requests/fields.ts';
import { copyTickets } from '../tickets/checkout/copy.ts';
import { existing } from './find.ts';
import { getEventStore } from './get-event-store.ts';
import { checkCanBePublished, publish } from './publishing.ts';
import { composeEvent, merge, slugFor } from './write.ts';

/** Maximum number of events per site. */
const MAX_EVENTS = 2000;

/** Default offset between the dates of a clone and its origin, in milliseconds. */
const CLONE_LATER = 14 * 86_400_000;

/** Maximum title length that a clone copies, so that a number can be appended. */
const LONGEST_CLONED_TITLE = 112;

const numberOfDates = (event: WireEvent) =>
  event.dateAndTimeSettings.recurringEvents?.individualEventDates?.length ?? 1;

function checkEventLimit(context: PlatformContext, event: WireEvent): void {
  const eventCount = getEventStore(context).all().length;
  if (eventCount + numberOfDates(event) <= MAX_EVENTS) return;
  throw rejection('EVENT_LIMIT_REACHED', `A site may have ${MAX_EVENTS} events.`, {
    data: { limit: MAX_EVENTS },
  });
}

interface Making {
  context: PlatformContext;
  visitor: Visitor;
  draft: boolean;
  /** Copies related data from the origin, before the clone is published. */
  inherit?: (event: WireEvent) => void;
  originId?: string;
}

/** Creates an event from the written fields, as a draft or published. */
function make(
  { context, visitor, draft, inherit, originId }: Making,
  written: JsonObject,
): WireEvent {
  const id = context.nextId('event');
  const now = context.timestamp();
  const event: WireEvent = {
    ...composeEvent(context, id, slugFor(context, written), written),
    id,
    status: 'DRAFT',
    createdDate: now,
    updatedDate: now,
    instanceId: INSTANCE_ID,
    userId: visitor.id,
    summaries: { rsvps: { totalCount: 0, yesCount: 0, noCount: 0, waitlistCount: 0 } },
    feed: { token: `feed-${id}` },
  };
  if (!draft) checkCanBePublished(context, event);
  checkEventLimit(context, event);
  getEventStore(context).put(event);
  inherit?.(event);
  announce(context, 'event_created', { ...event, ...(!draft && { status: 'UPCOMING' }) }, visitor);
  const made = draft ? event : publish(context, visitor, event, originId);
  return existing(context, made.id);
}

/** Makes an event. */
export function createEvent({ context, visitor, body }: Incoming): WireEvent {
  return make({ context, visitor, draft: flag(body, 'draft') }, requireFields(body, 'event'));
}

/** A title that no other event has: "Kiln opening (1)". */
function freeTitle(context: PlatformContext, title: string): string {
  const usedTitles = new Set(
    getEventStore(context)
      .all()
      .map((event) => event.title),
  );
  const short = title.slice(0, LONGEST_CLONED_TITLE);
  let number = 1;
  while (usedTitles.has(`${short} (${number})`)) number += 1;
  return `${short} (${number})`;
}

const later = (date: string | undefined) =>
  date && new Date((getTime(date) ?? 0) + CLONE_LATER).toISOString();

/** Returns the fields that a clone copies from its origin, before any changes. */
function getCopy(context: PlatformContext, origin: WireEvent): JsonObject {
  const { title, dateAndTimeSettings: dates, registration, form, categories, ...rest } = origin;
  const { recurringEvents: _dates, ...once } = dates;
  const { slug: _slug, seoSettings: _seo, ...copied } = rest;
  return structuredClone({
    ...copied,
    title: freeTitle(context, title),
    dateAndTimeSettings: {
      ...once,
      startDate: later(dates.startDate),
      endDate: later(dates.endDate),
    },
    registration: {
      ...registration,
      ...(registration?.rsvp && {
        rsvp: {
          ...registration.rsvp,
          startDate: later(registration.rsvp.startDate),
          endDate: later(registration.rsvp.endDate),
        },
      }),
    },
    form: form && { ...form, controls: form.controls?.map(({ id: _id, ...control }) => control) },
    categories: {
      categories: categories?.categories?.filter(({ type }) => type === 'MANUAL') ?? [],
    },
  });
}

/** Makes an event like another one. */
export function cloneEvent({ context, visitor, body }: Incoming, eventId: string): WireEvent {
  const origin = existing(context, eventId);
  const changes = optionalFields(body, 'event') ?? {};
  const written = merge(getCopy(context, origin), changes) as JsonObject;
  let ticketDefinitions: Record<string, string> = {};
  const inherit = ({ id, dateAndTimeSettings: { startDate } }: WireEvent) => {
    const [start, before] = [getTime(startDate), getTime(origin.dateAndTimeSettings.startDate)];
    const shift = start === undefined || before === undefined ? CLONE_LATER : start - before;
    ticketDefinitions = copyTickets(context, origin.id, id, shift);
  };
  const making = { context, visitor, draft: flag(body, 'draft'), inherit, originId: origin.id };
  const event = make(making, written);
  announce(
    context,
    'event_cloned',
    {
      eventId: event.id,
      title: event.title,
      userId: event.userId,
      status: event.status,
      location: event.location,
      dateAndTimeSettings: event.dateAndTimeSettings,
      derivedFromInstanceId: origin.instanceId,
      derivedFromEventId: origin.id,
      ticketDefinitions,
    },
    visitor,
  );
  return event;
}
