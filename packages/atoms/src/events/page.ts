export { type CalendarEvent, type CalendarFileOptions, makeCalendarFile } from './calendar.ts';
export { descriptionHtml } from './description.ts';
export { eventClockAtom } from './event-clock.ts';
export {
  type EventOccurrence,
  nextBookable,
  occurrencesOf,
  occurrencesQuery,
} from './occurrences.ts';
export { type EventPlace, eventPlace, type MapUrl, openStreetMapUrl, type Venue } from './place.ts';
export {
  eventMomentsOf,
  isBookable,
  isForMembers,
  type RegistrationStep,
  type RegistrationStepKind,
  registrationStep,
} from './registration-step.ts';
export {
  type AnswerInvitation,
  answersOf,
  formFor,
  messagesFor,
  type RsvpAnswer,
  type RsvpOutcome,
  type RsvpReply,
  rsvpDraft,
} from './rsvp.ts';
export { rsvpAnswerAtom } from './rsvp-answer.ts';
export {
  type DatedEvent,
  type EventTimes,
  eventTimes,
  type Span,
  spanOf,
  timesForVisitor,
  zoneOf,
} from './when.ts';
export { clockIn, dateIn, dayIn, isTimeZone } from './zoned.ts';
