import { type EventV3, getEvent, updateEvent } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { createFrozenStorefront, setPorts } from '../../testing/storefronts.ts';
import { checkEventForm } from './check-event-form.ts';
import { createEventEditor, EVENT_EDITOR_FIELDS } from './event-editor.ts';
import {
  type EventFormField,
  type EventFormValues,
  toEventFormValues,
} from './event-form-values.ts';

const fields = EVENT_EDITOR_FIELDS;

// Some dates below are written out, and have to stay in the future.
const createPlatform = () =>
  createMockPlatform({ clock: { now: () => Date.parse('2026-11-27T10:00:00Z') } });

async function open(slug = 'night-choir-by-candlelight', platform = createPlatform()) {
  const storefront = createFrozenStorefront(platform);
  const { store, client } = storefront;
  const storage = memoryStorage();
  setPorts(store, { storage });
  const { id } = platform.events.event(slug);
  const event = await getEvent(client, id, { fields });
  const editor = createEventEditor({ event });
  const getState = () => store.get(editor.stateAtom);
  const change = (values: Partial<EventFormValues>) => store.set(editor.changeAtom, values);
  const save = () => store.set(editor.saveAtom);
  const getUpdates = () => platform.calls.filter(({ name }) => name === 'events.updateEvent');
  const read = () => getEvent(client, id, { fields });
  const saveElsewhere = (changes: Partial<EventV3>) => updateEvent(client, id, { event: changes });
  return {
    ...{ platform, store, client, storage, id, event, editor, getState, change, save },
    ...{ getUpdates, read, saveElsewhere },
  };
}

