/** How guests register for an event. Specification 3.6. */
export const RegistrationType = {
  RSVP: 'RSVP',
  TICKETING: 'TICKETING',
  EXTERNAL: 'EXTERNAL',
  NONE: 'NONE',
} as const;
export type RegistrationType = (typeof RegistrationType)[keyof typeof RegistrationType];

/** Whether guests can register for an event. Specification 3.6. */
export const RegistrationStatus = {
  /** All places are taken, or the time to register is over. */
  CLOSED_AUTOMATICALLY: 'CLOSED_AUTOMATICALLY',
  CLOSED_MANUALLY: 'CLOSED_MANUALLY',
  OPEN_RSVP: 'OPEN_RSVP',
  OPEN_RSVP_WAITLIST_ONLY: 'OPEN_RSVP_WAITLIST_ONLY',
  OPEN_TICKETS: 'OPEN_TICKETS',
  OPEN_EXTERNAL: 'OPEN_EXTERNAL',
  SCHEDULED_RSVP: 'SCHEDULED_RSVP',
} as const;
export type RegistrationStatus = (typeof RegistrationStatus)[keyof typeof RegistrationStatus];

/** Which answers an invitation takes. Specification 3.6. */
export const RsvpResponseType = {
  YES_ONLY: 'YES_ONLY',
  YES_AND_NO: 'YES_AND_NO',
} as const;
export type RsvpResponseType = (typeof RsvpResponseType)[keyof typeof RsvpResponseType];

/** Who may register. Specification 3.6. */
export const GuestType = {
  VISITOR_OR_MEMBER: 'VISITOR_OR_MEMBER',
  MEMBER: 'MEMBER',
} as const;
export type GuestType = (typeof GuestType)[keyof typeof GuestType];

/** How the tax of an event's tickets is applied. */
export const TicketTaxType = {
  INCLUDED_IN_PRICE: 'INCLUDED_IN_PRICE',
  ADDED_AT_CHECKOUT: 'ADDED_AT_CHECKOUT',
} as const;
export type TicketTaxType = (typeof TicketTaxType)[keyof typeof TicketTaxType];
