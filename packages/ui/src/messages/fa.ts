import { backInStock } from './fa/back-in-stock.ts';
import { cart } from './fa/cart.ts';
import { cartContents } from './fa/cart-contents.ts';
import { catalog } from './fa/catalog.ts';
import { common } from './fa/common.ts';
import { eventPage } from './fa/event-page.ts';
import { events } from './fa/events.ts';
import { forms } from './fa/forms.ts';
import { identity } from './fa/identity.ts';
import { lists } from './fa/lists.ts';
import { orderHistory } from './fa/order-history.ts';
import { orders } from './fa/orders.ts';
import { pages } from './fa/pages.ts';
import { purchase } from './fa/purchase.ts';
import { rating } from './fa/rating.ts';
import { site } from './fa/site.ts';
import { tickets } from './fa/tickets.ts';
import { totals } from './fa/totals.ts';
import type { MessageCatalog } from './message-catalog.ts';

/**
 * All messages in Persian, with the formal address: `<UiProvider locale="fa" messages={persian}>`.
 */
export const persian: MessageCatalog = {
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
