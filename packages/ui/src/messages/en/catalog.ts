import type { Message } from '../message.ts';

/** Words of products, prices and lists. */
export const catalog = {
  'catalog.soldOut': 'Sold out',
} satisfies Record<string, Message>;
