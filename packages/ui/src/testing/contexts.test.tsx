import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCartContext } from '../cart/cart-context.ts';
import { useCartDrawer, useCartDrawerContent } from '../cart/drawer/cart-drawer-context.ts';
import { useCartLineContext } from '../cart/line/cart-line-context.ts';
import { useEventFormContext, useSectionContext } from '../events/form/state/event-form-context.ts';
import { useEventListContext } from '../events/list/event-list-context.ts';
import { useEventPageContext } from '../events/page/event-page-context.ts';
import { useRsvpContext } from '../events/rsvp/rsvp-context.ts';
import { useTicketOrderContext } from '../orders/order/ticket-order-context.ts';

function Outside({ useOne }: { useOne: () => unknown }) {
  useOne();
  return null;
}

test.each([
  [useCartContext, 'Components of a cart need a <Cart.Root> above them'],
  [useCartLineContext, 'Components of a cart line need a <CartLine> or <Cart.Line> above them'],
  [useCartDrawer, 'Components of the cart drawer need a <CartDrawer.Root> above them'],
  [useCartDrawerContent, 'Components of the cart drawer need a <CartDrawer.Root> above them'],
  [useEventPageContext, 'Components of an event need an <EventPage.Root> above them'],
  [useRsvpContext, '<Rsvp.Root>'],
  [useEventFormContext, 'Components of a form need an <EventForm.Root> above them'],
  [useSectionContext, 'A control needs an <EventForm.Section> around it.'],
  [useEventListContext, 'A component of an event list needs an <EventList.Root list={…}> above it'],
  [useTicketOrderContext, '<TicketOrder.Root>'],
])('a component outside its root throws an error that names the root: %o', (useOne, message) => {
  expect(() => renderToString(<Outside useOne={useOne} />)).toThrow(message);
});
