import { expect, test } from 'vitest';
import { getViolatedFields, type Json, nest } from '../../testing/api-caller.ts';
import { anEvent, inDays, newOrganizer } from '../../testing/organizer.ts';

const { post } = newOrganizer();

/** An event with one more value, which keeps what is beside it. */
function withValue(path: string, value: unknown): Json {
  const event = anEvent();
  const added = nest(path, value);
  const [key = ''] = path.split('.');
  const isText = typeof added[key] === 'string';
  return { ...event, [key]: isText ? added[key] : { ...event[key], ...added[key] } };
}

const create = async (path: string, value: unknown) =>
  getViolatedFields(await post('', { event: withValue(path, value) }));

test.each([
  ['title', 120],
  ['shortDescription', 500],
  ['location.name', 50],
  ['location.address.subdivision', 100],
  ['location.address.city', 100],
  ['location.address.postalCode', 100],
  ['location.address.addressLine', 250],
  ['location.address.addressLine2', 250],
  ['location.address.formattedAddress', 750],
  ['location.address.hint', 750],
  ['location.address.countryFullname', 100],
  ['location.address.subdivisionFullname', 100],
  ['location.address.streetAddress.number', 100],
  ['location.address.streetAddress.name', 250],
  ['mainImage.id', 2000],
  ['mainImage.url', 2000],
  ['mainImage.altText', 2000],
  ['mainImage.filename', 2000],
])('%s has up to %i characters', async (path, most) => {
  expect(await create(path, 'x'.repeat(most))).not.toContain(`event.${path}`);
  expect(await create(path, 'x'.repeat(most + 1))).toContain(`event.${path}`);
});

test('the text of a date that is not known has up to 100 characters', async () => {
  const create = async (length: number) => {
    const dates = { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'x'.repeat(length) };
    const event = anEvent({ dateAndTimeSettings: dates });
    return getViolatedFields(await post('', { event }));
  };
  expect(await create(100)).toEqual([]);
  expect(await create(101)).toEqual(['event.dateAndTimeSettings.dateAndTimeTbdMessage']);
});

test('a series has up to 200 dates', async () => {
  const create = async (length: number) => {
    const individualEventDates = Array.from({ length }, (_date, index) => ({
      startDate: inDays(index + 1),
      endDate: inDays(index + 1.1),
    }));
    const dates = { timeZoneId: 'Europe/Copenhagen', recurringEvents: { individualEventDates } };
    const event = anEvent({ dateAndTimeSettings: dates });
    return getViolatedFields(await post('', { event, draft: true }));
  };
  expect(await create(200)).toEqual([]);
  expect(await create(201)).toEqual([
    'event.dateAndTimeSettings.recurringEvents.individualEventDates',
  ]);
});

test('an event has up to 10 categories, with names of up to 30 characters', async () => {
  const create = async (...names: string[]) => {
    const categories = names.map((name) => ({ name }));
    const event = anEvent({ categories: { categories } });
    return getViolatedFields(await post('', { event, draft: true }));
  };
  const names = Array.from({ length: 10 }, (_name, index) => `${index}`.padStart(30, 'x'));
  expect(await create(...names)).toEqual([]);
  expect(await create(...names, 'y')).toEqual(['event.categories.categories']);
  expect(await create('x'.repeat(31))).toEqual(['event.categories.categories[0].name']);
});

test('the name of a tax has up to 10 characters', async () => {
  const create = async (length: number) => {
    const tickets = { taxSettings: { name: 'x'.repeat(length), rate: '25' } };
    const event = anEvent({ registration: { initialType: 'TICKETING', tickets } });
    return getViolatedFields(await post('', { event }));
  };
  expect(await create(10)).toEqual([]);
  expect(await create(11)).toEqual(['event.registration.tickets.taxSettings.name']);
});

test.each([
  ['location.address.geocode.latitude', -90, 90],
  ['location.address.geocode.longitude', -180, 180],
  ['mainImage.width', 1, 100_000],
  ['mainImage.height', 1, 100_000],
  ['registration.rsvp.limit', 1, 100_000],
])('%s is between %i and %i', async (path, least, most) => {
  for (const value of [least, most])
    expect(await create(path, value)).not.toContain(`event.${path}`);
  for (const value of [least - 1, most + 1])
    expect(await create(path, value)).toContain(`event.${path}`);
});

test.each([
  ['ticketLimitPerOrder', 1, 50],
  ['reservationDurationInMinutes', 5, 30],
])('%s of an event with tickets is between %i and %i', async (name, least, most) => {
  const sell = async (value: number) =>
    getViolatedFields(
      await post('', {
        event: anEvent({ registration: { initialType: 'TICKETING', tickets: { [name]: value } } }),
      }),
    );
  for (const value of [least, most]) expect(await sell(value)).toEqual([]);
  for (const value of [least - 1, most + 1])
    expect(await sell(value)).toEqual([`event.registration.tickets.${name}`]);
});

const form = (control: Json, input: Json) => ({
  form: {
    controls: [
      { type: 'NAME', inputs: [{ name: 'firstName' }, { name: 'lastName' }] },
      { type: 'INPUT', inputs: [{ name: 'email' }] },
      { type: 'DROPDOWN', ...control, inputs: [{ name: 'size', options: ['S'], ...input }] },
    ],
  },
});

test.each<[path: string, least: number, most: number, toForm: (value: number) => Json]>([
  ['id', 0, 100, (value) => form({ id: 'x'.repeat(value) }, {})],
  ['label', 0, 1000, (value) => form({ label: 'x'.repeat(value) }, {})],
  ['orderIndex', 0, 1000, (orderIndex) => form({ orderIndex }, {})],
  ['inputs[0].label', 0, 1000, (value) => form({}, { label: 'x'.repeat(value) })],
  ['inputs[0].maxLength', 1, 5000, (maxLength) => form({}, { maxLength })],
  ['inputs[0].maxSize', 1, 100, (maxSize) => form({}, { maxSize })],
  [
    'inputs[0].options',
    1,
    200,
    (count) => form({}, { options: Array.from({ length: count }, (_one, index) => `${index}`) }),
  ],
  [
    'inputs[0].defaultOptionSelection.placeholderText',
    0,
    200,
    (value) => form({}, { defaultOptionSelection: { placeholderText: 'x'.repeat(value) } }),
  ],
  [
    'inputs[0].defaultOptionSelection.optionIndex',
    0,
    199,
    (optionIndex) => form({}, { defaultOptionSelection: { optionIndex } }),
  ],
])('%s of a question is between %i and %i', async (path, least, most, toForm) => {
  const ask = async (value: number) =>
    getViolatedFields(await post('', { event: anEvent(toForm(value)) }));
  for (const value of [least, most]) expect(await ask(value)).toEqual([]);
  const field = `event.form.controls[2].${path}`;
  expect(await ask(most + 1)).toEqual([field]);
  if (least > 0) expect(await ask(least - 1)).toEqual([field]);
});
