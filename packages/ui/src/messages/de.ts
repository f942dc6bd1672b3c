import { backInStock } from './de/back-in-stock.ts';
import { cart } from './de/cart.ts';
import { cartContents } from './de/cart-contents.ts';
import { catalog } from './de/catalog.ts';
import { common } from './de/common.ts';
import { eventPage } from './de/event-page.ts';
import { events } from './de/events.ts';
import { forms } from './de/forms.ts';
import { identity } from './de/identity.ts';
import { lists } from './de/lists.ts';
import { orderHistory } from './de/order-history.ts';
import { orders } from './de/orders.ts';
import { pages } from './de/pages.ts';
import { purchase } from './de/purchase.ts';
import { rating } from './de/rating.ts';
import { site } from './de/site.ts';
import { tickets } from './de/tickets.ts';
import { totals } from './de/totals.ts';
import type { MessageCatalog } from './message-catalog.ts';

/**
 * All messages in German, with the formal address: `<UiProvider locale="de" messages={german}>`.
 */
export const german: MessageCatalog = {
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
