import { describe, expect, test } from 'vitest';
import { ValidationError } from '../http/errors.ts';
import { fakePlatform, jsonResponse, rejection } from '../testing/fake-platform.ts';
import { newEvent } from '../testing/new-event.ts';
import {
  bulkCancelEventsByFilter,
  countEventsByStatus,
  createEvent,
  deleteEvent,
  getEvent,
  getEventBySlug,
  publishDraftEvent,
  queryEvents,
  updateEvent,
} from './endpoints.ts';

const wire = {
  id: 'e1',
  title: 'Kiln opening',
  createdDate: '2026-08-23T09:00:00.000Z',
  publishedDate: '2026-08-24T09:00:00.000Z',
  dateAndTimeSettings: {
    startDate: '2026-11-23T09:00:00.000Z',
    recurringEvents: { individualEventDates: [{ endDate: '2026-11-23T12:00:00.000Z' }] },
  },
  location: { address: { geocode: { latitude: 'NaN' } } },
  mainImage: { id: 'kept', urlExpirationDate: '2026-12-01T00:00:00.000Z' },
  registration: { rsvp: { endDate: '2026-11-22T09:00:00.000Z' } },
  form: { controls: [{ id: 'c1', inputs: [{ additionalLabels: { id: 'kept' } }] }] },
  categories: { categories: [{ id: 'k1', createdDate: '2026-08-23T09:00:00.000Z' }] },
  description: { nodes: [{ id: 'kept' }], metadata: { createdTimestamp: '2026-08-23T09:00:00Z' } },
};

const entity = {
  _id: 'e1',
  title: 'Kiln opening',
  createdDate: new Date('2026-08-23T09:00:00Z'),
  publishedDate: new Date('2026-08-24T09:00:00Z'),
  dateAndTimeSettings: {
    startDate: new Date('2026-11-23T09:00:00Z'),
    recurringEvents: { individualEventDates: [{ endDate: new Date('2026-11-23T12:00:00Z') }] },
  },
  location: { address: { geocode: { latitude: Number.NaN } } },
  mainImage: { id: 'kept', urlExpirationDate: new Date('2026-12-01T00:00:00Z') },
  registration: { rsvp: { endDate: new Date('2026-11-22T09:00:00Z') } },
  form: { controls: [{ _id: 'c1', inputs: [{ additionalLabels: { id: 'kept' } }] }] },
  categories: { categories: [{ _id: 'k1', createdDate: new Date('2026-08-23T09:00:00Z') }] },
  description: { nodes: [{ id: 'kept' }], metadata: { createdTimestamp: '2026-08-23T09:00:00Z' } },
};

describe('event endpoints', () => {
  const { client } = fakePlatform({
    respond: () => ({ event: wire, eventId: 'e1', facets: { status: { counts: { DRAFT: 2 } } } }),
  });

  test('some return the event itself', async () => {
    expect(await getEvent(client, 'e1')).toEqual(entity);
    expect(await createEvent(client, newEvent)).toEqual(entity);
    expect(await updateEvent(client, 'e1', { event: {} })).toEqual(entity);
  });

  test('others return it as a property', async () => {
    expect(await getEventBySlug(client, 'kiln-opening')).toMatchObject({ event: entity });
    expect(await publishDraftEvent(client, 'e1')).toMatchObject({ event: entity });
  });

  test('the rest return IDs or counts, and bulk requests nothing', async () => {
    expect(await deleteEvent(client, 'e1')).toMatchObject({ eventId: 'e1' });
    expect(await countEventsByStatus(client)).toMatchObject({
      facets: { status: { counts: { DRAFT: 2 } } },
    });
    expect(await bulkCancelEventsByFilter(client, { filter: { slug: 'x' } })).toBeUndefined();
  });

  test('the fields of an update stay unchanged', async () => {
    const event = Object.freeze({ title: 'Kiln opening' });
    await updateEvent(client, 'e1', Object.freeze({ event }));
    expect(event).toEqual({ title: 'Kiln opening' });
  });
});

describe('a page of events', () => {
  test('reads the total from pagingMetadata, and requests the next page with the same options', async () => {
    const { client, calls } = fakePlatform({
      respond: () => ({ events: [wire, wire], pagingMetadata: { count: 2, total: 3 } }),
    });
    const options = { fields: ['DETAILS' as const], includeDrafts: true };
    const page = await queryEvents(client, { paging: { limit: 2 } }, options);
    expect(page).toMatchObject({ items: [entity, entity], total: 3, hasNext: true, offset: 0 });
    await page.next();
    expect(calls[1]?.body).toEqual({ query: { paging: { limit: 2, offset: 2 } }, ...options });
  });
});

test('violations name the caller’s fields', async () => {
  const violation = (field: string) => ({ field, description: 'is wrong' });
  const fieldViolations = ['event.title', 'event.id', 'event.form.controls[0].id'].map(violation);
  const { client } = fakePlatform({
    respond: () => jsonResponse(400, { details: { validationError: { fieldViolations } } }),
  });
  const error = await rejection(updateEvent(client, 'e1', { event: {} }));
  if (!(error instanceof ValidationError)) throw error;
  expect(error.message).toBe(
    'INVALID_ARGUMENT: "event.form.controls[0]._id" is wrong, "event.title" is wrong, "eventId" is wrong',
  );
});
