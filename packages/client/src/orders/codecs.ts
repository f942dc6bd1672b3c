import { branded } from '../http/codec/brand-prefix.ts';
import type { Shape } from '../http/codec/codec.ts';
import { addressShape } from '../values/value-codecs.ts';
import type { Order } from './entity.ts';
import type { FormResponse } from './form-response.ts';
import type { Invoice } from './invoice.ts';
import type { Ticket } from './order-ticket.ts';

export const formResponseShape: Shape<FormResponse> = {
  inputValues: [{ number: 'number', dateTime: 'date', address: { address: addressShape } }],
};

const fees = [{ name: branded }] as const;

export const invoiceShape: Shape<Invoice> = { items: [{ _id: 'id', fees }], fees };

const ticketShape: Shape<Ticket> = {
  checkIn: { created: 'date' },
  guestDetails: { form: formResponseShape },
};

export const orderShape: Shape<Order> = {
  created: 'date',
  updated: 'date',
  checkoutForm: formResponseShape,
  invoice: invoiceShape,
  tickets: [ticketShape],
  paymentDetails: { transaction: { scheduledActionExecutionDate: 'date' } },
};
