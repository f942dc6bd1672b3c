import type { Codec } from '../http/codec/codec.ts';
import { addressCodec } from '../values/value-codecs.ts';
import type { DateAndTimeSettings } from './date-and-time.ts';
import type { EventCategory, EventV3 } from './entity.ts';
import type { Registration } from './event-registration.ts';
import type { EventData } from './inputs.ts';

const dateAndTimeCodec: Codec<DateAndTimeSettings> = {
  startDate: 'date',
  endDate: 'date',
  recurringEvents: { individualEventDates: [{ startDate: 'date', endDate: 'date' }] },
};

const registrationCodec: Codec<Registration> = { rsvp: { startDate: 'date', endDate: 'date' } };

const categoryCodec: Codec<EventCategory> = { _id: 'id', createdDate: 'date' };

/** The writable fields of an event. */
export const eventDataCodec: Codec<EventData> = {
  location: { address: addressCodec },
  dateAndTimeSettings: dateAndTimeCodec,
  mainImage: { urlExpirationDate: 'date' },
  registration: registrationCodec,
  form: { controls: [{ _id: 'id' }] },
  categories: { categories: [categoryCodec] },
};

export const eventCodec: Codec<EventV3> = {
  ...eventDataCodec,
  _id: 'id',
  createdDate: 'date',
  updatedDate: 'date',
  publishedDate: 'date',
};
