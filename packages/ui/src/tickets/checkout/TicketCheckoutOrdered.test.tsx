import {
  checkoutTicketsAtom,
  createReservationAtom,
  createStorefront,
  eventAtom,
  eventBySlugAtom,
  orderAtom,
  StorefrontProvider,
  TICKET_EVENT_FIELDS,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PaymentState } from '../../orders/shared/use-payment.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TicketCheckoutOrdered } from './TicketCheckoutOrdered.tsx';
import {
  TicketCheckoutContext,
  type TicketCheckoutContextValue,
} from './ticket-checkout-context.ts';

const CONCERT = 'resonance-for-nine-strings';

/** Returns a function that renders the end of a checkout whose order is to be paid online. */
async function orderTickets() {
  const { apiBaseUrl, fetch, tickets } = createMockPlatform();
  const client = createClient({ clientId: 'shop', provider: { apiBaseUrl }, fetch });
  const storefront = createStorefront({ client, storage: null });
  const { store } = storefront;
  const { data: event } = await store.set(eventBySlugAtom(CONCERT));
  const eventId = event?._id ?? '';
  await store.set(eventAtom(eventId, TICKET_EVENT_FIELDS));
  const ticketDefinitionId = tickets.id(CONCERT, 'Seat in the hall');
  const ticketQuantities = [{ ticketDefinitionId, quantity: 2 }];
  const { _id } = await store.set(createReservationAtom, { eventId, ticketQuantities });
  const buyer = { firstName: 'Astrid', lastName: 'Winther', email: 'astrid@example.com' };
  const { order } = await store.set(checkoutTicketsAtom, { eventId, reservationId: _id, buyer });
  await store.set(orderAtom({ eventId, orderNumber: order.orderNumber }));
  return (payment: PaymentState) => {
    const context = { event, payment } as TicketCheckoutContextValue;
    return renderToStaticMarkup(
      <StorefrontProvider storefront={storefront}>
        <UiProvider>
          <TicketCheckoutContext value={context}>
            <TicketCheckoutOrdered />
          </TicketCheckoutContext>
        </UiProvider>
      </StorefrontProvider>,
    );
  };
}

it('shows why the payment of the order could not be opened', async () => {
  const render = await orderTickets();
  expect(render('failed')).toMatch(/role="alert".*We couldn’t open the payment page/);
  expect(render('bad-url')).toMatch(/role="alert".*The payment page couldn’t be opened/);
  expect(render('idle')).not.toContain('payment page');
  expect(render('idle')).toContain('Pay now');
  expect(render('leaving')).not.toContain('Pay now');
});
