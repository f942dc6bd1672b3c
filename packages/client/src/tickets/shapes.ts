import { brandedKey } from '../core/brand.ts';
import type { Shape } from '../core/shape.ts';
import { formResponseShape, invoiceShape, orderShape } from '../orders/shapes.ts';
import type { Guest, TicketCheckout } from './checkout.ts';
import type { TicketDefinition } from './definition.ts';
import type { Reservation, ReservationInvoice, ReservedTickets } from './reservation.ts';

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
