import type { WireEvent } from '../../fixtures/events/index.ts';
import { announce } from '../../platform/announce.ts';
import type { Incoming, Visitor } from '../../platform/domain.ts';
import { invalid, refusal } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { type Fields, isFields, requireFields } from '../../platform/requests/fields.ts';
import { asItStands, existing } from './find.ts';
import { checkIsAhead } from './input/read-dates.ts';
import { checkCanBePublished, publish } from './publishing.ts';
import { houseOf } from './time-zone.ts';
import { composeEvent, merge, slugFor } from './write.ts';

/** Refuses what an event in this status can't become. */
function refuseTransition(event: WireEvent, wanted: string): never {
  throw refusal('INVALID_EVENT_STATUS_TRANSITION', `An event that is ${event.status} ${wanted}.`, {
    data: { eventId: event.id, status: event.status },
  });
}

function checkType(event: WireEvent, written: Fields): void {
  const registration = isFields(written.registration) ? written.registration : {};
  const type = registration.initialType ?? event.registration?.initialType;
  if (type === event.registration?.initialType) return;
  throw invalid({
    field: 'event.registration.initialType',
    violatedRule: 'FIELD_NOT_ALLOWED',
    description: 'can’t be changed',
  });
}

/** A registration as it was written, with what sales alone tell of its tickets. */
function withSales(
  written: WireEvent['registration'],
  before: WireEvent['registration'],
): WireEvent['registration'] {
  return written?.tickets
    ? { ...written, tickets: { ...before?.tickets, ...written.tickets } }
    : written;
}

type Dates = WireEvent['dateAndTimeSettings'];

/** Dates as they were written, in the series that they belong to. A published series keeps its dates. */
function withSeries(written: Dates, { status, dateAndTimeSettings }: WireEvent): Dates {
  const before = dateAndTimeSettings.recurringEvents;
  const after = written.recurringEvents;
  const textOf = (series: Dates['recurringEvents']) => JSON.stringify(series?.individualEventDates);
  if (status !== 'DRAFT' && textOf(before) !== textOf(after)) {
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

/** Changes what was written of an event. */
export function updateEvent({ platform, visitor, body }: Incoming, eventId: string): WireEvent {
  const event = existing(platform, eventId);
  const { id: _id, ...written } = requireFields(body, 'event');
  if (event.status === 'CANCELED') refuseTransition(event, 'can’t be changed');
  checkType(event, written);
  const slug = written.slug === undefined ? event.slug : slugFor(platform, written, event);
  const whole = merge(event, written) as Fields;
  const composed = composeEvent(platform, event.id, slug, whole);
  const start = composed.dateAndTimeSettings.startDate;
  const moves = start !== event.dateAndTimeSettings.startDate;
  if (moves && event.status !== 'DRAFT') {
    checkIsAhead(composed.dateAndTimeSettings, platform.clock.now());
  }
  const changed: WireEvent = {
    ...event,
    ...composed,
    dateAndTimeSettings: withSeries(composed.dateAndTimeSettings, event),
    registration: withSales(composed.registration, event.registration),
    updatedDate: platform.timestamp(),
  };
  houseOf(platform).put(changed);
  announce(platform, 'event_updated', changed, visitor);
  return existing(platform, event.id);
}

/** Publishes a draft. */
export function publishDraftEvent({ platform, visitor }: Incoming, eventId: string): WireEvent {
  const event = existing(platform, eventId);
  if (event.status === 'CANCELED') refuseTransition(event, 'can’t be published');
  if (event.status !== 'DRAFT') {
    throw refusal('EVENT_ALREADY_PUBLISHED', 'The event has been published already.', {
      data: { eventId: event.id },
    });
  }
  checkCanBePublished(platform, event);
  const changed = publish(platform, visitor, { ...event, updatedDate: platform.timestamp() });
  announce(platform, 'event_updated', changed, visitor);
  return existing(platform, event.id);
}

export const canBeCanceled = ({ status }: WireEvent): boolean =>
  status === 'UPCOMING' || status === 'STARTED';

function hasGuests(platform: Platform, event: WireEvent): boolean {
  const { rsvps, tickets } = asItStands(platform, event).summaries ?? {};
  return (rsvps?.totalCount ?? 0) + (tickets?.ticketsSold ?? 0) > 0;
}

/** Cancels an event that is to come or under way. */
export function cancel(platform: Platform, visitor: Visitor, event: WireEvent): void {
  const canceled: WireEvent = {
    ...event,
    status: 'CANCELED',
    updatedDate: platform.timestamp(),
  };
  houseOf(platform).put(canceled);
  announce(platform, 'event_updated', canceled, visitor);
  announce(
    platform,
    'event_canceled',
    {
      eventId: event.id,
      title: event.title,
      userId: event.userId,
      hasGuests: hasGuests(platform, event),
    },
    visitor,
  );
}

export function cancelEvent({ platform, visitor }: Incoming, eventId: string): WireEvent {
  const event = existing(platform, eventId);
  if (!canBeCanceled(event)) refuseTransition(event, 'can’t be cancelled');
  cancel(platform, visitor, event);
  return existing(platform, eventId);
}

/** Deletes an event, whatever its status. */
export function remove(platform: Platform, visitor: Visitor, event: WireEvent): void {
  houseOf(platform).remove(event.id);
  announce(platform, 'event_deleted', event, visitor);
}
