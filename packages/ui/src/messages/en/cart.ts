import type { Message } from '../message.ts';

/** Words of the cart and the way to the checkout. */
export const cart = {
  'cart.title': 'Cart',
} satisfies Record<string, Message>;
