import { expect, it, vi } from 'vitest';
import { defaultRoutes, getRoute } from './routes.ts';

it('names a missing route once, and how to add it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(getRoute({ cart: '/cart' }, 'cart')).toBe('/cart');
  expect(error).not.toHaveBeenCalled();
  expect(getRoute({ cart: '/cart' }, 'event')).toBeUndefined();
  expect(getRoute({}, 'event')).toBeUndefined();
  expect(error.mock.calls).toEqual([
    [
      'UiProvider: the route "event" is missing, so some links lead nowhere. Add it to routes={{ … }}, as the type Routes describes, or use defaultRoutes.',
    ],
  ]);
  error.mockRestore();
});

it('has usual URLs for all pages, with the search text encoded', () => {
  expect(defaultRoutes.search('cups & bowls')).toBe('/search?q=cups+%26+bowls');
  expect(defaultRoutes.ticketOrder('tide-fair', 'A-1')).toBe('/events/tide-fair/orders/A-1');
});
