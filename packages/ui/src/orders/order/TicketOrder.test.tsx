import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { EventV3 } from '@vitrine/client/events';
import type { Order, Ticket } from '@vitrine/client/orders';
import { createMockPlatform } from '@vitrine/mocks';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import * as TicketOrder from './TicketOrder.tsx';
import { TicketOrderContext } from './ticket-order-context.ts';

const fair = {
  ...{ _id: 'e1', title: 'Tide fair', slug: 'tide-fair', status: 'UPCOMING' },
  dateAndTimeSettings: {
    ...{ startDate: new Date('2026-12-03T18:30Z'), timeZoneId: 'Europe/Copenhagen' },
  },
} as EventV3;

const order: Order = { eventId: 'e1', orderNumber: 'n1' };
const paid: Partial<Order> = { status: 'PAID', ticketsPdf: 'https://pages.example/all.pdf' };

/** The components of an order, as text without markup. */
function render(children: ReactNode, changes: Partial<Order>, event?: EventV3): string {
  const { apiBaseUrl, fetch } = createMockPlatform();
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const value = {
    ...{ order: { ...order, ...changes }, event },
    ...{ isRefreshing: false, refresh: async () => {} },
  };
  return renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider locale="en-GB">
        <TicketOrderContext value={value}>{children}</TicketOrderContext>
      </UiProvider>
    </StorefrontProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it('an order whose event no longer exists has no event, guests or invoice', () => {
  const parts = (
    <>
      <TicketOrder.Event />
      <TicketOrder.Guests />
      <TicketOrder.OrderSummary />
    </>
  );
  expect(render(parts, paid)).toBe('');
  expect(render(parts, paid, fair)).toContain('Tide fair');
});

describe('the status of an order', () => {
  const getText = (changes: Partial<Order>, event?: EventV3) =>
    render(<TicketOrder.Status files={null} />, changes, event);
  const euros = (value: string) => ({ value, currency: 'EUR' });

  it('has the total of the order, or that of its invoice', () => {
    const onCard = { status: 'AUTHORIZED' } as const;
    const invoice = { grandTotal: euros('12.00') } as Order['invoice'];
    expect(getText({ ...onCard, totalPrice: euros('10.00'), invoice })).toContain('€10.00');
    expect(getText({ ...onCard, invoice })).toContain('€12.00');
    expect(getText(onCard)).not.toMatch(/€|undefined/);
  });

  it('shows what happens to a reserved amount, by the clock of the event', () => {
    const at = (scheduledAction: string) =>
      ({
        status: 'AUTHORIZED',
        paymentDetails: {
          transaction: {
            scheduledAction,
            scheduledActionExecutionDate: new Date('2026-12-02T23:30Z'),
          },
        },
      }) as Partial<Order>;
    expect(getText(at('VOID'), fair)).toMatch(/it will be released on .*3 December/);
    expect(getText(at('CAPTURE'), fair)).toMatch(/it will be charged on .*3 December/);
  });
});

describe('the files of an order', () => {
  const getText = (changes: Partial<Order>) => render(<TicketOrder.Files />, changes);

  it('are named by the number of tickets, one if it is unknown', () => {
    expect(getText({ ...paid, ticketsQuantity: 3 })).toContain('Download 3 tickets');
    expect(getText(paid)).toContain('Download ticket');
  });

  it('are missing until the tickets are ready', () => {
    expect(getText({ status: 'PENDING', ticketsPdf: 'https://pages.example/all.pdf' })).toBe('');
    expect(getText({ status: 'FREE' })).toBe('');
  });
});

describe('the tickets of an order', () => {
  const getText = (status: Order['status'], ...tickets: Partial<Ticket>[]) =>
    render(
      <TicketOrder.Tickets />,
      {
        ...paid,
        ...(status && { status }),
        tickets: tickets.map((ticket, at) => ({ ticketNumber: `T${at + 1}`, ...ticket }) as Ticket),
      },
      fair,
    );

  it('have their name, or a general one, and the guest', () => {
    const text = getText('PAID', { name: 'Balcony', guestFullName: 'Ann Ode' }, {});
    expect(text).toContain('Balcony Ann Ode');
    expect(text).toMatch(/2 of 2 Ticket /);
  });

  it('show their number without a code, and why they are not valid', () => {
    expect(getText('PAID', {})).toMatch(/T1$/);
    expect(getText('PAID', { canceled: true })).toMatch(/T1 Not valid$/);
    expect(getText('INITIATED', {})).toMatch(/T1 Not valid yet$/);
    expect(
      getText('PAID', { checkIn: { created: new Date('2026-12-03T18:12Z') } as never }),
    ).toMatch(/T1 Used 3 December at 19:12$/);
  });
});
