import type { TicketDefinition } from '@vitrine/client/tickets';
import { expect, it } from 'vitest';
import { isTicketOnSale } from './tickets-context.ts';

const now = Date.UTC(2026, 10, 27, 10);

const isOnSale = (fields: object) => isTicketOnSale(fields as TicketDefinition, now);

it('is on sale while it can be bought, or while others have reserved the last ones', () => {
  expect(isOnSale({})).toBe(true);
  expect(isOnSale({ saleStatus: 'SALE_STARTED', salePeriod: { endDate: new Date(now + 1) } })).toBe(
    true,
  );
  expect(isOnSale({ limitPerCheckout: 0, dashboard: { ticketsReserved: 1 } })).toBe(true);
});

it('is not on sale before and after its sale, or if it is sold out', () => {
  expect(isOnSale({ saleStatus: 'SALE_SCHEDULED' })).toBe(false);
  expect(isOnSale({ saleStatus: 'SALE_ENDED' })).toBe(false);
  expect(isOnSale({ salePeriod: { endDate: new Date(now) } })).toBe(false);
  expect(isOnSale({ limitPerCheckout: 0 })).toBe(false);
});
