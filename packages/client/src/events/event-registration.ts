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
  title?: string;
  message?: string;
  addToCalendarActionLabel?: string;
  shareActionLabel?: string;
}

/** Registration by invitation. See docs/reference/events.mdx. */
export interface RsvpRegistration {
  responseType?: RsvpResponseType;
  /** Maximum number of guests; without it there is no limit. */
  limit?: number;
  waitlistEnabled?: boolean;
  /** Start of the period for answers. */
  startDate?: Date;
  /** End of the period for answers. */
  endDate?: Date;
  confirmationMessages?: {
    positiveConfirmation?: RsvpConfirmation;
    waitlistMessages?: RsvpConfirmation;
    negativeMessages?: RsvpConfirmation;
  };
}

/** The tax on an event's tickets. */
export interface TicketTaxSettings {
  type?: TicketTaxType;
  name?: string;
  /** Per cent, as a decimal text. */
  rate?: string;
  appliedToDonations?: boolean;
}

/** Registration by ticket. See docs/reference/events.mdx. */
export interface TicketsRegistration {
  /** Whether each ticket has a separate guest form. */
  guestsAssignedSeparately?: boolean;
  ticketLimitPerOrder?: number;
  /** ISO 4217 code. */
  currency?: string;
  lowestPrice?: EventMoney;
  highestPrice?: EventMoney;
  soldOut?: boolean;
  taxSettings?: TicketTaxSettings;
  reservationDurationInMinutes?: number;
  confirmationMessages?: {
    title?: string;
    message?: string;
    downloadTicketsLabel?: string;
    addToCalendarActionLabel?: string;
    shareActionLabel?: string;
  };
}

/** How guests can register, whether they can, and which guests. See docs/reference/events.mdx. */
export interface Registration {
  type?: RegistrationType;
  status?: RegistrationStatus;
  rsvp?: RsvpRegistration;
  tickets?: TicketsRegistration;
  /** Registration on a page elsewhere. */
  external?: { url?: string };
  allowedGuestTypes?: GuestType;
  /** The event's type at its creation. It never changes. */
  initialType?: RegistrationType;
  registrationPaused?: boolean;
  registrationDisabled?: boolean;
}