describe('toEventFormValues', () => {
  const plain = {
    ...{ _id: 'e1', title: 'Night choir', slug: 'night-choir', status: 'UPCOMING' },
    location: { type: 'VENUE' },
    dateAndTimeSettings: { timeZoneId: 'Europe/Copenhagen' },
  } as EventV3;

  it('has empty values and defaults for what an event does not have', () => {
    expect(toEventFormValues(plain)).toEqual({
      ...{ title: 'Night choir', slug: 'night-choir', shortDescription: '', description: null },
      ...{ imageUrl: '', imageAltText: '', categories: [] },
      ...{ dateKind: 'dated', dateMessage: '', startDate: '', startTime: '' },
      ...{ endDate: '', endTime: '', timeZone: 'Europe/Copenhagen' },
      ...{ showTimeZone: false, hideEnd: false, dates: [] },
      ...{ locationKind: 'venue', locationName: '', street: '', postalCode: '' },
      ...{ city: '', country: '', directions: '' },
      ...{ registrationType: 'NONE', guestTypes: 'VISITOR_OR_MEMBER' },
      ...{ registrationPaused: false, registrationDisabled: false },
      ...{ rsvpResponses: 'YES_ONLY', rsvpLimit: '', rsvpWaitlist: false },
      ...{ rsvpStart: '', rsvpEnd: '' },
      ...{ ticketLimit: '', ticketReservationMinutes: '', ticketCurrency: '' },
      ...{ guestsAssignedSeparately: false, externalUrl: '' },
      ...{ taxType: 'none', taxName: '', taxRate: '', taxOnDonations: false },
      ...{ showsGuestList: false, hasAgenda: false, hidesPage: false },
      ...{ hidesDetailsButton: false, hiddenFromSearch: false, questionOrder: [] },
    });
  });

  it('has every value of an event', () => {
    const event = {
      ...plain,
      ...{ status: 'DRAFT', shortDescription: 'Sung' },
      mainImage: { url: 'https://pictures.example/a.jpg', altText: 'A light' },
      dateAndTimeSettings: {
        ...{ dateAndTimeTbd: true, dateAndTimeTbdMessage: 'Soon', showTimeZone: true },
        ...{ timeZoneId: 'Europe/Copenhagen', hideEndDate: true },
        ...{
          startDate: new Date('2027-07-01T18:00:00Z'),
          endDate: new Date('2027-07-01T21:30:00Z'),
        },
      },
      location: {
        ...{ type: 'VENUE', name: 'The crypt', locationTbd: true },
        address: {
          ...{ streetAddress: { name: 'Algade', number: '5' }, postalCode: '9000' },
          ...{ city: 'Aalborg', country: 'DK', hint: 'Ring twice' },
        },
      },
      registration: {
        ...{ type: 'TICKETING', initialType: 'RSVP', allowedGuestTypes: 'MEMBER' },
        ...{ registrationPaused: true, registrationDisabled: true },
        rsvp: {
          ...{ responseType: 'YES_AND_NO', limit: 0, waitlistEnabled: true },
          startDate: new Date('2027-06-01T08:00:00Z'),
          endDate: new Date('2027-06-30T20:00:00Z'),
        },
        tickets: {
          ...{ ticketLimitPerOrder: 7, reservationDurationInMinutes: 15, currency: 'DKK' },
          guestsAssignedSeparately: true,
          taxSettings: { name: 'VAT', rate: '12', appliedToDonations: true },
        },
        external: { url: 'https://tickets.example' },
      },
      guestListSettings: { displayedPublicly: true },
      agendaSettings: { enabled: true },
      eventDisplaySettings: { hideEventDetailsPage: true, hideEventDetailsButton: true },
      seoSettings: { hidden: true },
    } as unknown as EventV3;
    expect(toEventFormValues(event)).toEqual({
      ...{ title: 'Night choir', slug: 'night-choir', shortDescription: 'Sung', description: null },
      ...{ imageUrl: 'https://pictures.example/a.jpg', imageAltText: 'A light', categories: [] },
      ...{ dateKind: 'to-be-announced', dateMessage: 'Soon' },
      ...{ startDate: '2027-07-01', startTime: '20:00', endDate: '2027-07-01', endTime: '23:30' },
      ...{ timeZone: 'Europe/Copenhagen', showTimeZone: true, hideEnd: true, dates: [] },
      ...{ locationKind: 'to-be-announced', locationName: 'The crypt', street: 'Algade 5' },
      ...{ postalCode: '9000', city: 'Aalborg', country: 'DK', directions: 'Ring twice' },
      ...{ registrationType: 'RSVP', guestTypes: 'MEMBER' },
      ...{ registrationPaused: true, registrationDisabled: true },
      ...{ rsvpResponses: 'YES_AND_NO', rsvpLimit: '0', rsvpWaitlist: true },
      ...{ rsvpStart: '2027-06-01T10:00', rsvpEnd: '2027-06-30T22:00' },
      ...{ ticketLimit: '7', ticketReservationMinutes: '15', ticketCurrency: 'DKK' },
      ...{ guestsAssignedSeparately: true, externalUrl: 'https://tickets.example' },
      ...{ taxType: 'INCLUDED_IN_PRICE', taxName: 'VAT', taxRate: '12', taxOnDonations: true },
      ...{ showsGuestList: true, hasAgenda: true, hidesPage: true },
      ...{ hidesDetailsButton: true, hiddenFromSearch: true, questionOrder: [] },
    });
  });

  it('has the dates of a series only as a draft', () => {
    const date = (day: string) => ({
      startDate: new Date(`2027-07-${day}T18:00:00Z`),
      endDate: new Date(`2027-07-${day}T20:00:00Z`),
    });
    const individualEventDates = [date('01'), date('08')];
    const dateAndTimeSettings = {
      ...{ ...plain.dateAndTimeSettings, ...date('01') },
      recurringEvents: { individualEventDates },
    };
    const getValues = (status: string) =>
      toEventFormValues({ ...plain, status, dateAndTimeSettings } as EventV3);
    expect(getValues('DRAFT')).toMatchObject({
      dateKind: 'recurring',
      dates: [
        ...['2027-07-01', '2027-07-08'].map((day) => ({
          ...{ startDate: day, startTime: '20:00', endDate: day, endTime: '22:00' },
        })),
      ],
    });
    expect(getValues('UPCOMING')).toMatchObject({ dateKind: 'dated', dates: [] });
  });

  it('has the address line, the online place and the type of the registration', () => {
    const location = { type: 'ONLINE', address: { addressLine: 'Algade 7' } };
    const values = toEventFormValues({
      ...plain,
      ...{ location, registration: { type: 'EXTERNAL' } },
    } as EventV3);
    expect(values).toMatchObject({
      ...{ locationKind: 'online', street: 'Algade 7', registrationType: 'EXTERNAL' },
    });
  });
});

