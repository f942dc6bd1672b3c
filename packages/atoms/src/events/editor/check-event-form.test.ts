import { describe, expect, it } from 'vitest';
import { checkEventForm, mapEventViolations } from './check-event-form.ts';
import { type EventFormValues, emptyEventValues } from './event-form-values.ts';

const event: EventFormValues = {
  ...emptyEventValues('Europe/Copenhagen'),
  ...{ title: 'Winter swim', locationKind: 'venue', locationName: 'The pier', dateKind: 'dated' },
  ...{ startDate: '2027-03-22', startTime: '18:00', endDate: '2027-03-22', endTime: '20:00' },
};
const check = (values: Partial<EventFormValues>) => checkEventForm({ ...event, ...values });

describe('checkEventForm', () => {
  it.each([
    ['title', 120],
    ['slug', 130],
    ['shortDescription', 500],
    ['imageAltText', 2000],
    ['dateMessage', 100],
    ['locationName', 50],
    ['street', 250],
    ['postalCode', 100],
    ['city', 100],
    ['directions', 750],
    ['taxName', 10],
  ] as const)('accepts a %s of %i characters', (field, max) => {
    const values: Partial<EventFormValues> = {};
    values[field] = 'x'.repeat(max);
    expect(check(values)).toEqual({});
    values[field] += 'x';
    expect(check(values)).toEqual({ [field]: { kind: 'too-long', max } });
  });

  it('accepts an image’s address of 2,000 characters', () => {
    const url = 'https://pictures.example/'.padEnd(2000, 'x');
    expect(check({ imageUrl: url })).toEqual({});
    expect(check({ imageUrl: `${url}x` })).toEqual({ imageUrl: { kind: 'too-long', max: 2000 } });
  });

  it.each([
    ['rsvpLimit', 'RSVP', 1, 100_000],
    ['ticketLimit', 'TICKETING', 1, 50],
    ['ticketReservationMinutes', 'TICKETING', 5, 30],
  ] as const)(
    'accepts a %s of an event by %s from %i to %i',
    (field, registrationType, min, max) => {
      const range = (value: number | string, more: Partial<EventFormValues> = {}) => {
        const values: Partial<EventFormValues> = { registrationType, ...more };
        values[field] = String(value);
        return check(values);
      };
      for (const value of [min, max, '']) expect(range(value)).toEqual({});
      const problem = { [field]: { kind: 'out-of-range', min, max } };
      for (const value of [min - 1, max + 1, `${min}.5`]) expect(range(value)).toEqual(problem);
      // An event without this registration does not use it.
      expect(range(0, { registrationType: 'NONE' })).toEqual({});
    },
  );

  it('accepts ten categories', () => {
    const categories = Array.from({ length: 11 }, (_, index) => ({ name: `${index}` }));
    expect(check({ categories: categories.slice(1) })).toEqual({});
    expect(check({ categories })).toEqual({ categories: { kind: 'category-count', max: 10 } });
  });

  it.each<[Partial<EventFormValues>, object]>([
    [{ title: ' ' }, { title: { kind: 'missing' } }],
    [{ locationName: '' }, { locationName: { kind: 'missing' } }],
    [{ locationName: '', city: 'Aalborg' }, {}],
    [{ locationName: '', locationKind: 'online' }, {}],
    [{ country: 'Denmark' }, { country: { kind: 'country' } }],
    [{ endTime: '18:00' }, { endTime: { kind: 'end-before-start' } }],
    [{ endTime: '18:01' }, {}],
    [{ endDate: '2027-03-21' }, { endDate: { kind: 'end-before-start' } }],
    [{ startTime: '' }, { startTime: { kind: 'missing' } }],
    [{ registrationType: 'EXTERNAL' }, { externalUrl: { kind: 'missing' } }],
    [
      { registrationType: 'EXTERNAL', externalUrl: 'tickets.example' },
      { externalUrl: { kind: 'url' } },
    ],
    [
      { registrationType: 'RSVP', rsvpWaitlist: true, rsvpLimit: '' },
      { rsvpLimit: { kind: 'limit-missing' } },
    ],
    [{ registrationType: 'RSVP', rsvpWaitlist: true, rsvpLimit: '5' }, {}],
    [
      { registrationType: 'RSVP', rsvpStart: '2027-03-01T10:00', rsvpEnd: '2027-03-01T10:00' },
      { rsvpEnd: { kind: 'end-before-start' } },
    ],
    [{ registrationType: 'RSVP', rsvpStart: '2027-03-01T10:00', rsvpEnd: '' }, {}],
    [
      { registrationType: 'TICKETING', taxType: 'INCLUDED_IN_PRICE', taxName: '', taxRate: '101' },
      { taxName: { kind: 'missing' }, taxRate: { kind: 'rate' } },
    ],
    [{ registrationType: 'TICKETING', taxType: 'none', taxName: '', taxRate: '101' }, {}],
    [
      { registrationType: 'TICKETING', ticketCurrency: '€' },
      { ticketCurrency: { kind: 'currency' } },
    ],
  ])('finds the problems of %j', (values, problems) => {
    expect(check(values)).toEqual(problems);
  });
});

