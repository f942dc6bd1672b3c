import type { Message } from '@vitrine/ui';
import { backInStockQueue } from './de/back-in-stock.ts';
import { collections } from './de/collections.ts';
import { dashboard } from './de/dashboard.ts';
import { editor } from './de/editor.ts';
import { eventEditor } from './de/event-editor.ts';
import { eventForm } from './de/event-form.ts';
import { events } from './de/events.ts';
import { frame } from './de/frame.ts';
import { guests } from './de/guests.ts';
import { media } from './de/media.ts';
import { orderPage } from './de/order-page.ts';
import { orders } from './de/orders.ts';
import { pointOfSale } from './de/point-of-sale.ts';
import { pricing } from './de/pricing.ts';
import { productEditor } from './de/product-editor.ts';
import { products } from './de/products.ts';
import { richText } from './de/rich-text.ts';
import { ticketKinds } from './de/ticket-kinds.ts';
import { variants } from './de/variants.ts';
import type { AdminMessageKey } from './english.ts';

/**
 * All messages of this package in German, with the formal address, beside those of `@vitrine/ui`:
 * `<UiProvider messages={{ ...german, ...adminGerman }}>`.
 */
export const adminGerman: Record<AdminMessageKey, Message> = {
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
