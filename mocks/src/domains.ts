import { auth } from './auth.ts';
import { backInStock } from './back-in-stock.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { catalogAdmin } from './catalog-admin.ts';
import { collections } from './collections.ts';
import { events } from './events.ts';
import { identity } from './identity.ts';
import { orders } from './orders.ts';
import { redirects } from './redirects.ts';
import { tickets } from './tickets.ts';

/** What the platform can do. A new domain is one line here. */
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

type Known = (typeof domains)[number];

/** The calls by name: `<domain>.<function of the client>`. */
export type CallName = {
  [D in Known as D['name']]: `${D['name']}.${keyof D['calls'] & string}`;
}[Known['name']];

/** One call, all of a domain's, or all. */
export type CallPattern = CallName | `${Known['name']}.*` | '*';