describe('the dates of a series', () => {
  const date = (day: number) => {
    const text = new Date(Date.UTC(2027, 2, day)).toISOString().slice(0, 10);
    return { startDate: text, startTime: '18:00', endDate: text, endTime: '20:00' };
  };
  const series = (count: number) => Array.from({ length: count }, (_, index) => date(index + 1));
  const checkSeries = (dates: EventFormValues['dates']) => check({ dateKind: 'recurring', dates });

  it('are at least one, and at most 200', () => {
    expect(checkSeries([])).toEqual({ dates: { kind: 'missing' } });
    expect(checkSeries(series(1))).toEqual({});
    expect(checkSeries(series(200))).toEqual({});
    expect(checkSeries(series(201))).toEqual({ dates: { kind: 'date-count' } });
  });

  it('may overlap, but not end before they start', () => {
    expect(checkSeries([date(1), { ...date(1), startTime: '19:00' }])).toEqual({});
    expect(checkSeries([date(1), { ...date(2), endTime: '17:00' }])).toEqual({
      dates: { kind: 'dates' },
    });
  });
});

describe('mapEventViolations', () => {
  const violation = (field: string, violatedRule: 'REQUIRED_FIELD' | 'FORMAT' = 'FORMAT') => ({
    ...{ field, violatedRule, description: 'is wrong', data: {} },
  });
  const rejected = { kind: 'rejected', description: 'is wrong' };

  it('finds the field of each violation, and keeps the others as texts', () => {
    expect(
      mapEventViolations([
        violation('event.title', 'REQUIRED_FIELD'),
        violation('event.dateAndTimeSettings.startDate'),
        violation('event.dateAndTimeSettings.endDate'),
        violation('event.location.address.streetAddress.name'),
        violation('event.location.type'),
        violation('event.registration.tickets.taxSettings.rate'),
        violation('event.form.controls', 'FORMAT'),
        violation('event.agendaSettings'),
      ]),
    ).toEqual({
      problems: {
        title: { kind: 'missing' },
        startDate: { kind: 'past' },
        endDate: rejected,
        street: rejected,
        locationName: rejected,
        taxRate: rejected,
        questionOrder: rejected,
      },
      others: ['agendaSettings is wrong'],
    });
  });

  it('collects what is wrong with a question', () => {
    const { problems } = mapEventViolations(
      [
        violation('event.form.controls[1].inputs[0].label'),
        violation('event.form.controls[1].inputs[0].options[2]'),
        violation('event.form.controls[1].inputs[0].maxLength'),
        violation('event.form.controls[1].type'),
        violation('event.form.controls[7].type'),
      ],
      ['first', 'second'],
    );
    const issue = { problem: 'rejected', description: 'is wrong', input: 0 };
    expect(problems).toEqual({
      'question.second': {
        kind: 'question',
        issues: [
          { ...issue, part: 'label' },
          { ...issue, part: 'options', option: 2 },
          { ...issue, part: 'limit' },
          { ...issue, part: 'question' },
        ],
      },
      questionOrder: rejected,
    });
  });
});
