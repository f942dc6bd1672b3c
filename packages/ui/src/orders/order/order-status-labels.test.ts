import { type Order, OrderStatus } from '@vitrine/client/orders';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { getOrderStatusText } from './order-status-labels.ts';

const order = (status?: OrderStatus, more: Partial<Order> = {}): Order => ({
  eventId: 'e1',
  orderNumber: 'n1',
  ...(status && { status }),
  ...more,
});

const made = { ticketsPdf: 'https://pages.example/tickets.pdf' };

describe('getOrderStatusText', () => {
  it('R40 returns a different text for each status, all from the catalog', () => {
    const titles = Object.values(OrderStatus).map((status) => {
      const { title, description, status: word } = getOrderStatusText(order(status, made));
      for (const key of [title, description, word]) expect(english).toHaveProperty([key]);
      return english[title];
    });
    expect(new Set(titles).size).toBe(Object.values(OrderStatus).length);
  });

  it('R27 R41 distinguishes free from paid, and ready from in preparation', () => {
    expect(getOrderStatusText(order('FREE', made)).title).toBe('orders.free.title');
    expect(getOrderStatusText(order('PAID', made)).title).toBe('orders.ready.title');
    for (const status of ['FREE', 'PAID'] as const) {
      expect(getOrderStatusText(order(status)).title).toBe('orders.preparing.title');
    }
  });

  it('R15 promises no refund without a payment, and handles a late payment', () => {
    expect(getOrderStatusText(order('CANCELED')).description).toBe('orders.canceled.description');
    const paymentDetails = { transaction: { transactionId: 't1' } };
    expect(getOrderStatusText(order('CANCELED', { paymentDetails })).description).toBe(
      'orders.refund.description',
    );
  });

  it('shows no mark without a ticket', () => {
    const withRing = Object.values(OrderStatus).filter(
      (status) => getOrderStatusText(order(status, made)).dotStatus === 'available',
    );
    expect(withRing.sort()).toEqual(['FREE', 'PAID']);
    expect(getOrderStatusText(order('SHIPPED' as OrderStatus)).title).toBe('orders.unknown.title');
  });
});
