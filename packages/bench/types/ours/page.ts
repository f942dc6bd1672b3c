import { all, createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import * as backInStock from '@vitrine/client/back-in-stock';
import * as cart from '@vitrine/client/cart';
import * as catalog from '@vitrine/client/catalog';
import * as catalogAdmin from '@vitrine/client/catalog-admin';
import * as collections from '@vitrine/client/collections';
import * as events from '@vitrine/client/events';
import * as identity from '@vitrine/client/identity';
import * as orders from '@vitrine/client/orders';
import * as redirects from '@vitrine/client/redirects';
import * as tickets from '@vitrine/client/tickets';
import * as webhooks from '@vitrine/client/webhooks';

const client = createClient({
  clientId: 'fenn-house',
  provider: { apiBaseUrl: 'https://platform.example' },
});

export const modules = {
  auth,
  backInStock,
  cart,
  catalog,
  catalogAdmin,
  collections,
  events,
  identity,
  orders,
  redirects,
  tickets,
  webhooks,
};

export async function firstName(): Promise<string> {
  for await (const product of all(await catalog.queryProducts(client))) return product.name;
  return '';
}
