import * as backInStock from '../back-in-stock/index.ts';
import * as cart from '../cart/index.ts';
import * as catalog from '../catalog/index.ts';
import * as catalogAdmin from '../catalog-admin/index.ts';
import type { Client } from '../client.ts';
import * as collections from '../collections/index.ts';
import * as events from '../events/index.ts';
import * as identity from '../identity/index.ts';
import * as orders from '../orders/index.ts';
import * as redirects from '../redirects/index.ts';
import * as tickets from '../tickets/index.ts';
import { catalogAdminSamples } from './samples/admin.ts';
import { eventsSamples, ordersSamples, ticketsSamples } from './samples/events.ts';
import { identitySamples } from './samples/identity.ts';
import type { Sample } from './samples/sample.ts';
import {
  backInStockSamples,
  cartSamples,
  catalogSamples,
  collectionsSamples,
  redirectsSamples,
} from './samples/shop.ts';

/** The modules whose functions each send one request, with what to call them with. */
const modules = {
  'back-in-stock': [backInStock, backInStockSamples],
  cart: [cart, cartSamples],
  catalog: [catalog, catalogSamples],
  'catalog-admin': [catalogAdmin, catalogAdminSamples],
  collections: [collections, collectionsSamples],
  events: [events, eventsSamples],
  identity: [identity, identitySamples],
  orders: [orders, ordersSamples],
  redirects: [redirects, redirectsSamples],
  tickets: [tickets, ticketsSamples],
} as const;

/** Their names, as doors of the package. */
export const endpointModules = Object.keys(modules);

/** A function that sends a request, ready to be called. */
export interface EveryEndpoint extends Sample {
  /** Module and function, for the test's name. */
  readonly title: string;
  readonly name: string;
  readonly module: string;
  call(client: Client, ...rest: readonly unknown[]): Promise<unknown>;
}

/**
 * Every endpoint of the package. One without a sample gets no arguments, and the tests report it.
 */
export const everyEndpoint: readonly EveryEndpoint[] = Object.entries(modules).flatMap(
  ([module, [functions, samples]]) =>
    Object.entries(functions as Record<string, unknown>)
      // Errors and enumerations begin with a capital.
      .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
      .map(([name, value]) => ({
        title: `${module}: ${name}`,
        name,
        module,
        call: value as EveryEndpoint['call'],
        ...((samples as Record<string, Sample>)[name] ?? { required: [], optional: [] }),
      })),
);
