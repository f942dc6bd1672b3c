import type { Message } from '../message.ts';

/** Words of codes, sums and the way to the checkout. */
export const totals = {
  'cart.coupon.open': 'Add a code',
  'cart.coupon.label': 'Code',
  'cart.coupon.apply': 'Apply',
  'cart.coupon.applying': 'Applying',
  'cart.coupon.code': 'Code {code}',
  'cart.coupon.removeOf': 'Remove code {code}',
  'cart.coupon.removing': 'Removing',
  'cart.coupon.idle': 'Not counted',
  'cart.coupon.applied': 'Code {code} applied.',
  'cart.coupon.removed': 'Code {code} removed.',
  'cart.coupon.missing': 'Enter a code.',
  'cart.coupon.unknown': 'There is no code {code}. Check how it is written.',
  'cart.coupon.expired': 'The code {code} has ended.',
  'cart.coupon.early': 'The code {code} has not begun yet.',
  'cart.coupon.minimum': 'The code {code} is for orders from {minimum}.',
  'cart.coupon.minimumUnknown': 'The code {code} is for larger orders.',
  'cart.coupon.items': 'The code {code} is for other objects than these.',
  'cart.coupon.members': 'The code {code} is for members. Log in to use it.',
  'cart.coupon.used': 'The code {code} has been used already.',
  'cart.coupon.refused': 'The code {code} was not taken. Nothing has changed.',
  'cart.coupon.failed': 'The code was not sent. Nothing has changed. Try again.',

  'cart.totals.subtotal': 'Subtotal',
  'cart.totals.discount': 'Discount',
  'cart.totals.giftCard': 'Gift card {code}',
  'cart.totals.delivery': 'Delivery',
  'cart.totals.later': 'Worked out at checkout',
  'cart.totals.free': 'Free',
  'cart.totals.total': 'Total',
  'cart.totals.tax': 'Tax',
  'cart.totals.includes': 'Includes {amount} {tax}',
  'cart.totals.includedTax': 'tax',
  'cart.totals.minus': '\u2212{amount}',
  'cart.totals.unknown': 'Not known',
  'cart.totals.failed': 'The total could not be worked out.',
  'cart.totals.working': 'Working out the total',

  'cart.checkout': 'Check out',
  'cart.checkout.opening': 'Opening checkout',
  'cart.checkout.problems': {
    one: '{count} object needs a decision first.',
    other: '{count} objects need a decision first.',
  },
  'cart.checkout.empty': 'There is nothing in the cart to check out.',
  'cart.checkout.unavailable': 'Some objects cannot be bought any more. Look at the cart again.',
  'cart.checkout.changed':
    'A change to the cart did not go through. Look at it and check out again.',
  'cart.checkout.refused':
    'The shop did not open the checkout. Nothing was charged. Try again later.',
  'cart.checkout.failed': 'The checkout could not be opened. Nothing was charged. Try again.',
  'cart.checkout.offline':
    'There is no connection, so the checkout could not be opened. Check it and try again.',
  'cart.checkout.address':
    'The checkout sent an address that cannot be opened. Nothing was charged.',
} satisfies Record<string, Message>;
