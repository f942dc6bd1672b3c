export { dayClockAtom } from './calendar/day-clock.ts';
export {
  type CalendarEvent,
  type CalendarFileOptions,
  makeCalendarFile,
} from './calendar-file/make-calendar-file.ts';
export { descriptionHtml } from './description.ts';
export { eventClockAtom } from './event-clock.ts';
export { EVENT_PAGE_FIELDS, TICKET_EVENT_FIELDS } from './event-fields.ts';
export {
  type EventVenue,
  getEventVenue,
  type MapUrlBuilder,
  openStreetMapUrl,
  type Venue,
} from './event-location.ts';
export {
  type DatedEvent,
  type EventTimes,
  eventTimes,
  getDailyEnd,
  getSpan,
  getTimeZone,
  type Span,
  timesForVisitor,
} from './event-times.ts';
export { type EventPageRequest, loadEventPage } from './load-event-page.ts';
export {
  type EventOccurrence,
  getOccurrences,
  nextBookable,
  occurrencesQuery,
} from './occurrences.ts';
export {
  getEventTransitions,
  isBookable,
  isForMembers,
  type RegistrationStep,
  type RegistrationStepKind,
  registrationStep,
} from './registration/registration-step.ts';
export {
  type AnswerInvitation,
  getRsvpAnswers,
  getRsvpForm,
  getRsvpMessages,
  type RsvpAnswer,
  type RsvpOutcome,
  type RsvpReply,
  rsvpDraft,
} from './registration/rsvp.ts';
export { type RsvpSubmission, rsvpAnswerAtom, sendRsvpAtom } from './registration/rsvp-response.ts';
export { dateInZone, dayInZone, isTimeZone, timeInZone } from './time-zone.ts';
