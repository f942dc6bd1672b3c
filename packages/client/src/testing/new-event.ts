import type { NewEvent } from '../events/inputs.ts';

const dates = {
  startDate: new Date('2026-11-23T09:00:00Z'),
  endDate: new Date('2026-11-23T12:00:00Z'),
};

/** An event as an operator writes it, with every id, date and number that the wire has differently. */
export const newEvent: NewEvent = {
  title: 'Kiln opening',
  location: {
    type: 'VENUE',
    address: { geocode: { latitude: 57.05, longitude: Number.NaN } },
  },
  dateAndTimeSettings: {
    ...dates,
    timeZoneId: 'Europe/Copenhagen',
    recurringEvents: { individualEventDates: [dates] },
  },
  registration: {
    initialType: 'RSVP',
    rsvp: { responseType: 'YES_AND_NO', startDate: new Date('2026-11-21T09:00:00Z') },
  },
  form: { controls: [{ _id: 'c1', type: 'DATE', inputs: [] }] },
  categories: { categories: [{ _id: 'k1', name: 'Workshops' }] },
};
