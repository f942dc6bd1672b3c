import type { Message } from '@vitrine/ui';
import type { AdminMessageKey } from './english.ts';
import { backInStockQueue } from './fa/back-in-stock.ts';
import { collections } from './fa/collections.ts';
import { dashboard } from './fa/dashboard.ts';
import { editor } from './fa/editor.ts';
import { eventEditor } from './fa/event-editor.ts';
import { eventForm } from './fa/event-form.ts';
import { events } from './fa/events.ts';
import { frame } from './fa/frame.ts';
import { guests } from './fa/guests.ts';
import { media } from './fa/media.ts';
import { orderPage } from './fa/order-page.ts';
import { orders } from './fa/orders.ts';
import { pointOfSale } from './fa/point-of-sale.ts';
import { pricing } from './fa/pricing.ts';
import { productEditor } from './fa/product-editor.ts';
import { products } from './fa/products.ts';
import { richText } from './fa/rich-text.ts';
import { ticketKinds } from './fa/ticket-kinds.ts';
import { variants } from './fa/variants.ts';

/**
 * All messages of this package in Persian, with the formal address, beside those of `@vitrine/ui`:
 * `<UiProvider messages={{ ...persian, ...adminPersian }}>`.
 */
export const adminPersian: Record<AdminMessageKey, Message> = {
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
