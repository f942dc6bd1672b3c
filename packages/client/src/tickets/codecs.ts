import { brandedKey } from '../http/codec/brand-prefix.ts';
import type { Shape } from '../http/codec/codec.ts';
import { formResponseShape, invoiceShape, orderShape } from '../orders/codecs.ts';
import type { TicketDefinition } from './entity.ts';
import type { Reservation, ReservationInvoice, ReservedTickets } from './reservation.ts';
import type { Guest, TicketCheckout } from './ticket-checkout.ts';

export const definitionShape: Shape<TicketDefinition> = {
  _id: 'id',
  pricing: { pricingOptions: { options: [{ _id: 'id' }] } },
  salePeriod: { startDate: 'date', endDate: 'date' },
  feeConfig: brandedKey,
};

const reservedShape: Shape<ReservedTickets> = { ticket: definitionShape };

export const reservationShape: Shape<Reservation> = {
  _id: 'id',
  expires: 'date',
  reservations: [reservedShape],
  invoice: invoiceShape,
};

export const reservationInvoiceShape: Shape<ReservationInvoice> = {
  invoice: invoiceShape,
  expires: 'date',
  reservations: [reservedShape],
};

export const guestShape: Shape<Guest> = { form: formResponseShape };

export const ticketCheckoutShape: Shape<TicketCheckout> = {
  order: orderShape,
  reservations: [reservedShape],
  expires: 'date',
};
