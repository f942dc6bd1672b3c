export { EventCard, type EventCardProps } from './events/card/EventCard.tsx';
export type { EventFilterBarProps } from './events/filters/EventFilterBar.tsx';
export { SegmentedDateControl } from './events/form/controls/segmented-date/SegmentedDateControl.tsx';
export * as EventForm from './events/form/EventForm.tsx';
export type { EventFormAnswersProps } from './events/form/EventFormAnswers.tsx';
export type { EventFormCopyProps } from './events/form/EventFormCopy.tsx';
export type { EventFormOptions, EventFormRootProps } from './events/form/EventFormRoot.tsx';
export type { EventFormSectionProps } from './events/form/EventFormSectionFields.tsx';
export type { EventFormSummaryProps } from './events/form/EventFormSummary.tsx';
export type {
  AnswerPath,
  CheckEmail,
  ControlComponents,
  EventControlProps,
} from './events/form/state/event-form-context.ts';
export type { EventFormSection } from './events/form/state/form-sections.ts';
export {
  type AnswerCopy,
  type EventFormHandle,
  useEventForm,
} from './events/form/state/use-event-form.ts';
export { type FormAnswerField, useFormAnswer } from './events/form/state/use-form-answer.ts';
export * as EventList from './events/list/EventList.tsx';
export type { EventListItemsProps } from './events/list/EventListItems.tsx';
export type { EventListRootProps } from './events/list/EventListRoot.tsx';
export { EventRow, type EventRowProps } from './events/list/EventRow.tsx';
export {
  type EventListContextValue,
  useEventListContext,
} from './events/list/event-list-context.ts';
export { NextEvent, type NextEventProps } from './events/list/NextEvent.tsx';
export { UpcomingEvents, type UpcomingEventsProps } from './events/list/UpcomingEvents.tsx';
export type { ViewSwitchProps } from './events/list/ViewSwitch.tsx';
export type { EventDatesProps } from './events/page/EventDates.tsx';
export { EventDetail, type EventDetailProps } from './events/page/EventDetail.tsx';
export type { EventActionsProps, EventMetaItemProps } from './events/page/EventMeta.tsx';
export type { EventPageRegistrationProps } from './events/page/EventPage.tsx';
export * as EventPage from './events/page/EventPage.tsx';
export type { EventRootProps } from './events/page/EventRoot.tsx';
export { EventSkeleton } from './events/page/EventSkeleton.tsx';
export { EventView, type EventViewProps } from './events/page/EventView.tsx';
export {
  type EventPageContextValue,
  useEventPageContext,
} from './events/page/event-page-context.ts';
export {
  EventRegistration,
  type EventRegistrationProps,
} from './events/registration/EventRegistration.tsx';
export type { RsvpOutcomeProps, RsvpViewProps } from './events/rsvp/Rsvp.tsx';
export * as Rsvp from './events/rsvp/Rsvp.tsx';
export type { RsvpFormProps } from './events/rsvp/RsvpForm.tsx';
export type { RsvpRootProps } from './events/rsvp/RsvpRoot.tsx';
export { type RsvpContextValue, useRsvpContext } from './events/rsvp/rsvp-context.ts';
export { ShareEvent, type ShareEventProps } from './events/share/ShareEvent.tsx';
export type { SharedLink, SharePort } from './events/share/share-link.ts';
export { AddToCalendar, type AddToCalendarProps } from './patterns/event-actions/AddToCalendar.tsx';
export { Directions, type DirectionsProps } from './patterns/event-actions/Directions.tsx';
export { EventDateTime, type EventDateTimeProps } from './patterns/event-facts/EventDateTime.tsx';
export { EventLocation, type EventLocationProps } from './patterns/event-facts/EventLocation.tsx';
