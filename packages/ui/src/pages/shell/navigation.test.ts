import { expect, it } from 'vitest';
import { defaultRoutes } from '../../provider/routes.ts';
import { getCurrentUrl } from './navigation.ts';

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
  expect(getCurrentUrl(items, pathname, routes)).toBe(href);
});

it('marks no item for other pages if products have no folder of their own', () => {
  for (const home of ['', '/en']) {
    const product = (slug: string) => `${home}/${slug}`;
    const others = { ...routes, home: home || '/', product };
    expect(getCurrentUrl(items.slice(0, 2), `${home}/about`, others)).toBeUndefined();
  }
});

it('marks the item of a product that the navigation leads to', () => {
  const own = [...items, { label: 'Gift card', href: '/products/gift-card' }];
  expect(getCurrentUrl(own, '/products/gift-card', routes)).toBe('/products/gift-card');
});
