import { type Order, OrderStatus } from '@vitrine/client/orders';
import { describe, expect, it } from 'vitest';
import { orderForms, unchangeableReason } from './order-forms.ts';

const form = (value: string) => ({ inputValues: [{ inputName: 'firstName', value }] });

const order = (more: Partial<Order> = {}): Order => ({
  eventId: 'e1',
  orderNumber: 'n1',
  status: 'INITIATED',
  ticketsQuantity: 2,
  checkoutForm: form('Astrid'),
  ...more,
});

const ticket = (ticketNumber: string, guest?: string) => ({
  ticketNumber,
  name: 'Seat',
  guestDetails: { guestAssigned: guest !== undefined, ...(guest && { form: form(guest) }) },
});

describe('orderForms', () => {
  it('returns the buyer’s form when it represents all tickets, regardless of the event', () => {
    const tickets = [ticket('1'), ticket('2')];
    expect(orderForms(order({ tickets }), true)).toEqual([
      { name: 'buyer', position: 1, ticket: 'Seat', sent: form('Astrid') },
    ]);
    expect(orderForms(order(), false)).toHaveLength(1);
  });

  it('reads guests’ answers from their tickets', () => {
    const tickets = [ticket('1', 'Astrid'), ticket('2', 'Bo')];
    const [, guest] = orderForms(order({ tickets }), true, { 'guest-2': form('Old') });
    expect(guest).toEqual({ name: 'guest-2', position: 2, ticket: 'Seat', sent: form('Bo') });
  });

  it('uses guests without tickets from the submitting page, or reports them as unknown', () => {
    expect(orderForms(order(), true, { 'guest-2': form('Bo') })[1]?.sent).toEqual(form('Bo'));
    expect(orderForms(order(), true)[1]?.sent).toBeUndefined();
  });
});

describe('unchangeableReason', () => {
  it('R38 allows changing form answers while the order is unpaid, and otherwise returns the reason', () => {
    const reasons = Object.values(OrderStatus).map((status) => {
      const one = order({ status });
      return [status, unchangeableReason(one, orderForms(one, false))];
    });
    expect(Object.fromEntries(reasons)).toEqual({
      INITIATED: null,
      PENDING: null,
      OFFLINE_PENDING: null,
      FREE: 'settled',
      PAID: 'settled',
      AUTHORIZED: 'settled',
      PARTIALLY_PAID: 'settled',
      CANCELED: 'over',
      DECLINED: 'over',
      VOIDED: 'over',
    });
  });

  it('never overwrites unloaded answers or changes erased ones', () => {
    expect(unchangeableReason(order(), orderForms(order(), true))).toBe('not-known');
    expect(unchangeableReason(order({ anonymized: true }), [])).toBe('erased');
  });
});
