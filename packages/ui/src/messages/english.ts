import { backInStock } from './en/back-in-stock.ts';
import { cart } from './en/cart.ts';
import { cartContents } from './en/cart-contents.ts';
import { catalog } from './en/catalog.ts';
import { common } from './en/common.ts';
import { eventPage } from './en/event-page.ts';
import { events } from './en/events.ts';
import { forms } from './en/forms.ts';
import { identity } from './en/identity.ts';
import { lists } from './en/lists.ts';
import { orderHistory } from './en/order-history.ts';
import { orders } from './en/orders.ts';
import { pages } from './en/pages.ts';
import { purchase } from './en/purchase.ts';
import { rating } from './en/rating.ts';
import { site } from './en/site.ts';
import { tickets } from './en/tickets.ts';
import { totals } from './en/totals.ts';

/** English, the language that every other catalog falls back to. */
export const english = {
  ...common,
  ...catalog,
  ...cart,
  ...cartContents,
  ...totals,
  ...identity,
  ...lists,
  ...backInStock,
  ...forms,
  ...events,
  ...eventPage,
  ...tickets,
  ...orders,
  ...orderHistory,
  ...pages,
  ...purchase,
  ...rating,
  ...site,
};
