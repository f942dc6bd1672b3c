export { type EventPlace, eventPlace, type MapUrl, openStreetMapUrl, type Venue } from './place.ts';
export {
  type DatedEvent,
  type EventTimes,
  eventTimes,
  type Span,
  spanOf,
  timesForVisitor,
} from './when.ts';
export { clockIn, dateIn, dayIn, isTimeZone } from './zoned.ts';
