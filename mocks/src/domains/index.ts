import { auth } from './auth/index.ts';
import { backInStock } from './back-in-stock/index.ts';
import { cart } from './cart/index.ts';
import { catalog } from './catalog/index.ts';
import { catalogAdmin } from './catalog-admin/index.ts';
import { collections } from './collections/index.ts';
import { events } from './events/index.ts';
import { identity } from './identity/index.ts';
import { orders } from './orders/index.ts';
import { redirects } from './redirects/index.ts';
import { tickets } from './tickets/index.ts';

/** All domains of the platform. A new domain is one line here. */
export const domains = [
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
] as const;

type Domain = (typeof domains)[number];

/** The calls by name: `<domain>.<function of the client>`. */
export type CallName = {
  [D in Domain as D['name']]: `${D['name']}.${keyof D['calls'] & string}`;
}[Domain['name']];

/** One call, all of a domain's, or all. */
export type CallPattern = CallName | `${Domain['name']}.*` | '*';
