import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields } from '../../testing/api-caller.ts';
import { anEvent, inDays, newOrganizer } from '../../testing/organizer.ts';
import { ASTRID, TICKETS } from '../../testing/ticket-buyer.ts';

describe('updateEvent', () => {
  test('changes the given fields and preserves the rest', async () => {
    const { seeded, update, announced } = newOrganizer();
    const before = await seeded('kiln-opening', 'DETAILS', 'FORM', 'REGISTRATION');
    const { body } = await update(
      before.id,
      {
        title: 'Kiln opening, with soup',
        shortDescription: null,
        dateAndTimeSettings: { endDate: '2026-11-23T13:00:00.000Z' },
        registration: { rsvp: { limit: 80 } },
      },
      ['DETAILS', 'FORM', 'REGISTRATION'],
    );
    expect(body.event).toEqual({
      ...before,
      title: 'Kiln opening, with soup',
      shortDescription: undefined,
      updatedDate: inDays(0),
      dateAndTimeSettings: {
        ...before.dateAndTimeSettings,
        endDate: '2026-11-23T13:00:00.000Z',
        formatted: expect.objectContaining({ endTime: '14:00' }),
      },
      registration: {
        ...before.registration,
        rsvp: { ...before.registration.rsvp, limit: 80 },
      },
    });
    expect(await seeded('kiln-opening', 'DETAILS', 'FORM', 'REGISTRATION')).toEqual(body.event);
    expect(announced(before.id)).toEqual(['event_updated']);
  });

  test('changes nothing when an event is written back unchanged', async () => {
    const { query, update, get } = newOrganizer();
    const sets = [
      'DETAILS',
      'TEXTS',
      'REGISTRATION',
      'FORM',
      'SEO_SETTINGS',
      'AGENDA',
      'CATEGORIES',
    ];
    const { body } = await query({ paging: { limit: 100 } }, { includeDrafts: true, fields: sets });
    expect(body.events).toHaveLength(39);
    for (const event of body.events) {
      if (event.status === 'CANCELED') continue;
      const { status } = await update(event.id, event);
      expect(status, event.slug).toBe(200);
      const after = (await get(event.id, ...sets)).body.event;
      expect(after, event.slug).toEqual({ ...event, updatedDate: inDays(0) });
    }
  });

  test('hides an event from search engines, and keeps its other settings', async () => {
    const { seeded, update } = newOrganizer();
    const { id, seoSettings } = await seeded('kiln-opening', 'SEO_SETTINGS');
    const { body } = await update(id, { seoSettings: { hidden: true } }, ['SEO_SETTINGS']);
    expect(body.event.seoSettings).toEqual({ ...seoSettings, hidden: true });
  });

  test('updates the slug with the title unless a slug is given', async () => {
    const { seeded, update, call } = newOrganizer();
    const { id } = await seeded('kiln-opening');
    expect((await update(id, { title: 'Kiln closing' })).body.event.slug).toBe('kiln-opening');
    const { body } = await update(id, { slug: 'kiln-closing' }, ['URLS']);
    expect(body.event).toMatchObject({
      slug: 'kiln-closing',
      eventPageUrl: { path: '/programme/kiln-closing' },
    });
    expect((await call('GET', '/events/v3/events/slug/kiln-closing')).body.event.id).toBe(id);
    expect(getCode(await update(id, { slug: 'night-market' }))).toBe('SLUG_ALREADY_IN_USE');
  });

  test('rejects another registration type, a canceled event and a start in the past', async () => {
    const { seeded, update } = newOrganizer();
    const kiln = await seeded('kiln-opening');
    const canceled = await seeded('willow-baskets-in-a-day');
    const type = { registration: { initialType: 'TICKETING' } };
    expect(getViolatedFields(await update(kiln.id, type))).toEqual([
      'event.registration.initialType',
    ]);
    const past = { dateAndTimeSettings: { startDate: inDays(-3) } };
    expect(getViolatedFields(await update(kiln.id, past))).toEqual([
      'event.dateAndTimeSettings.startDate',
    ]);
    expect(getCode(await update(canceled.id, { title: 'On again' }))).toBe(
      'INVALID_EVENT_STATUS_TRANSITION',
    );
    expect(getCode(await update('nothing', { title: 'x' }))).toBe('EVENT_NOT_FOUND');
    expect((await seeded('kiln-opening')).updatedDate).toBe(kiln.updatedDate);
  });

  test('rejects date changes of a published series and allows them for a draft', async () => {
    const { seeded, update, create } = newOrganizer();
    const one = await seeded('mending-circle-1');
    const { individualEventDates: dates, categoryId } = one.dateAndTimeSettings.recurringEvents;
    const stolen = { categoryId: 'another', individualEventDates: dates };
    const response = await update(one.id, { dateAndTimeSettings: { recurringEvents: stolen } });
    expect(response.body.event.dateAndTimeSettings.recurringEvents.categoryId).toBe(categoryId);
    const remainingDates = { recurringEvents: { individualEventDates: dates.slice(1) } };
    expect(
      getViolatedFields(await update(one.id, { dateAndTimeSettings: remainingDates })),
    ).toEqual(['event.dateAndTimeSettings.recurringEvents']);
    const draft = await create(anEvent(), { draft: true });
    const written = await update(draft.id, { dateAndTimeSettings: remainingDates });
    expect(written.body.event.dateAndTimeSettings).toMatchObject({ recurrenceStatus: 'RECURRING' });
  });

  test('switches between a date and “to be announced”', async () => {
    const { seeded, update } = newOrganizer();
    const { id } = await seeded('house-concert-in-spring');
    const startDate = inDays(140);
    const dated = { dateAndTimeTbd: false, startDate, endDate: inDays(140.1) };
    const { body } = await update(id, { dateAndTimeSettings: dated });
    expect(body.event.dateAndTimeSettings).toMatchObject({ startDate, dateAndTimeTbd: false });
    const open = { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In May' };
    const after = (await update(id, { dateAndTimeSettings: open })).body.event.dateAndTimeSettings;
    expect(after).toMatchObject({ formatted: { dateAndTime: 'In May' } });
    expect(after).not.toHaveProperty('startDate');
  });

  test('opens and closes registration', async () => {
    const { seeded, update } = newOrganizer();
    const { id } = await seeded('kiln-opening');
    const statusAfter = async (registration: object) =>
      (await update(id, { registration }, ['REGISTRATION'])).body.event.registration.status;
    expect(await statusAfter({ registrationDisabled: true })).toBe('CLOSED_MANUALLY');
    expect(await statusAfter({ registrationDisabled: false })).toBe('OPEN_RSVP');
    expect(await statusAfter({ rsvp: { limit: 38 } })).toBe('OPEN_RSVP_WAITLIST_ONLY');
    expect(await statusAfter({ rsvp: { waitlistEnabled: false } })).toBe('CLOSED_AUTOMATICALLY');
    expect(await statusAfter({ rsvp: { startDate: inDays(1) } })).toBe('SCHEDULED_RSVP');
  });
});

describe('publishDraftEvent', () => {
  test('publishes a draft once', async () => {
    const { create, post, call, announced } = newOrganizer();
    const { id } = await create(anEvent(), { draft: true });
    const { body } = await post(`/${id}/publish`, { eventId: id });
    expect(body.event).toMatchObject({ id, status: 'UPCOMING', publishedDate: inDays(0) });
    expect((await call('GET', '/events/v3/events/slug/winter-swim')).status).toBe(200);
    expect(announced(id)).toEqual(['event_created', 'event_published', 'event_updated']);
    const again = await post(`/${id}/publish`);
    expect([again.status, getCode(again)]).toEqual([428, 'EVENT_ALREADY_PUBLISHED']);
  });

  test('rejects a draft with a start in the past and leaves it a draft', async () => {
    const { create, post, get, clock } = newOrganizer();
    const { id } = await create(anEvent(), { draft: true });
    clock.advance(4 * 86_400_000);
    expect(getViolatedFields(await post(`/${id}/publish`))).toEqual([
      'event.dateAndTimeSettings.startDate',
    ]);
    expect((await get(id)).body.event.status).toBe('DRAFT');
  });

  test('rejects canceled and unknown events', async () => {
    const { seeded, post } = newOrganizer();
    const { id } = await seeded('willow-baskets-in-a-day');
    expect(getCode(await post(`/${id}/publish`))).toBe('INVALID_EVENT_STATUS_TRANSITION');
    expect(getCode(await post('/nothing/publish'))).toBe('EVENT_NOT_FOUND');
  });
});

describe('cancelEvent', () => {
  test('cancels an upcoming or started event and closes its registration', async () => {
    const { seeded, post, announced } = newOrganizer();
    for (const slug of ['kiln-opening', 'winter-sound-room']) {
      const { id } = await seeded(slug);
      const { body } = await post(`/${id}/cancel`, { eventId: id, fields: ['REGISTRATION'] });
      expect(body.event).toMatchObject({
        status: 'CANCELED',
        registration: { status: 'CLOSED_AUTOMATICALLY' },
      });
      expect(announced(id)).toEqual(['event_updated', 'event_canceled']);
    }
  });

  test('announces whether the event has guests or sold tickets', async () => {
    const { create, call, platform } = newOrganizer();
    /** Sells a free ticket of a new kind. */
    async function sell(eventId: string): Promise<number> {
      const result = await platform.tickets.kinds.create({
        ...{ id: 'entry', eventId },
        kind: {
          ...{ name: 'Entry', description: '', price: { kind: 'fixed', amount: '0' } },
          ...{ feeType: 'FEE_INCLUDED', capacity: null, limitPerOrder: 1, hidden: false },
          ...{ saleStart: null, saleEnd: null, hideNotOnSale: false },
        },
      });
      if (result.outcome !== 'saved') throw new Error(result.outcome);
      const { ticketDefinitionId } = result;
      const reserved = await call('POST', `${TICKETS}/reservations`, {
        ...{ eventId, ticketQuantities: [{ ticketDefinitionId, quantity: 1 }] },
      });
      const order = { eventId, reservationId: reserved.body.id, buyer: ASTRID };
      return (await call('POST', TICKETS, order)).status;
    }
    const hasGuests = () => platform.announcements.at(-1)?.subject.hasGuests;
    await create(anEvent({ title: 'No guest' }));
    platform.events.cancel('no-guest');
    expect(hasGuests()).toBe(false);
    await create(anEvent({ title: 'One guest' }));
    platform.events.setGuests('one-guest', { no: 1 });
    platform.events.cancel('one-guest');
    expect(hasGuests()).toBe(true);
    const { id: eventId } = await create(
      anEvent({ title: 'One ticket', registration: { initialType: 'TICKETING' } }),
    );
    expect(await sell(eventId)).toBe(200);
    platform.events.cancel('one-ticket');
    expect(hasGuests()).toBe(true);
    await create(anEvent({ title: 'No ticket', registration: { initialType: 'TICKETING' } }));
    platform.events.cancel('no-ticket');
    expect(hasGuests()).toBe(false);
  });

  test.each(['small-press-evening', 'low-tide-brass', 'willow-baskets-in-a-day'])(
    'rejects %s, which is a draft, ended or canceled',
    async (slug) => {
      const { seeded, post } = newOrganizer();
      const { id, status } = await seeded(slug);
      const response = await post(`/${id}/cancel`);
      expect([response.status, getCode(response)]).toEqual([
        428,
        'INVALID_EVENT_STATUS_TRANSITION',
      ]);
      expect((await seeded(slug)).status).toBe(status);
    },
  );
});

describe('deleteEvent', () => {
  test('deletes an event permanently and returns its id', async () => {
    const { seeded, call, get, slugs, announced } = newOrganizer();
    const { id } = await seeded('kiln-opening');
    const { status, body } = await call('DELETE', `/events/v3/events/${id}?eventId=${id}`);
    expect([status, body]).toEqual([200, { eventId: id }]);
    expect(getCode(await get(id))).toBe('EVENT_NOT_FOUND');
    expect(await slugs({ slug: 'kiln-opening' })).toEqual([]);
    expect((await call('DELETE', `/events/v3/events/${id}`)).status).toBe(404);
    expect(announced(id)).toEqual(['event_deleted']);
  });

  test('frees its slug for the next event', async () => {
    const { create, call } = newOrganizer();
    const { id } = await create();
    await call('DELETE', `/events/v3/events/${id}`);
    expect((await create()).slug).toBe('winter-swim');
  });
});
