/** What is said above a form of one answer, and after it was sent. */
export interface RsvpAnswerMessages {
  title?: string;
  confirmation?: {
    title?: string;
    message?: string;
    addToCalendarActionLabel?: string;
    shareActionLabel?: string;
  };
}

/** The words of an invitation. */
export interface RsvpFormMessages {
  rsvpYesOption?: string;
  rsvpNoOption?: string;
  positiveMessages?: RsvpAnswerMessages;
  waitlistMessages?: RsvpAnswerMessages;
  negativeMessages?: RsvpAnswerMessages;
  submitActionLabel?: string;
}

/** The words of a checkout. */
export interface CheckoutFormMessages {
  title?: string;
  submitActionLabel?: string;
  confirmation?: {
    title?: string;
    message?: string;
    downloadTicketsLabel?: string;
    addToCalendarLabel?: string;
    shareEventLabel?: string;
  };
}

/** What is said where nothing can be sent. */
export interface ClosedMessages {
  message?: string;
  exploreEventsActionLabel?: string;
}

/** The words of a form, before and after it was sent. See docs/reference/events.md. */
export interface FormMessages {
  rsvp?: RsvpFormMessages;
  checkout?: CheckoutFormMessages;
  registrationClosed?: ClosedMessages;
  ticketsUnavailable?: ClosedMessages;
}
