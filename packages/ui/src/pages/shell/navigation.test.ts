import { expect, it } from 'vitest';
import { defaultRoutes } from '../../provider/routes.ts';
import { getAriaCurrent, getCurrentItem } from './navigation.ts';

const items = [
  {
    label: 'Shop',
    href: '/collections',
    items: [{ label: 'Lamps', href: '/collections/lamps' }],
  },
  { label: 'Events', href: '/events' },
  { label: 'Home', href: '/' },
];

const routes = { ...defaultRoutes, home: '/' };

it.each([
  ['/collections', '/collections'],
  ['/collections/lamps', '/collections/lamps'],
  ['/collections/vases', '/collections'],
  ['/events/open-day', '/events'],
  ['/', '/'],
  ['/about', undefined],
  ['/products/ring-vase', '/collections'],
])('marks the item of %s or of the page above it', (pathname, href) => {
  expect(getCurrentItem(items, pathname, routes)?.href).toBe(href);
});

it('marks no item for other pages if products have no folder of their own', () => {
  for (const home of ['', '/en']) {
    const product = (slug: string) => `${home}/${slug}`;
    const others = { ...routes, home: home || '/', product };
    expect(getCurrentItem(items.slice(0, 2), `${home}/about`, others)).toBeUndefined();
  }
});

it('marks the closest item in any order, with or without a slash at its end', () => {
  const own = [
    { label: 'Lamps', href: '/collections/lamps/' },
    { label: 'Shop', href: '/collections' },
  ];
  expect(getCurrentItem(own, '/collections/lamps/arc', routes)).toEqual({
    href: '/collections/lamps/',
    isPage: false,
  });
  expect(getCurrentItem(own, '/collections/lampshades', routes)?.href).toBe('/collections');
});

it('marks no item for other pages without a route of products', () => {
  const { product: _product, ...others } = routes;
  expect(getCurrentItem(items, '/products/ring-vase', others)).toBeUndefined();
  expect(getCurrentItem(items, '/about', others)).toBeUndefined();
});

it('marks the item of a product that the navigation leads to', () => {
  const own = [...items, { label: 'Gift card', href: '/products/gift-card' }];
  expect(getCurrentItem(own, '/products/gift-card', routes)?.href).toBe('/products/gift-card');
});

it.each([
  ['/events', 'page'],
  ['/events/open-day', 'true'],
  ['/collections', undefined],
])('tells the item of %s from an item above it', (pathname, expected) => {
  const current = getCurrentItem(items, pathname, routes);
  expect(getAriaCurrent({ label: 'Events', href: '/events' }, current)).toBe(expected);
});

it('marks the items above the page of another item', () => {
  const current = getCurrentItem(items, '/collections/lamps', routes);
  const [shop = { label: '', href: '' }] = items;
  expect(getAriaCurrent(shop, current)).toBe('true');
});
