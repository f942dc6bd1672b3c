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
  /** As the platform writes it. */
  formattedValue?: string;
}

/** What is said after an answer. */
export interface RsvpConfirmation {
  title?: string;
  message?: string;
  addToCalendarActionLabel?: string;
  shareActionLabel?: string;
}

/** Registration by invitation. See docs/reference/events.md. */
export interface RsvpRegistration {
  responseType?: RsvpResponseType;
  /** How many guests there may be; without one there is no limit. */
  limit?: number;
  waitlistEnabled?: boolean;
  /** From when guests may answer. */
  startDate?: Date;
  /** Until when guests may answer. */
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

/** Registration by ticket. See docs/reference/events.md. */
export interface TicketsRegistration {
  /** Whether each ticket asks for its own guest's form. */
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

/** How, whether and by whom guests can be registered. See docs/reference/events.md. */
export interface Registration {
  type?: RegistrationType;
  status?: RegistrationStatus;
  rsvp?: RsvpRegistration;
  tickets?: TicketsRegistration;
  /** Registration on a page elsewhere. */
  external?: { url?: string };
  allowedGuestTypes?: GuestType;
  /** What the event was made with. It never changes. */
  initialType?: RegistrationType;
  registrationPaused?: boolean;
  registrationDisabled?: boolean;
}
