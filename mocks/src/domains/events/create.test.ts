import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields } from '../../testing/api-caller.ts';
import { anEvent, inDays, newOrganizer } from '../../testing/organizer.ts';

describe('createEvent', () => {
  test('publishes an event that reads back as written', async () => {
    const { create, get, announced } = newOrganizer();
    const { id } = await create(
      anEvent({
        shortDescription: 'Cold, short, loud.',
        location: {
          type: 'VENUE',
          name: 'The pier',
          address: { country: 'DK', city: 'Aalborg', geocode: { latitude: 57, longitude: 9.9 } },
        },
        registration: {
          initialType: 'RSVP',
          rsvp: { responseType: 'YES_AND_NO', limit: 30, waitlistEnabled: true },
        },
        guestListSettings: { displayedPublicly: true },
        agendaSettings: { enabled: true },
      }),
    );
    const sets = ['DETAILS', 'REGISTRATION', 'URLS', 'FORM', 'AGENDA', 'DASHBOARD'];
    const { status, body } = await get(id, ...sets);
    expect(status).toBe(200);
    expect(body.event).toMatchObject({
      title: 'Winter swim',
      slug: 'winter-swim',
      status: 'UPCOMING',
      shortDescription: 'Cold, short, loud.',
      location: { address: { city: 'Aalborg', geocode: { latitude: 57, longitude: 9.9 } } },
      createdDate: inDays(0),
      publishedDate: inDays(0),
      dateAndTimeSettings: {
        startDate: inDays(3),
        recurrenceStatus: 'ONE_TIME',
        formatted: { dateAndTime: '24 November 2026, 10:00 – 12:24' },
      },
      registration: {
        type: 'RSVP',
        status: 'OPEN_RSVP',
        rsvp: { responseType: 'YES_AND_NO', limit: 30, waitlistEnabled: true },
        allowedGuestTypes: 'VISITOR_OR_MEMBER',
      },
      guestListSettings: { displayedPublicly: true },
      eventPageUrl: { base: 'https://fennhouse.example', path: '/programme/winter-swim' },
      agendaSettings: { enabled: true, pageUrl: { path: '/programme/winter-swim/agenda' } },
      summaries: { rsvps: { totalCount: 0 } },
    });
    const inputs = body.event.form.controls.flatMap((control: { inputs: { name: string }[] }) =>
      control.inputs.map(({ name }) => name),
    );
    expect(inputs).toEqual(['firstName', 'lastName', 'email']);
    expect(announced(id)).toEqual(['event_created', 'event_published']);
  });

  test('creates a draft that is only visible when drafts are requested', async () => {
    const { create, get, call, slugs, announced } = newOrganizer();
    const draft = await create(anEvent(), { draft: true });
    expect(draft).toMatchObject({ status: 'DRAFT' });
    expect(draft).not.toHaveProperty('publishedDate');
    expect((await get(draft.id)).status).toBe(200);
    expect(getCode(await call('GET', '/events/v3/events/slug/winter-swim'))).toBe(
      'EVENT_NOT_FOUND',
    );
    expect(await slugs({ slug: 'winter-swim' })).toEqual([]);
    expect(await slugs({ slug: 'winter-swim' }, { includeDrafts: true })).toEqual(['winter-swim']);
    expect(announced(draft.id)).toEqual(['event_created']);
  });

  test('numbers a generated slug when it is taken, and rejects a given one', async () => {
    const { create, post } = newOrganizer();
    const slugs = [(await create()).slug, (await create()).slug, (await create()).slug];
    expect(slugs).toEqual(['winter-swim', 'winter-swim-1', 'winter-swim-2']);
    expect(await create(anEvent({ title: 'Øl & brød' }))).toMatchObject({ slug: 'øl-brød' });
    const response = await post('', { event: anEvent({ slug: 'kiln-opening' }) });
    expect([response.status, getCode(response)]).toEqual([428, 'SLUG_ALREADY_IN_USE']);
    const odd = await post('', { event: anEvent({ slug: 'kiln/opening' }) });
    expect([odd.status, getCode(odd)]).toEqual([428, 'INVALID_SLUG_FORMAT']);
    expect(odd.body.details.applicationError).toMatchObject({
      description: expect.stringContaining('"kiln/opening"'),
      data: { slug: 'kiln/opening' },
    });
    const long = 's'.repeat(131);
    expect(await create(anEvent({ slug: long.slice(1) }))).toMatchObject({ slug: long.slice(1) });
    const tooLong = await post('', { event: anEvent({ slug: long }) });
    expect(getCode(tooLong)).toBe('INVALID_SLUG_FORMAT');
  });

  test('creates one event per date of a recurring event', async () => {
    const { create, call, slugs, announced, clock } = newOrganizer();
    const dates = [2, 9, 16].map((day) => ({ startDate: inDays(day), endDate: inDays(day + 0.1) }));
    const first = await create(
      anEvent({
        dateAndTimeSettings: {
          timeZoneId: 'Europe/Copenhagen',
          recurringEvents: { individualEventDates: dates },
        },
      }),
      { fields: ['CATEGORIES'] },
    );
    const { categoryId, individualEventDates } = first.dateAndTimeSettings.recurringEvents;
    expect(first).toMatchObject({
      slug: 'winter-swim',
      dateAndTimeSettings: { startDate: inDays(2), recurrenceStatus: 'RECURRING_UPCOMING' },
      categories: {
        categories: [{ id: categoryId, name: 'Winter swim', type: 'RECURRING_EVENT' }],
      },
    });
    expect(individualEventDates).toHaveLength(3);
    const ofSeries = { 'categories.id': categoryId };
    expect((await slugs(ofSeries)).sort()).toEqual([
      'winter-swim',
      'winter-swim-1',
      'winter-swim-2',
    ]);
    expect(announced(first.id)).toEqual(['event_created', 'event_published']);
    clock.advance(10 * 86_400_000);
    const { body } = await call('GET', '/events/v3/events/slug/winter-swim-2?fields=URLS');
    expect(body.event).toMatchObject({
      dateAndTimeSettings: { startDate: inDays(16), recurrenceStatus: 'RECURRING_UPCOMING' },
      eventPageUrl: { path: '/programme/winter-swim-2' },
    });
  });

  test('keeps the id of a draft for the first of its dates', async () => {
    const { create, get, post } = newOrganizer();
    const individualEventDates = [2, 9].map((day) => ({
      startDate: inDays(day),
      endDate: inDays(day + 0.1),
    }));
    const dateAndTimeSettings = { recurringEvents: { individualEventDates } };
    const { id } = await create(anEvent({ dateAndTimeSettings }), { draft: true });
    await post(`/${id}/publish`);
    expect((await get(id)).body.event).toMatchObject({
      slug: 'winter-swim',
      dateAndTimeSettings: { startDate: inDays(2) },
    });
  });

  test('returns the meeting links of an online event when requested', async () => {
    const { create, get } = newOrganizer();
    const { id, onlineConferencing } = await create(
      anEvent({
        location: { type: 'ONLINE' },
        onlineConferencing: { enabled: true, type: 'WEBINAR' },
      }),
    );
    expect(onlineConferencing).toEqual({ enabled: true, type: 'WEBINAR' });
    const { body } = await get(id, 'ONLINE_CONFERENCING_SESSION');
    expect(body.event.onlineConferencing.session).toMatchObject({
      guestLink: `https://rooms.example/${id}`,
      sessionCreated: true,
    });
  });

  test('uses existing categories or creates them by name', async () => {
    const { create, seeded, slugs, post } = newOrganizer();
    const { categories } = await seeded('kiln-opening', 'CATEGORIES');
    const [{ id }] = categories.categories;
    const input = { categories: { categories: [{ id }, { name: 'Cold' }] } };
    const made = await create(anEvent(input), { fields: ['CATEGORIES'] });
    expect(made.categories.categories).toMatchObject([
      { id, name: 'Workshops' },
      { name: 'Cold', type: 'MANUAL' },
    ]);
    expect(await slugs({ 'categories.name': 'Cold' })).toEqual(['winter-swim']);
    const unknown = { categories: { categories: [{ id: 'nothing' }] } };
    expect(getViolatedFields(await post('', { event: anEvent(unknown) }))).toEqual([
      'event.categories.categories[0].id',
    ]);
  });
});

