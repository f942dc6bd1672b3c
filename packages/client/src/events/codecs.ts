import type { Shape } from '../http/codec/codec.ts';
import { addressShape } from '../values/value-codecs.ts';
import type { DateAndTimeSettings } from './date-and-time.ts';
import type { EventCategory, EventV3 } from './entity.ts';
import type { Registration } from './event-registration.ts';
import type { EventData } from './inputs.ts';

const dateAndTimeShape: Shape<DateAndTimeSettings> = {
  startDate: 'date',
  endDate: 'date',
  recurringEvents: { individualEventDates: [{ startDate: 'date', endDate: 'date' }] },
};

const registrationShape: Shape<Registration> = { rsvp: { startDate: 'date', endDate: 'date' } };

const categoryShape: Shape<EventCategory> = { _id: 'id', createdDate: 'date' };

/** What of an event can be written. */
export const eventDataShape: Shape<EventData> = {
  location: { address: addressShape },
  dateAndTimeSettings: dateAndTimeShape,
  mainImage: { urlExpirationDate: 'date' },
  registration: registrationShape,
  form: { controls: [{ _id: 'id' }] },
  categories: { categories: [categoryShape] },
};

export const eventShape: Shape<EventV3> = {
  ...eventDataShape,
  _id: 'id',
  createdDate: 'date',
  updatedDate: 'date',
  publishedDate: 'date',
};
