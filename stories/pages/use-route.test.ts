import { describe, expect, it } from 'vitest';
import { hrefs, routeOf } from './use-route.ts';

describe('routeOf', () => {
  it('finds what an address leads to', () => {
    expect(routeOf(hrefs.product('ring-vase'))).toEqual({ page: 'product', slug: 'ring-vase' });
    expect(routeOf(hrefs.collection('light'))).toEqual({ page: 'collection', slug: 'light' });
    expect(routeOf(hrefs.cart)).toEqual({ page: 'cart' });
  });

  it('begins with the table', () => {
    expect(routeOf('')).toEqual({ page: 'collection', slug: 'for-the-table' });
    expect(routeOf('#/somewhere')).toEqual({ page: 'collection', slug: 'for-the-table' });
  });
});
