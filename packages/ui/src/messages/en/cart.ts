import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of the cart that pages without its contents have: button, announcements, prices. */
export const cart = {
  'cart.title': 'Cart',
  'cart.items': { one: '{count} item', other: '{count} items' },
  'cart.open': { '=0': 'Cart, empty', one: 'Cart, {count} item', other: 'Cart, {count} items' },
  'cart.unnamed': 'Unnamed item',
  'cart.customText': '{name}: {text}',
  'cart.kind.day': { one: 'Every day', other: 'Every {count} days' },
  'cart.kind.week': { one: 'Every week', other: 'Every {count} weeks' },
  'cart.kind.month': { one: 'Every month', other: 'Every {count} months' },
  'cart.kind.year': { one: 'Every year', other: 'Every {count} years' },

  'cart.merge.returned': {
    one: 'We’ve brought back {count} item from your last visit.',
    other: 'We’ve brought back {count} items from your last visit.',
  },
  'cart.merge.combined': {
    one: '{count} item was in both carts, so we added the quantities together.',
    other: '{count} items were in both carts, so we added the quantities together.',
  },
  'cart.merge.reduced': {
    one: '{count} item is no longer available in the quantity you had.',
    other: '{count} items are no longer available in the quantity you had.',
  },
  'cart.merge.lost': {
    one: '{count} item couldn’t be carried over: {names}.',
    other: '{count} items couldn’t be carried over: {names}.',
  },

  'cart.price.changed': {
    one: 'The price of {name} is now {now} (was {was}).',
    other: 'The price of {name} is now {now} each (was {was}).',
  },
  'cart.price.several': {
    one: 'The price of {count} item has changed. The old price is shown beside it.',
    other: 'The prices of {count} items have changed. The old price is shown beside each.',
  },
  'cart.price.former': {
    one: 'Was {price} before the change',
    other: 'Was {price} each before the change',
  },

  'cart.feedback.added': '{name} added to cart',
  'cart.feedback.addedMany': { one: '{count} item added', other: '{count} items added' },
  'cart.view': 'View cart',
  'cart.buyBar': 'Buy {name}',
  'cart.buyNow': 'Buy now',
  'cart.buyingNow': 'Opening checkout',
  'cart.buyNowFailed': 'We couldn’t open checkout. Nothing was charged. Try again.',
  'cart.has': { one: '{count} in your cart', other: '{count} in your cart' },

  'cart.announcement.added': '{name} added.',
  'cart.announcement.quantity': 'Quantity of {name} is {quantity}.',
  'cart.announcement.removed': '{name} removed.',
  'cart.announcement.count': {
    '=0': 'Your cart is empty.',
    one: '{count} item in your cart.',
    other: '{count} items in your cart.',
  },
} as const satisfies Record<string, Message>;

addDefaultMessages(cart);
