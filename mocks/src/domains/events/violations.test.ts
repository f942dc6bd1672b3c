import { expect, test } from 'vitest';
import { getRules, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { anEvent, inDays, newOrganizer } from '../../testing/organizer.ts';

const { post } = newOrganizer();

const dates = (more: Json) => ({
  dateAndTimeSettings: { startDate: inDays(3), endDate: inDays(4), ...more },
});
const rsvp = (more: Json) => ({ registration: { initialType: 'RSVP', rsvp: more } });
const tickets = (more: Json) => ({ registration: { initialType: 'TICKETING', tickets: more } });
const control = (type: string, input: Json) => ({
  form: {
    controls: [
      { type: 'NAME', inputs: [{ name: 'firstName' }, { name: 'lastName' }] },
      { type: 'INPUT', inputs: [{ name: 'email' }] },
      { type, inputs: [input] },
    ],
  },
});
const address = (more: Json) => ({ location: { type: 'VENUE', address: more } });
const at = (path: string) => `event.${path}`;
const SETTINGS = 'event.dateAndTimeSettings';

test('accepts a description of 50,000 characters, and none with one more', async () => {
  const describe = (length: number) => {
    const empty = JSON.stringify({ nodes: [], text: '' }).length;
    return { description: { nodes: [], text: 'x'.repeat(length - empty) } };
  };
  expect((await post('', { event: anEvent(describe(50_000)) })).status).toBe(200);
  const rejected = await post('', { event: anEvent(describe(50_001)) });
  expect(getViolatedFields(rejected)).toEqual([at('description')]);
});

test.each<[string, Json, string[]]>([
  ['a missing title', { title: undefined }, [at('title')]],
  ['an empty title', { title: '' }, [at('title')]],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, [at('title')]],
  ['a title that is a number', { title: 7 }, [at('title')]],
  ['a title that can be no text', { title: { toString: 1, valueOf: 1 } }, [at('title')]],
  ['no location', { location: undefined }, [at('location')]],
  ['a venue that is nowhere', { location: { type: 'VENUE' } }, [at('location.address')]],
  ['an unknown kind of place', { location: { type: 'MOON' } }, [at('location.type')]],
  ['a country by its name', address({ country: 'Denmark' }), [at('location.address.country')]],
  [
    'a place beyond the pole',
    address({ geocode: { latitude: 91, longitude: 0 } }),
    [at('location.address.geocode.latitude')],
  ],
  ['an image without an address', { mainImage: { id: 'pier.jpg' } }, [at('mainImage.url')]],
  ['no dates', { dateAndTimeSettings: undefined }, [SETTINGS]],
  [
    'neither start nor end',
    { dateAndTimeSettings: {} },
    [`${SETTINGS}.startDate`, `${SETTINGS}.endDate`],
  ],
  ['an end before the start', dates({ endDate: inDays(2) }), [`${SETTINGS}.endDate`]],
  ['an end at the start', dates({ endDate: inDays(3) }), [`${SETTINGS}.endDate`]],
  ['a start in the past', dates({ startDate: inDays(-1) }), [`${SETTINGS}.startDate`]],
  ['a start that is no date', dates({ startDate: 'soon' }), [`${SETTINGS}.startDate`]],
  ['a zone of no map', dates({ timeZoneId: 'Europe/Atlantis' }), [`${SETTINGS}.timeZoneId`]],
  [
    'a date of a series that ends too early',
    dates({
      recurringEvents: { individualEventDates: [{ startDate: inDays(2), endDate: inDays(1) }] },
    }),
    [`${SETTINGS}.recurringEvents.individualEventDates[0].endDate`],
  ],
  ['no type of registration', { registration: {} }, [at('registration.initialType')]],
  ['an unknown type', { registration: { initialType: 'QUEUE' } }, [at('registration.initialType')]],
  ['a limit of nobody', rsvp({ limit: 0 }), [at('registration.rsvp.limit')]],
  [
    'a waiting list without a limit',
    rsvp({ waitlistEnabled: true }),
    [at('registration.rsvp.waitlistEnabled')],
  ],
  [
    'answers that end before they begin',
    rsvp({ startDate: inDays(2), endDate: inDays(1) }),
    [at('registration.rsvp.endDate')],
  ],
  [
    'tickets of an event by invitation',
    { registration: { initialType: 'RSVP', tickets: {} } },
    [at('registration.tickets')],
  ],
  [
    'a limit of 51',
    tickets({ ticketLimitPerOrder: 51 }),
    [at('registration.tickets.ticketLimitPerOrder')],
  ],
  ['a currency by its sign', tickets({ currency: '€' }), [at('registration.tickets.currency')]],
  [
    'a reservation of an hour',
    tickets({ reservationDurationInMinutes: 60 }),
    [at('registration.tickets.reservationDurationInMinutes')],
  ],
  [
    'a tax of 101 per cent',
    tickets({ taxSettings: { name: 'VAT', rate: '101' } }),
    [at('registration.tickets.taxSettings.rate')],
  ],
  [
    'no address elsewhere',
    { registration: { initialType: 'EXTERNAL' } },
    [at('registration.external.url')],
  ],
  [
    'a script for an address',
    { registration: { initialType: 'EXTERNAL', external: { url: 'javascript:alert(1)' } } },
    [at('registration.external.url')],
  ],
  ['a control of no kind', control('SLIDER', { name: 'a' }), [at('form.controls[2].type')]],
  [
    'a date that is a number',
    control('DATE', { name: 'a', type: 'NUMBER' }),
    [at('form.controls[2].inputs[0].type')],
  ],
  [
    'a choice without options',
    control('RADIO', { name: 'a' }),
    [at('form.controls[2].inputs[0].options')],
  ],
  [
    'two inputs of one name',
    control('INPUT', { name: 'email' }),
    [at('form.controls[2].inputs[0].name')],
  ],
  ['a form that asks nobody’s name', { form: { controls: [] } }, [at('form.controls')]],
  [
    'several at once',
    { title: '', location: { type: 'MOON' } },
    [at('title'), at('location.type')],
  ],
])('%s', async (_name, more, fields) => {
  const response = await post('', { event: anEvent(more) });
  expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
});

