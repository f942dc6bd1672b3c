import { stripBrand } from '../http/codec/brand-prefix.ts';
import type { Codec } from '../http/codec/codec.ts';
import { addressCodec } from '../values/value-codecs.ts';
import type { Order } from './entity.ts';
import type { FormResponse } from './form-response.ts';
import type { Invoice } from './invoice.ts';
import type { Ticket } from './order-ticket.ts';

export const formResponseCodec: Codec<FormResponse> = {
  inputValues: [{ number: 'number', dateTime: 'date', address: { address: addressCodec } }],
};

const fees = [{ name: stripBrand }] as const;

export const invoiceCodec: Codec<Invoice> = { items: [{ _id: 'id', fees }], fees };

const ticketCodec: Codec<Ticket> = {
  checkIn: { created: 'date' },
  guestDetails: { form: formResponseCodec },
};

export const orderCodec: Codec<Order> = {
  created: 'date',
  updated: 'date',
  checkoutForm: formResponseCodec,
  invoice: invoiceCodec,
  tickets: [ticketCodec],
  paymentDetails: { transaction: { scheduledActionExecutionDate: 'date' } },
};
