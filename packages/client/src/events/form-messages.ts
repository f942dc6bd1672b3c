/** Texts of a form for one answer, before and after submission. */
export interface RsvpAnswerMessages {
  /** Heading of the form. */
  title?: string;
  /** Texts after submission. */
  confirmation?: {
    /** Heading, plain text. */
    title?: string;
    /** Plain text. */
    message?: string;
    /** Label of the button that adds the event to a calendar. */
    addToCalendarActionLabel?: string;
    /** Label of the button that shares the event. */
    shareActionLabel?: string;
  };
}

/** Texts of an RSVP form. */
export interface RsvpFormMessages {
  /** Label of the answer "yes". */
  rsvpYesOption?: string;
  /** Label of the answer "no". */
  rsvpNoOption?: string;
  /** For guests who come. */
  positiveMessages?: RsvpAnswerMessages;
  /** For guests who join the waiting list. */
  waitlistMessages?: RsvpAnswerMessages;
  /** For guests who do not come. */
  negativeMessages?: RsvpAnswerMessages;
  /** Label of the submit button. */
  submitActionLabel?: string;
}

/** Texts of a checkout form. */
export interface CheckoutFormMessages {
  /** Heading of the form. */
  title?: string;
  /** Label of the submit button. */
  submitActionLabel?: string;
  /** Texts after the order. */
  confirmation?: {
    /** Heading, plain text. */
    title?: string;
    /** Plain text. */
    message?: string;
    /** Label of the link to the tickets. */
    downloadTicketsLabel?: string;
    /** Label of the button that adds the event to a calendar. */
    addToCalendarLabel?: string;
    /** Label of the button that shares the event. */
    shareEventLabel?: string;
  };
}

/** Texts shown while registration is closed. */
export interface ClosedMessages {
  /** Plain text, for example "Sold out". */
  message?: string;
  /** Label of the link to other events. */
  exploreEventsActionLabel?: string;
}

/** Texts of a form, before and after submission. See docs/reference/events.mdx. */
export interface FormMessages {
  /** Only for registration by RSVP. */
  rsvp?: RsvpFormMessages;
  /** Only for registration by ticket. */
  checkout?: CheckoutFormMessages;
  /** While guests cannot register. */
  registrationClosed?: ClosedMessages;
  /** While no ticket is available. */
  ticketsUnavailable?: ClosedMessages;
}
