export {
  type CalendarEvent,
  type CalendarFileOptions,
  makeCalendarFile,
} from './calendar-file/make-calendar-file.ts';
export { descriptionHtml } from './description.ts';
export { eventClockAtom } from './event-clock.ts';
export {
  type EventPlace,
  eventPlace,
  type MapUrl,
  openStreetMapUrl,
  type Venue,
} from './event-location.ts';
export {
  type DatedEvent,
  type EventTimes,
  eventTimes,
  type Span,
  spanOf,
  timesForVisitor,
  zoneOf,
} from './event-times.ts';
export {
  type EventOccurrence,
  nextBookable,
  occurrencesOf,
  occurrencesQuery,
} from './occurrences.ts';
export {
  eventMomentsOf,
  isBookable,
  isForMembers,
  type RegistrationStep,
  type RegistrationStepKind,
  registrationStep,
} from './registration/registration-step.ts';
export {
  type AnswerInvitation,
  answersOf,
  formFor,
  messagesFor,
  type RsvpAnswer,
  type RsvpOutcome,
  type RsvpReply,
  rsvpDraft,
} from './registration/rsvp.ts';
export { rsvpAnswerAtom } from './registration/rsvp-response.ts';
export { clockIn, dateIn, dayIn, isTimeZone } from './time-zone.ts';
