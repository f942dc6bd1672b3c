/** Texts of a form for one answer, before and after submission. */
export interface RsvpAnswerMessages {
  title?: string;
  confirmation?: {
    title?: string;
    message?: string;
    addToCalendarActionLabel?: string;
    shareActionLabel?: string;
  };
}

/** Texts of an RSVP form. */
export interface RsvpFormMessages {
  rsvpYesOption?: string;
  rsvpNoOption?: string;
  positiveMessages?: RsvpAnswerMessages;
  waitlistMessages?: RsvpAnswerMessages;
  negativeMessages?: RsvpAnswerMessages;
  submitActionLabel?: string;
}

/** Texts of a checkout form. */
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

/** Texts shown while registration is closed. */
export interface ClosedMessages {
  message?: string;
  exploreEventsActionLabel?: string;
}

/** Texts of a form, before and after submission. See docs/reference/events.mdx. */
export interface FormMessages {
  rsvp?: RsvpFormMessages;
  checkout?: CheckoutFormMessages;
  registrationClosed?: ClosedMessages;
  ticketsUnavailable?: ClosedMessages;
}
