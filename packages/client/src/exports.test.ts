import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as auth from './auth/index.ts';
import * as backInStock from './back-in-stock/index.ts';
import * as cart from './cart/index.ts';
import * as catalog from './catalog/index.ts';
import * as catalogAdmin from './catalog-admin/index.ts';
import * as collections from './collections/index.ts';
import * as events from './events/index.ts';
import * as identity from './identity/index.ts';
import * as root from './index.ts';
import * as orders from './orders/index.ts';
import * as redirects from './redirects/index.ts';
import { expectedExports } from './testing/expected-exports.ts';
import * as tickets from './tickets/index.ts';
import * as webhooks from './webhooks/index.ts';

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

test('the package has exactly these entry points', () => {
  expect(Object.keys(manifest.exports)).toEqual(Object.keys(doors));
});

test.each(Object.entries(doors))('%s exports exactly these values', (entryPoint, module) => {
  expect(Object.keys(module).sort()).toEqual(expectedExports[entryPoint as keyof typeof doors]);
});