describe('cloneEvent', () => {
  test('copies an event to 14 days later with a new title and slug', async () => {
    const { seeded, post, announced } = newOrganizer();
    const origin = await seeded('kiln-opening', 'FORM', 'REGISTRATION', 'DETAILS');
    const { body } = await post(`/${origin.id}/clone`, {
      eventId: origin.id,
      fields: ['FORM', 'REGISTRATION', 'DETAILS', 'DASHBOARD'],
    });
    expect(body.event).toMatchObject({
      title: 'Kiln opening (1)',
      slug: 'kiln-opening-1',
      status: 'UPCOMING',
      shortDescription: origin.shortDescription,
      dateAndTimeSettings: { startDate: '2026-12-07T09:00:00.000Z' },
      registration: { type: 'RSVP', rsvp: { limit: 60 } },
      summaries: { rsvps: { yesCount: 0 } },
    });
    const names = (event: { form: { controls: { type: string }[] } }) =>
      event.form.controls.map(({ type }) => type);
    expect(names(body.event)).toEqual(names(origin));
    expect(announced(body.event.id)).toEqual(['event_created', 'event_published', 'event_cloned']);
  });

  test('gives each date of a recurring clone the tickets of the original', async () => {
    const { seeded, post, call, query, platform } = newOrganizer();
    const { id } = await seeded('night-market');
    const dates = [50, 60].map((day) => ({ startDate: inDays(day), endDate: inDays(day + 0.2) }));
    const event = { dateAndTimeSettings: { recurringEvents: { individualEventDates: dates } } };
    const draft = (await post(`/${id}/clone`, { draft: true, event })).body.event;
    await post(`/${draft.id}/publish`);
    await post(`/${id}/clone`, { event });
    const { body } = await query({ filter: { title: { $startsWith: 'Night market (' } } });
    expect(body.events).toHaveLength(4);
    const cloned = platform.announcements.find(({ name }) => name === 'event_cloned');
    expect(cloned?.subject).toMatchObject({ eventId: draft.id, derivedFromEventId: id });
    expect(Object.keys(cloned?.subject.ticketDefinitions ?? {})).toHaveLength(2);
    for (const one of body.events) {
      const path = `/events/v1/checkout/available-tickets?eventId=${one.id}`;
      const { definitions } = (await call('GET', path)).body;
      expect(definitions.map(({ name }: { name: string }) => name)).toEqual([
        'Entry',
        'A bowl of soup',
      ]);
    }
  });

  test('accepts overrides and can create a draft', async () => {
    const { seeded, post } = newOrganizer();
    const { id } = await seeded('low-tide-brass');
    const late = await post(`/${id}/clone`, {});
    expect(getViolatedFields(late)).toEqual(['event.dateAndTimeSettings.startDate']);
    const { body } = await post(`/${id}/clone`, {
      draft: true,
      event: { title: 'High tide brass' },
    });
    expect(body.event).toMatchObject({ title: 'High tide brass', status: 'DRAFT' });
    expect(getCode(await post('/nothing/clone'))).toBe('EVENT_NOT_FOUND');
  });
});
