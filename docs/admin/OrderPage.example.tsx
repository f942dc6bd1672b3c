import { CommandProvider, OrderPage } from '@vitrine/admin';
import { createOrderList, historyLocation } from '@vitrine/atoms';

// The one that the page with `OrderList` uses too.
const list = createOrderList({ location: historyLocation() });

export default function OrderPageExample() {
  return (
    <CommandProvider>
      <OrderPage eventId="event-id" orderNumber="2026-0041" list={list} />
    </CommandProvider>
  );
}
