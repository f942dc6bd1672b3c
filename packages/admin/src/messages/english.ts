import { backInStockQueue } from './en/back-in-stock.ts';
import { collections } from './en/collections.ts';
import { dashboard } from './en/dashboard.ts';
import { editor } from './en/editor.ts';
import { eventEditor } from './en/event-editor.ts';
import { eventForm } from './en/event-form.ts';
import { events } from './en/events.ts';
import { frame } from './en/frame.ts';
import { guests } from './en/guests.ts';
import { media } from './en/media.ts';
import { orderPage } from './en/order-page.ts';
import { orders } from './en/orders.ts';
import { pointOfSale } from './en/point-of-sale.ts';
import { pricing } from './en/pricing.ts';
import { productEditor } from './en/product-editor.ts';
import { products } from './en/products.ts';
import { richText } from './en/rich-text.ts';
import { ticketKinds } from './en/ticket-kinds.ts';
import { variants } from './en/variants.ts';

/** The English messages of this package, to which every other language falls back. */
export const adminEnglish = {
  ...backInStockQueue,
  ...collections,
  ...dashboard,
  ...editor,
  ...eventEditor,
  ...eventForm,
  ...guests,
  ...events,
  ...frame,
  ...media,
  ...orders,
  ...orderPage,
  ...pointOfSale,
  ...pricing,
  ...productEditor,
  ...products,
  ...richText,
  ...ticketKinds,
  ...variants,
};

/** The type of all messages of this package. See docs/reference/messages.mdx. */
export type AdminMessages = typeof adminEnglish;

/** The key of one message of this package. */
export type AdminMessageKey = keyof AdminMessages;
