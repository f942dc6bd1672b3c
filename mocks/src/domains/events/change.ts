import type { WireEvent } from '../../fixtures/events/index.ts';
import { announce } from '../../platform/announce.ts';
import type { Incoming, Visitor } from '../../platform/domain.ts';
import { invalid, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { isJsonObject, type JsonObject, requireFields } from '../../platform/requests/fields.ts';
import { existing, withCurrentStatus } from './find.ts';
import { getEventStore } from './get-event-store.ts';
import { checkIsAhead } from './input/read-dates.ts';
import { checkCanBePublished, publish } from './publishing.ts';
import { composeEvent, merge, slugFor } from './write.ts';

/** Rejects what an event in this status can't become. */
function rejectTransition(event: WireEvent, reason: string): never {
  throw rejection(
    'INVALID_EVENT_STATUS_TRANSITION',
    `An event that is ${event.status} ${reason}.`,
    {
      data: { eventId: event.id, status: event.status },
    },
  );
}

function checkType(event: WireEvent, written: JsonObject): void {
  const registration = isJsonObject(written.registration) ? written.registration : {};
  const type = registration.initialType ?? event.registration?.initialType;
  if (type === event.registration?.initialType) return;
  throw invalid({
    field: 'event.registration.initialType',
    violatedRule: 'FIELD_NOT_ALLOWED',
    description: 'can’t be changed',
  });
}

/** Adds the ticket fields that come from sales to a written registration. */
function withSales(
  written: WireEvent['registration'],
  before: WireEvent['registration'],
): WireEvent['registration'] {
  return written?.tickets
    ? { ...written, tickets: { ...before?.tickets, ...written.tickets } }
    : written;
}

type Dates = WireEvent['dateAndTimeSettings'];

/** Adds the series to written dates. The dates of a published series cannot change. */
function withSeries(written: Dates, { status, dateAndTimeSettings }: WireEvent): Dates {
  const before = dateAndTimeSettings.recurringEvents;
  const after = written.recurringEvents;
  const getText = (series: Dates['recurringEvents']) =>
    JSON.stringify(series?.individualEventDates);
  if (status !== 'DRAFT' && getText(before) !== getText(after)) {
    throw invalid({
      field: 'event.dateAndTimeSettings.recurringEvents',
      violatedRule: 'FIELD_NOT_ALLOWED',
      description: 'can’t be changed once it is published',
    });
  }
  const series = after && {
    ...after,
    ...(before?.categoryId && { categoryId: before.categoryId }),
  };
  return { ...written, ...(series && { recurringEvents: series }) };
}

/** Updates the written fields of an event. */
export function updateEvent({ context, visitor, body }: Incoming, eventId: string): WireEvent {
  const event = existing(context, eventId);
  const { id: _id, ...written } = requireFields(body, 'event');
  if (event.status === 'CANCELED') rejectTransition(event, 'can’t be changed');
  checkType(event, written);
  const slug = written.slug === undefined ? event.slug : slugFor(context, written, event);
  const merged = merge(event, written) as JsonObject;
  const composed = composeEvent(context, event.id, slug, merged);
  const start = composed.dateAndTimeSettings.startDate;
  const moves = start !== event.dateAndTimeSettings.startDate;
  if (moves && event.status !== 'DRAFT') {
    checkIsAhead(composed.dateAndTimeSettings, context.clock.now());
  }
  const changed: WireEvent = {
    ...event,
    ...composed,
    dateAndTimeSettings: withSeries(composed.dateAndTimeSettings, event),
    registration: withSales(composed.registration, event.registration),
    updatedDate: context.timestamp(),
  };
  getEventStore(context).put(changed);
  announce(context, 'event_updated', changed, visitor);
  return existing(context, event.id);
}

/** Publishes a draft. */
export function publishDraftEvent({ context, visitor }: Incoming, eventId: string): WireEvent {
  const event = existing(context, eventId);
  if (event.status === 'CANCELED') rejectTransition(event, 'can’t be published');
  if (event.status !== 'DRAFT') {
    throw rejection('EVENT_ALREADY_PUBLISHED', 'The event has been published already.', {
      data: { eventId: event.id },
    });
  }
  checkCanBePublished(context, event);
  const changed = publish(context, visitor, { ...event, updatedDate: context.timestamp() });
  announce(context, 'event_updated', changed, visitor);
  return existing(context, event.id);
}

export const canBeCanceled = ({ status }: WireEvent): boolean =>
  status === 'UPCOMING' || status === 'STARTED';

function hasGuests(context: PlatformContext, event: WireEvent): boolean {
  const { rsvps, tickets } = withCurrentStatus(context, event).summaries ?? {};
  return (rsvps?.totalCount ?? 0) + (tickets?.ticketsSold ?? 0) > 0;
}

/** Cancels an upcoming or ongoing event. */
export function cancel(context: PlatformContext, visitor: Visitor, event: WireEvent): void {
  const canceled: WireEvent = {
    ...event,
    status: 'CANCELED',
    updatedDate: context.timestamp(),
  };
  getEventStore(context).put(canceled);
  announce(context, 'event_updated', canceled, visitor);
  announce(
    context,
    'event_canceled',
    {
      eventId: event.id,
      title: event.title,
      userId: event.userId,
      hasGuests: hasGuests(context, event),
    },
    visitor,
  );
}

export function cancelEvent({ context, visitor }: Incoming, eventId: string): WireEvent {
  const event = existing(context, eventId);
  if (!canBeCanceled(event)) rejectTransition(event, 'can’t be cancelled');
  cancel(context, visitor, event);
  return existing(context, eventId);
}

/** Deletes an event, whatever its status. */
export function remove(context: PlatformContext, visitor: Visitor, event: WireEvent): void {
  getEventStore(context).remove(event.id);
  announce(context, 'event_deleted', event, visitor);
}
