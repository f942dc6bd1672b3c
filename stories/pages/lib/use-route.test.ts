import { describe, expect, it } from 'vitest';
import { getRoute, hrefs } from './use-route.ts';

describe('getRoute', () => {
  it('returns the route of a URL', () => {
    expect(getRoute(hrefs.product('ring-vase'))).toEqual({ page: 'product', slug: 'ring-vase' });
    expect(getRoute(hrefs.collection('light'))).toEqual({ page: 'collection', slug: 'light' });
    expect(getRoute(hrefs.event('tide-fair'))).toEqual({ page: 'event', slug: 'tide-fair' });
    expect(getRoute(hrefs.cart)).toEqual({ page: 'cart' });
    expect(getRoute(hrefs.wishlist)).toEqual({ page: 'wishlist' });
    expect(getRoute(hrefs.compare)).toEqual({ page: 'compare' });
  });

  it('leaves list parameters to the list', () => {
    expect(getRoute(`${hrefs.collection('light')}?stock=1`)).toEqual({
      page: 'collection',
      slug: 'light',
    });
    expect(getRoute(hrefs.search('cups / bowls?'))).toEqual({ page: 'search' });
  });

  it('starts at home, and reports unknown URLs', () => {
    expect(getRoute('')).toEqual({ page: 'home' });
    expect(getRoute(hrefs.home)).toEqual({ page: 'home' });
    expect(getRoute(hrefs.collections)).toEqual({ page: 'collections' });
    expect(getRoute('#/somewhere')).toEqual({ page: 'unknown' });
    expect(getRoute('#/constructor')).toEqual({ page: 'unknown' });
    expect(getRoute('#/objects')).toEqual({ page: 'unknown' });
  });
});
