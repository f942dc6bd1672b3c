import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as auth from './auth.ts';
import * as backInStock from './back-in-stock.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as catalogAdmin from './catalog-admin.ts';
import * as collections from './collections.ts';
import * as events from './events.ts';
import * as identity from './identity.ts';
import * as root from './index.ts';
import * as orders from './orders.ts';
import * as redirects from './redirects.ts';
import { exported } from './testing/exported.ts';
import * as tickets from './tickets.ts';
import * as webhooks from './webhooks.ts';

const doors = {
  '.': root,
  './auth': auth,
  './back-in-stock': backInStock,
  './cart': cart,
  './catalog': catalog,
  './catalog-admin': catalogAdmin,
  './collections': collections,
  './events': events,
  './identity': identity,
  './orders': orders,
  './redirects': redirects,
  './tickets': tickets,
  './webhooks': webhooks,
};

test('the package has exactly these doors', () => {
  expect(Object.keys(manifest.exports)).toEqual(Object.keys(doors));
});

test.each(Object.entries(doors))('%s exports exactly these values', (door, module) => {
  expect(Object.keys(module).sort()).toEqual(exported[door as keyof typeof doors]);
});
