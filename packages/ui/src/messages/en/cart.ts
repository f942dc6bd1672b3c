import type { Message } from '../message.ts';

/** Words of the cart and the way to the checkout. */
export const cart = {
  'cart.title': 'Cart',
  'cart.objects': { one: '{count} object', other: '{count} objects' },
  'cart.open': { '=0': 'Cart, empty', one: 'Cart, {count} object', other: 'Cart, {count} objects' },
  'cart.lines': 'Objects in the cart',
  'cart.summary': 'Summary',

  'cart.unnamed': 'Object without a name',
  'cart.customText': '{name}: {text}',
  'cart.each': '{price} each',
  'cart.was': 'Was',
  'cart.remove': 'Remove',
  'cart.removeOf': 'Remove {name}',
  'cart.updating': 'Updating',
  'cart.updatingOf': 'Updating {name}',
  'cart.limit': { '=0': 'None left.', one: 'Only {count} left.', other: 'Only {count} left.' },

  'cart.problem.partly': 'Only {left} left, you have {quantity}.',
  'cart.problem.gone': 'This is no longer available.',
  'cart.problem.soldOut': 'This is sold out.',
  'cart.problem.rule': 'This cannot be bought as it is.',
  'cart.problem.take': 'Take {count}',
  'cart.problem.takeOf': 'Take {count} of {name}',
  'cart.problem.several': {
    one: '{count} object needs a decision before you can check out.',
    other: '{count} objects need a decision before you can check out.',
  },
  'cart.problem.removeAll': { one: 'Remove {count}', other: 'Remove all {count}' },
  'cart.problem.fixAll': 'Take what there is',

  'cart.lineError.conflict':
    'This changed elsewhere at the same time. What you see is what the cart holds now.',
  'cart.lineError.refused': 'The shop did not take this change. The cart is as it was before.',
  'cart.lineError.failed': 'This change did not go through. The cart is as it was. Try it again.',
  'cart.lineError.offline':
    'There is no connection, so this change did not go through. Check it and try again.',

  'cart.removed': '{name} removed',
  'cart.undo': 'Undo',
  'cart.undoOf': 'Undo, put {name} back',

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

  'cart.loading': 'Loading the cart',
  'cart.empty.title': 'Nothing here yet',
  'cart.empty.text': 'What you put in the cart is kept here until you check out.',
  'cart.empty.action': 'See all objects',
  'cart.failed': 'The cart could not be loaded.',
  'cart.stale': 'This is the cart as it was. It could not be read again.',
  'cart.changeFailed': 'The last change to the cart did not go through. Try it again.',

  'cart.speech.added': '{name} added.',
  'cart.speech.quantity': 'Quantity of {name} is {quantity}.',
  'cart.speech.removed': '{name} removed.',
  'cart.speech.count': {
    '=0': 'The cart is empty.',
    one: '{count} object in the cart.',
    other: '{count} objects in the cart.',
  },
} satisfies Record<string, Message>;