test('distinguishes a coordinate that is no number from one off the map', async () => {
  const create = (latitude: unknown) =>
    post('', { event: anEvent(address({ geocode: { latitude, longitude: 0 } })) });
  expect(getRules(await create('57'))).toEqual([['FORMAT', undefined]]);
  expect(getRules(await create(-91))).toEqual([['MAX', undefined]]);
});

test('rejects a body without an event, invalid flags and unknown field sets', async () => {
  const wrong = async (body: Json) => getViolatedFields(await post('', body));
  expect(await wrong({})).toEqual(['event']);
  expect(await wrong({ event: [] })).toEqual(['event']);
  expect(await wrong({ event: anEvent(), draft: 'yes' })).toEqual(['draft']);
  expect(await wrong({ event: anEvent(), fields: ['DETAILS', 'SECRETS'] })).toEqual(['fields[1]']);
  expect(await wrong({ event: anEvent(), fields: 'DETAILS' })).toEqual(['fields']);
});

test('a control needs a type and an input, and a category a name or an id', async () => {
  const controls = (...more: Json[]) => ({
    form: { controls: [...control('INPUT', { name: 'phone' }).form.controls, ...more] },
  });
  for (const [event, field, rule] of [
    [controls({ inputs: [{ name: 'city' }] }), at('form.controls[3].type'), 'REQUIRED_FIELD'],
    [controls({ type: 'INPUT', inputs: [] }), at('form.controls[3].inputs'), 'MIN_SIZE'],
    [{ categories: { categories: [{}] } }, at('categories.categories[0].name'), 'REQUIRED_FIELD'],
  ] as [Json, string, string][]) {
    const response = await post('', { event: anEvent(event) });
    expect(getViolatedFields(response)).toEqual([field]);
    expect(getRules(response)).toEqual([[rule, undefined]]);
  }
});
