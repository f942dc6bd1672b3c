import { describe, expect, it } from 'vitest';
import { hrefs, routeOf } from './use-route.ts';

describe('routeOf', () => {
  it('finds what an address leads to', () => {
    expect(routeOf(hrefs.product('ring-vase'))).toEqual({ page: 'product', slug: 'ring-vase' });
    expect(routeOf(hrefs.collection('light'))).toEqual({ page: 'collection', slug: 'light' });
    expect(routeOf(hrefs.event('tide-fair'))).toEqual({ page: 'event', slug: 'tide-fair' });
    expect(routeOf(hrefs.cart)).toEqual({ page: 'cart' });
    expect(routeOf(hrefs.wishlist)).toEqual({ page: 'wishlist' });
    expect(routeOf(hrefs.compare)).toEqual({ page: 'compare' });
  });

  it('leaves the query of a list to the list', () => {
    expect(routeOf(`${hrefs.collection('light')}?stock=1`)).toEqual({
      page: 'collection',
      slug: 'light',
    });
    expect(routeOf(hrefs.search('cups / bowls?'))).toEqual({ page: 'search' });
  });

  it('begins at home, and tells what leads nowhere', () => {
    expect(routeOf('')).toEqual({ page: 'home' });
    expect(routeOf(hrefs.home)).toEqual({ page: 'home' });
    expect(routeOf(hrefs.collections)).toEqual({ page: 'collections' });
    expect(routeOf('#/somewhere')).toEqual({ page: 'unknown' });
    expect(routeOf('#/constructor')).toEqual({ page: 'unknown' });
    expect(routeOf('#/objects')).toEqual({ page: 'unknown' });
  });
});
