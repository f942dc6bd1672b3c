import { stripBrandFromKey } from '../http/codec/brand-prefix.ts';
import type { Codec } from '../http/codec/codec.ts';
import { formResponseCodec, invoiceCodec, orderCodec } from '../orders/codecs.ts';
import type { TicketDefinition } from './entity.ts';
import type { Reservation, ReservationInvoice, ReservedTickets } from './reservation.ts';
import type { Guest, TicketCheckout } from './ticket-checkout.ts';

export const definitionCodec: Codec<TicketDefinition> = {
  _id: 'id',
  pricing: { pricingOptions: { options: [{ _id: 'id' }] } },
  salePeriod: { startDate: 'date', endDate: 'date' },
  feeConfig: stripBrandFromKey,
};

const reservedCodec: Codec<ReservedTickets> = { ticket: definitionCodec };

export const reservationCodec: Codec<Reservation> = {
  _id: 'id',
  expires: 'date',
  reservations: [reservedCodec],
  invoice: invoiceCodec,
};

export const reservationInvoiceCodec: Codec<ReservationInvoice> = {
  invoice: invoiceCodec,
  expires: 'date',
  reservations: [reservedCodec],
};

export const guestCodec: Codec<Guest> = { form: formResponseCodec };

export const ticketCheckoutCodec: Codec<TicketCheckout> = {
  order: orderCodec,
  reservations: [reservedCodec],
  expires: 'date',
};
