import { backInStock } from './en/back-in-stock.ts';
import { cart } from './en/cart.ts';
import { catalog } from './en/catalog.ts';
import { common } from './en/common.ts';
import { eventPage } from './en/event-page.ts';
import { events } from './en/events.ts';
import { forms } from './en/forms.ts';
import { gallery } from './en/gallery.ts';
import { identity } from './en/identity.ts';
import { lists } from './en/lists.ts';
import { orders } from './en/orders.ts';
import { picker } from './en/picker.ts';
import { shell } from './en/shell.ts';
import { tickets } from './en/tickets.ts';
import { totals } from './en/totals.ts';
import type { Message } from './format-message.ts';

/** English, the language that every other catalogue falls back to. */
export const english = {
  ...common,
  ...catalog,
  ...gallery,
  ...cart,
  ...totals,
  ...identity,
  ...lists,
  ...picker,
  ...backInStock,
  ...shell,
  ...forms,
  ...events,
  ...eventPage,
  ...tickets,
  ...orders,
};

/** The name of one message. */
export type MessageKey = keyof typeof english;

/** All words of Vitrine in one language. A host hands over a whole one, or only what it changes. */
export type MessageCatalog = Record<MessageKey, Message>;