describe('createEventEditor', () => {
  it('knows which fields are changed, and sends only those', async () => {
    const { change, save, getState, read } = await open();
    change({ title: 'Night choir', city: 'Skagen' });
    expect(getState().changes).toEqual([
      { key: 'title', before: 'Night choir by candlelight', after: 'Night choir' },
      { key: 'city', before: 'Aalborg', after: 'Skagen' },
    ]);
    change({ city: 'Aalborg' });
    expect(getState().changes).toHaveLength(1);
    const before = await read();
    expect(await save()).toBe('saved');
    expect(getState()).toMatchObject({ changes: [], lastSave: { canUndo: true } });
    expect(await read()).toEqual({
      ...before,
      title: 'Night choir',
      updatedDate: expect.any(Date),
    });
  });

  it('sends nothing if nothing differs', async () => {
    const { store, editor, change, save, getUpdates } = await open();
    change({ title: 'Other' });
    change({ title: 'Night choir by candlelight' });
    expect(await save()).toBe('unchanged');
    expect(await store.set(editor.undoAtom)).toEqual([]);
    expect(getUpdates()).toEqual([]);
  });

  it('assigns categories by ID, creates one by its name, and keeps that of a series', async () => {
    const { change, save, read, getState, getUpdates } = await open();
    const [known] = getState().values.categories;
    const series = { _id: 'series', name: 'A series', type: 'RECURRING_EVENT' } as const;
    if (!known) throw new Error('The event has no category.');
    change({ categories: [known, { name: 'Winter' }] });
    expect(await save()).toBe('saved');
    expect(Object(getUpdates()[0]?.body).event.categories).toEqual({
      categories: [{ id: known._id, name: known.name }, { name: 'Winter' }],
    });
    const saved = (await read()).categories?.categories ?? [];
    expect(saved.map(({ name }) => name)).toEqual([known.name, 'Winter']);
    expect(getState()).toMatchObject({ changes: [] });
    const event = { ...(await read()), categories: { categories: [series] } };
    expect(toEventFormValues(event).categories).toEqual([series]);
  });

  it('has at most ten categories', async () => {
    const { change, save, getState } = await open();
    const categories = Array.from({ length: 11 }, (_, index) => ({ name: `Category ${index}` }));
    change({ categories });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({
      categories: { kind: 'category-count', max: 10 },
    });
  });

  it('moves an event by its local time, and to another time zone', async () => {
    const { change, save, read } = await open();
    change({
      startDate: '2027-07-01',
      startTime: '20:00',
      endDate: '2027-07-01',
      endTime: '23:00',
    });
    await save();
    const { dateAndTimeSettings: moved } = await read();
    expect(moved.startDate).toEqual(new Date('2027-07-01T18:00:00Z'));
    expect(moved.endDate).toEqual(new Date('2027-07-01T21:00:00Z'));
    change({ timeZone: 'America/New_York' });
    await save();
    const { dateAndTimeSettings: abroad } = await read();
    expect(abroad.startDate).toEqual(new Date('2027-07-02T00:00:00Z'));
    expect(abroad.timeZoneId).toBe('America/New_York');
  });

  it('sends only the time zone setting that is changed', async () => {
    const { change, save, getUpdates, event } = await open();
    const { showTimeZone = false } = event.dateAndTimeSettings;
    change({ showTimeZone: !showTimeZone });
    await save();
    change({ hideEnd: true });
    await save();
    expect(getUpdates().map(({ body }) => Object(body).event.dateAndTimeSettings)).toEqual([
      { showTimeZone: !showTimeZone },
      { hideEndDate: true },
    ]);
  });

  it.each<[Partial<EventFormValues>, unknown]>([
    [{ title: ' Night choir ' }, { title: 'Night choir' }],
    [{ slug: 'night-choir' }, { slug: 'night-choir' }],
    [{ imageAltText: 'A light' }, { mainImage: { url: expect.any(String), altText: 'A light' } }],
    [
      { imageUrl: 'https://pictures.example/a.jpg', imageAltText: '' },
      {
        mainImage: {
          ...{ id: null, width: null, height: null, filename: null, altText: null },
          url: 'https://pictures.example/a.jpg',
        },
      },
    ],
    [{ locationKind: 'online' }, { location: { type: 'ONLINE', locationTbd: false } }],
    [{ locationKind: 'to-be-announced' }, { location: { type: 'VENUE', locationTbd: true } }],
    [{ locationName: 'The crypt' }, { location: { name: 'The crypt' } }],
    [{ directions: 'Ring twice' }, { location: { address: { hint: 'Ring twice' } } }],
    [
      { postalCode: '' },
      {
        location: {
          address: {
            ...{ formattedAddress: null, geocode: null, subdivision: null, postalCode: null },
            subdivisionFullname: null,
          },
        },
      },
    ],
    [
      { country: 'SE' },
      {
        location: {
          address: {
            ...{ formattedAddress: null, geocode: null, subdivision: null },
            ...{ subdivisionFullname: null, country: 'SE', countryFullname: 'Sweden' },
          },
        },
      },
    ],
    [{ guestTypes: 'MEMBER' }, { registration: { allowedGuestTypes: 'MEMBER' } }],
    [{ registrationPaused: true }, { registration: { registrationPaused: true } }],
    [{ registrationDisabled: true }, { registration: { registrationDisabled: true } }],
    [{ ticketLimit: '7' }, { registration: { tickets: { ticketLimitPerOrder: 7 } } }],
    [{ ticketLimit: '' }, { registration: { tickets: { ticketLimitPerOrder: null } } }],
    [
      { ticketReservationMinutes: '15' },
      { registration: { tickets: { reservationDurationInMinutes: 15 } } },
    ],
    [{ ticketCurrency: 'DKK' }, { registration: { tickets: { currency: 'DKK' } } }],
    [
      { guestsAssignedSeparately: true },
      { registration: { tickets: { guestsAssignedSeparately: true } } },
    ],
    [
      { taxType: 'ADDED_AT_CHECKOUT', taxName: 'VAT', taxRate: '12', taxOnDonations: true },
      {
        registration: {
          tickets: {
            taxSettings: {
              ...{ type: 'ADDED_AT_CHECKOUT', name: 'VAT', rate: '12', appliedToDonations: true },
            },
          },
        },
      },
    ],
    [{ showsGuestList: true }, { guestListSettings: { displayedPublicly: true } }],
    [{ hasAgenda: true }, { agendaSettings: { enabled: true } }],
    [{ hidesPage: true }, { eventDisplaySettings: { hideEventDetailsPage: true } }],
    [{ hidesDetailsButton: true }, { eventDisplaySettings: { hideEventDetailsButton: true } }],
    [{ hiddenFromSearch: true }, { seoSettings: { hidden: true } }],
  ])('sends only the changed fields of an event with tickets: %j', async (values, expected) => {
    const { change, save, getUpdates } = await open();
    change(values);
    await save();
    const { id: _id, ...sent } = Object(getUpdates()[0]?.body).event;
    expect(sent).toEqual(expected);
  });

  it.each<[Partial<EventFormValues>, unknown]>([
    [{ rsvpResponses: 'YES_ONLY' }, { responseType: 'YES_ONLY' }],
    [{ rsvpLimit: '70' }, { limit: 70 }],
    [{ rsvpWaitlist: false }, { waitlistEnabled: false }],
    [{ rsvpStart: '2026-11-24T10:00' }, { startDate: '2026-11-24T09:00:00.000Z' }],
    [{ rsvpEnd: '2026-11-28T10:00' }, { endDate: '2026-11-28T09:00:00.000Z' }],
  ])('sends only the changed fields of an event by invitation: %j', async (values, expected) => {
    const { change, save, getUpdates } = await open('kiln-opening');
    change(values);
    await save();
    const { id: _id, ...sent } = Object(getUpdates()[0]?.body).event;
    expect(sent).toEqual({ registration: { rsvp: expected } });
  });

  it('saves once if saving is repeated meanwhile', async () => {
    const { change, save, getUpdates } = await open();
    change({ title: 'Night choir' });
    const first = save();
    expect(await save()).toBe('unchanged');
    expect(await first).toBe('saved');
    expect(getUpdates()).toHaveLength(1);
  });

  it('removes the coordinates and the formatted address of another street', async () => {
    const { change, save, read, event } = await open();
    expect(event.location.address?.geocode).toBeDefined();
    change({ street: 'Havnekajen 1' });
    await save();
    const { address } = (await read()).location;
    expect(address).toEqual({
      ...{ addressLine: 'Havnekajen 1', city: 'Aalborg', postalCode: '9000' },
      ...{ country: 'DK', countryFullname: 'Denmark' },
      hint: event.location.address?.hint,
    });
  });

  it('removes a field that is emptied', async () => {
    const { change, save, read } = await open();
    change({ shortDescription: '', imageUrl: '' });
    expect(await save()).toBe('saved');
    const after = await read();
    expect([after.shortDescription, after.mainImage]).toEqual([undefined, undefined]);
  });

  it('takes what only another user has changed, and marks it', async () => {
    const { change, save, saveElsewhere, getState, read } = await open();
    change({ title: 'Mine' });
    await saveElsewhere({ shortDescription: 'Theirs' });
    expect(await save()).toBe('saved');
    expect(getState().values).toMatchObject({ title: 'Mine', shortDescription: 'Theirs' });
    expect(Object.keys(getState().takenAt)).toEqual(['shortDescription']);
    expect(await read()).toMatchObject({ title: 'Mine', shortDescription: 'Theirs' });
  });

  it('asks where both have changed the same field, and sends nothing before', async () => {
    const { store, editor, change, save, saveElsewhere, getState, getUpdates, read } = await open();
    change({ title: 'Mine', shortDescription: 'My text' });
    await saveElsewhere({ title: 'Theirs', shortDescription: 'Their text' });
    const sent = getUpdates().length;
    expect(await save()).toBe('conflict');
    expect(getUpdates()).toHaveLength(sent);
    expect(getState().conflicts.map(({ key, mine, theirs }) => [key, mine, theirs])).toEqual([
      ['title', 'Mine', 'Theirs'],
      ['shortDescription', 'My text', 'Their text'],
    ]);
    store.set(editor.resolveAtom, ['shortDescription']);
    expect(await save()).toBe('saved');
    expect(await read()).toMatchObject({ title: 'Mine', shortDescription: 'Their text' });
  });

  it('has the conflict again if it is not decided', async () => {
    const { store, editor, change, save, saveElsewhere } = await open();
    change({ title: 'Mine' });
    await saveElsewhere({ title: 'Theirs' });
    await save();
    store.set(editor.postponeAtom);
    expect(await save()).toBe('conflict');
  });

  it('keeps what is typed while it is saving as new changes', async () => {
    const { platform, change, save, getState, read } = await open();
    change({ title: 'First' });
    const release = platform.hold('events.updateEvent');
    const saving = save();
    expect(getState().isSaving).toBe(true);
    while (platform.waiting === 0) await Promise.resolve();
    change({ title: 'Second' });
    release();
    expect(await saving).toBe('saved');
    expect(getState().changes).toEqual([{ key: 'title', before: 'First', after: 'Second' }]);
    expect((await read()).title).toBe('First');
  });

  it('undoes the last save, except for fields that were changed again', async () => {
    const { store, editor, change, save, saveElsewhere, read } = await open();
    const before = await read();
    change({ title: 'Mine', shortDescription: 'My text' });
    await save();
    await saveElsewhere({ title: 'Theirs' });
    expect(await store.set(editor.undoAtom)).toEqual(['title']);
    expect(await read()).toMatchObject({
      title: 'Theirs',
      shortDescription: before.shortDescription,
    });
    expect(store.get(editor.stateAtom).changes).toEqual([]);
  });

  it('checks before it sends', async () => {
    const { change, save, getState, getUpdates } = await open();
    change({ title: ' ', endTime: '10:00', endDate: '2020-01-01' });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({
      title: { kind: 'missing' },
      endDate: { kind: 'end-before-start' },
    });
    expect(getUpdates()).toEqual([]);
  });

  it('hides the problem of a field that another field has corrected', async () => {
    const { store, editor, getState, change } = await open();
    const check = (key: EventFormField) => store.set(editor.checkAtom, key);
    const { startDate, startTime } = getState().values;
    change({ endDate: startDate, endTime: startTime });
    check('endTime');
    expect(getState().problems.fields).toEqual({ endTime: { kind: 'end-before-start' } });
    change({ startTime: '00:00' });
    check('startTime');
    expect(getState().problems.fields).toEqual({});
  });

  it('shows what the platform rejects until the field is changed', async () => {
    const { store, editor, change, save, getState } = await open();
    change({ slug: 'night-market' });
    expect(await save()).toBe('invalid');
    store.set(editor.checkAtom, 'title');
    expect(getState().problems.fields).toEqual({ slug: { kind: 'slug-taken' } });
  });

  it('shows what the platform rejects at its field', async () => {
    const { change, save, getState } = await open();
    change({ slug: 'night-market' });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({ slug: { kind: 'slug-taken' } });
    change({ slug: 'night-choir-by-candlelight', startDate: '2020-01-01' });
    expect(getState().problems.fields).toEqual({});
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({ startDate: { kind: 'past' } });
  });

  it('loses nothing if the connection fails, and saves the rest after the answer was lost', async () => {
    const { platform, change, save, getState, read } = await open();
    change({ title: 'Mine' });
    platform.fail('events.updateEvent', 'offline', { times: 1 });
    expect(await save()).toBe('failed');
    expect(getState().changes).toHaveLength(1);
    expect(getState().lastSave).toMatchObject({ outcome: 'failed', canUndo: false });
    change({ title: 'Mine' });
    expect(getState().lastSave).toBeUndefined();
    platform.fail('events.updateEvent', 'offline', { at: 'response', times: 1 });
    expect(await save()).toBe('failed');
    expect(await save()).toBe('unchanged');
    expect((await read()).title).toBe('Mine');
  });

  it('says that the event was deleted', async () => {
    const { platform, change, save } = await open();
    change({ title: 'Mine' });
    platform.events.delete('night-choir-by-candlelight');
    expect(await save()).toBe('missing');
  });

  it('offers the changes of an earlier visit, and merges them', async () => {
    const { store, storage, editor, change, event, saveElsewhere, read } = await open();
    change({ title: 'Mine', city: 'Skagen' });
    await saveElsewhere({ title: 'Theirs' });
    expect(store.get(editor.draftAtom)).toBeNull();
    expect(storage.names?.()).toEqual([`vitrine.editor.event.${event._id}`]);
    const next = createEventEditor({ event: await read() });
    expect(store.get(next.draftAtom)?.edits).toEqual({ title: 'Mine', city: 'Skagen' });
    store.set(next.resolveDraftAtom, 'restore');
    expect(store.get(next.stateAtom)).toMatchObject({
      values: { title: 'Mine', city: 'Skagen' },
      conflicts: [{ key: 'title', before: event.title, mine: 'Mine', theirs: 'Theirs' }],
    });
    store.set(next.resolveAtom, []);
    expect(await store.set(next.saveAtom)).toBe('saved');
    expect(storage.names?.()).toEqual([]);
    expect(await read()).toMatchObject({
      title: 'Mine',
      location: { address: { city: 'Skagen' } },
    });
  });

  it('keeps an offered draft while other fields are changed', async () => {
    const { store, change, event } = await open();
    change({ title: 'Mine' });
    const next = createEventEditor({ event });
    expect(store.get(next.draftAtom)).not.toBeNull();
    store.set(next.changeAtom, { city: 'Skagen' });
    const third = createEventEditor({ event });
    expect(store.get(third.draftAtom)?.edits).toEqual({ title: 'Mine', city: 'Skagen' });
  });

  it('creates a draft, and goes on with it', async () => {
    const { store, client } = await open();
    const editor = createEventEditor({ timeZone: 'Europe/Copenhagen' });
    store.set(editor.changeAtom, { title: 'Winter swim' });
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    store.set(editor.changeAtom, {
      ...{ startDate: '2026-12-11', startTime: '10:00', endDate: '2026-12-11', endTime: '11:00' },
      ...{ locationName: 'The pier', registrationType: 'RSVP' },
    });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const { entity } = store.get(editor.stateAtom);
    store.set(editor.changeAtom, { rsvpLimit: '40' });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(await getEvent(client, entity?._id ?? '', { fields })).toMatchObject({
      ...{ title: 'Winter swim', status: 'DRAFT', slug: 'winter-swim' },
      dateAndTimeSettings: { startDate: new Date('2026-12-11T09:00:00Z') },
      registration: { type: 'RSVP', rsvp: { limit: 40 } },
    });
  });

  it('creates a series, publishes it as one event for each date, and can end it as a draft', async () => {
    const { store, client } = await open();
    const editor = createEventEditor({ timeZone: 'Europe/Copenhagen' });
    const evening = { startTime: '18:00', endTime: '20:00' };
    const dates = ['2027-03-22', '2027-03-29'].map((day) => ({
      ...{ ...evening, startDate: day, endDate: day },
    }));
    store.set(editor.changeAtom, {
      ...{ title: 'Throwing cups', dateKind: 'recurring', locationName: 'The yard', dates },
    });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const { _id: id = '' } = store.get(editor.stateAtom).entity ?? {};
    const draft = await getEvent(client, id, { fields });
    expect(draft.dateAndTimeSettings).toMatchObject({
      startDate: new Date('2027-03-22T17:00:00Z'),
      recurringEvents: {
        individualEventDates: [
          { startDate: new Date('2027-03-22T17:00:00Z') },
          { startDate: new Date('2027-03-29T16:00:00Z') },
        ],
      },
    });
    expect(toEventFormValues(draft)).toMatchObject({ dateKind: 'recurring', dates });
    store.set(editor.changeAtom, { dates: dates.slice(1) });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const { dateAndTimeSettings: later } = await getEvent(client, id, { fields });
    expect(later.startDate).toEqual(new Date('2027-03-29T16:00:00Z'));
    store.set(editor.changeAtom, {
      ...{ dateKind: 'dated', ...evening, startDate: '2027-04-01', endDate: '2027-04-01' },
    });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const { dateAndTimeSettings } = await getEvent(client, id, { fields });
    expect(dateAndTimeSettings.recurringEvents).toBeUndefined();
    expect(dateAndTimeSettings.startDate).toEqual(new Date('2027-04-01T16:00:00Z'));
  });

  it('loses no update of two users, in any order of their saves', async () => {
    const platform = createMockPlatform();
    const first = await open('night-choir-by-candlelight', platform);
    const keys = ['title', 'shortDescription', 'locationName', 'city'] as const;
    const edit = fc.record({
      who: fc.constantFrom(0, 1),
      key: fc.constantFrom(...keys),
      saves: fc.boolean(),
    });
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 6 }), async (edits) => {
        const editors = [0, 1].map(() => first.read());
        const users = (await Promise.all(editors)).map((event) => createEventEditor({ event }));
        const expected: Partial<Record<(typeof keys)[number], string>> = {};
        const saveAs = async (user: (typeof users)[number]) => {
          // In a conflict, each user keeps their own value.
          for (let round = 0; round < 2; round += 1) {
            const { changes } = first.store.get(user.stateAtom);
            if ((await first.store.set(user.saveAtom)) !== 'conflict') {
              for (const { key, after } of changes) Object.assign(expected, { [key]: after });
              return;
            }
            first.store.set(user.resolveAtom, []);
          }
        };
        for (const { who, key, saves } of edits) {
          const user = users[who] as (typeof users)[number];
          serial += 1;
          const text: Partial<EventFormValues> = {};
          text[key] = `${key} ${serial}`;
          first.store.set(user.changeAtom, text);
          if (saves) await saveAs(user);
        }
        for (const user of users) await saveAs(user);
        const { title, shortDescription, location } = await first.read();
        const after = {
          ...{ title, shortDescription, locationName: location.name },
          city: location.address?.city,
        };
        expect(after).toMatchObject(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('reads the values of every event without a problem', async () => {
    const { client, platform } = await open();
    const all = platform.events.all();
    const problems = await Promise.all(
      all.map(async ({ id, slug }) => {
        const values = toEventFormValues(await getEvent(client, id, { fields }));
        return [slug, checkEventForm(values)] as const;
      }),
    );
    expect(problems.filter(([, found]) => Object.keys(found).length > 0)).toEqual([]);
    expect(all.length).toBeGreaterThan(20);
  });
});
