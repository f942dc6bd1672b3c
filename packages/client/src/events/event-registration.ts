import type {
  GuestType,
  RegistrationStatus,
  RegistrationType,
  RsvpResponseType,
  TicketTaxType,
} from './enums.ts';

/** An amount of money with its currency. */
export interface EventMoney {
  /** Decimal text with a point. */
  value?: string;
  /** ISO 4217 code. */
  currency?: string;
  /** As formatted by the platform. */
  formattedValue?: string;
}

/** Confirmation text after an RSVP answer. */
export interface RsvpConfirmation {
  /** Heading, plain text. */
  title?: string;
  /** Plain text. */
  message?: string;
  /** Label of the button that adds the event to a calendar. */
  addToCalendarActionLabel?: string;
  /** Label of the button that shares the event. */
  shareActionLabel?: string;
}

/** Registration by invitation. See docs/reference/events.mdx. */
export interface RsvpRegistration {
  /** Answers that guests can give; `YES_ONLY` by default. */
  responseType?: RsvpResponseType;
  /** Maximum number of guests; without it there is no limit. */
  limit?: number;
  /** Whether guests beyond `limit` can join a waiting list. Requires a limit. */
  waitlistEnabled?: boolean;
  /** Start of the period for answers. */
  startDate?: Date;
  /** End of the period for answers. */
  endDate?: Date;
  /** Texts after an answer. */
  confirmationMessages?: {
    /** For guests who come. */
    positiveConfirmation?: RsvpConfirmation;
    /** For guests on the waiting list. */
    waitlistMessages?: RsvpConfirmation;
    /** For guests who do not come. */
    negativeMessages?: RsvpConfirmation;
  };
}

/** The tax on an event's tickets. */
export interface TicketTaxSettings {
  /** `INCLUDED_IN_PRICE` by default. */
  type?: TicketTaxType;
  /** Name that buyers read, up to 10 characters, for example "VAT". */
  name?: string;
  /** Per cent, as a decimal text. */
  rate?: string;
  /** Whether tickets whose price the buyer names are taxed too. */
  appliedToDonations?: boolean;
}

/** Registration by ticket. See docs/reference/events.mdx. */
export interface TicketsRegistration {
  /** Whether each ticket has a separate guest form. */
  guestsAssignedSeparately?: boolean;
  /** Maximum number of tickets in an order, from 1 to 50; 20 by default. */
  ticketLimitPerOrder?: number;
  /** ISO 4217 code. */
  currency?: string;
  /** The least price of a ticket. Set by the platform. */
  lowestPrice?: EventMoney;
  /** The greatest price of a ticket. Set by the platform. */
  highestPrice?: EventMoney;
  /** Whether all visible tickets are sold; reserved ones do not count. */
  soldOut?: boolean;
  /** Missing if tickets are not taxed. */
  taxSettings?: TicketTaxSettings;
  /** Minutes for the checkout, from 5 to 30; 20 by default. */
  reservationDurationInMinutes?: number;
  /** Texts after an order. */
  confirmationMessages?: {
    /** Heading, plain text. */
    title?: string;
    /** Plain text. */
    message?: string;
    /** Label of the link to the tickets. */
    downloadTicketsLabel?: string;
    /** Label of the button that adds the event to a calendar. */
    addToCalendarActionLabel?: string;
    /** Label of the button that shares the event. */
    shareActionLabel?: string;
  };
}

/** How guests can register, whether they can, and which guests. See docs/reference/events.mdx. */
export interface Registration {
  /** Current type. Set by the platform. */
  type?: RegistrationType;
  /** Set by the platform. Missing if the type is `NONE`. */
  status?: RegistrationStatus;
  /** Only with type `RSVP`. */
  rsvp?: RsvpRegistration;
  /** Only with type `TICKETING`. */
  tickets?: TicketsRegistration;
  /** Registration on a page elsewhere. */
  external?: {
    /** Absolute URL, `http:` or `https:`. */
    url?: string;
  };
  /** `VISITOR_OR_MEMBER` by default. */
  allowedGuestTypes?: GuestType;
  /** The event's type at its creation. It never changes. */
  initialType?: RegistrationType;
  /** Whether the owner has paused registration. */
  registrationPaused?: boolean;
  /** Whether the owner has closed registration. */
  registrationDisabled?: boolean;
}
