import { branded } from '../core/brand.ts';
import type { Shape } from '../core/shape.ts';
import { addressShape } from '../shared/shapes.ts';
import type { FormResponse } from './form-response.ts';
import type { Invoice } from './invoice.ts';
import type { Order } from './order.ts';
import type { Ticket } from './ticket.ts';

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
