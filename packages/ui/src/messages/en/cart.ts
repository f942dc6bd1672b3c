import type { Message } from '../format-message.ts';

/** Words of the cart and its lines. */
export const cart = {
  'cart.title': 'Cart',
  'cart.items': { one: '{count} object', other: '{count} objects' },
  'cart.open': { '=0': 'Cart, empty', one: 'Cart, {count} object', other: 'Cart, {count} objects' },
  'cart.lines': 'Objects in the cart',
  'cart.summary': 'Summary',

  'cart.unnamed': 'Object without a name',
  'cart.customText': '{name}: {text}',
  'cart.each': '{price} each',
  'cart.was': 'Was',
  'cart.remove': 'Remove',
  'cart.removeOf': 'Remove {name}',
  'cart.setQuantity': 'Change the quantity',
  'cart.updating': 'Updating',
  'cart.updatingOf': 'Updating {name}',
  'cart.limit': { '=0': 'None left.', one: 'Only {count} left.', other: 'Only {count} left.' },

  'cart.problem.partly': 'Only {left} left, you have {quantity}.',
  'cart.problem.gone': 'This is no longer available.',
  'cart.problem.soldOut': 'This is sold out.',
  'cart.problem.rule': 'This cannot be bought as it is.',
  'cart.problem.reduce': 'Take {count}',
  'cart.problem.reduceOf': 'Take {count} of {name}',
  'cart.problem.several': {
    one: '{count} object needs a decision before you can check out.',
    other: '{count} objects need a decision before you can check out.',
  },
  'cart.problem.removeAll': { one: 'Remove {count}', other: 'Remove all {count}' },
  'cart.problem.fixAll': 'Take what there is',

  'cart.lineError.conflict':
    'This changed elsewhere at the same time. What you see is what the cart holds now.',
  'cart.lineError.rejected': 'The shop did not take this change. The cart is as it was before.',
  'cart.lineError.failed': 'This change did not go through. The cart is as it was. Try it again.',
  'cart.lineError.stock': 'There are not that many. The cart is as it was before.',
  'cart.lineError.gone': 'This is not in the cart any more.',
  'cart.lineError.offline':
    'There is no connection, so this change did not go through. Check it and try again.',

  'cart.kind.digital': 'To download',
  'cart.kind.giftCard': 'Gift card',
  'cart.kind.service': 'Booking',
  'cart.kind.people': { one: '{count} person', other: '{count} people' },
  'cart.kind.partOf': 'Part of {name}',
  'cart.kind.deposit': 'Deposit of {price} now, the rest later',
  'cart.kind.payLater': 'Paid on site',
  'cart.kind.membership': 'Paid with a membership',
  'cart.kind.day': { one: 'Every day', other: 'Every {count} days' },
  'cart.kind.week': { one: 'Every week', other: 'Every {count} weeks' },
  'cart.kind.month': { one: 'Every month', other: 'Every {count} months' },
  'cart.kind.year': { one: 'Every year', other: 'Every {count} years' },

  'cart.saveForLater': 'Keep for later',
  'cart.saveForLaterOf': 'Keep {name} for later',
  'cart.saved.title': 'Kept for later',
  'cart.saved.move': 'Put in the cart',
  'cart.saved.moveOf': 'Put {name} in the cart',
  'cart.saved.moving': 'Putting in',
  'cart.saved.removeOf': 'Remove {name} from what is kept for later',
  'cart.saved.failed': 'It could not be put in the cart. It is still kept here.',
  'cart.saved.added': '{name} is kept for later.',
  'cart.saved.removed': '{name} is not kept any more.',

  'cart.clear': 'Empty the cart',
  'cart.cleared': { one: '{count} object removed', other: '{count} objects removed' },
  'cart.undoClear': { one: 'Undo, put it back', other: 'Undo, put all {count} back' },

  'cart.note.open': 'Add a note',
  'cart.note.label': 'Note for the shop',
  'cart.note.save': 'Save note',
  'cart.note.saving': 'Saving',
  'cart.note.saved': 'The note is saved.',
  'cart.note.failed': 'The note was not saved. It is still here. Try again.',
  'cart.note.rejected': 'The shop did not take this note. Change it and save it again.',

  'cart.goal.left': '{amount} more for free delivery',
  'cart.goal.reached': 'Delivery is free',
  'cart.goal.label': 'Way to free delivery',

  'cart.merge.returned': {
    one: '{count} object from your last visit is back.',
    other: '{count} objects from your last visit are back.',
  },
  'cart.merge.combined': {
    one: '{count} object was in both carts: you have the pieces of both.',
    other: '{count} objects were in both carts: you have the pieces of both.',
  },
  'cart.merge.reduced': {
    one: 'There are fewer of {count} object than you had.',
    other: 'There are fewer of {count} objects than you had.',
  },
  'cart.merge.lost': {
    one: '{count} object did not come with you: {names}.',
    other: '{count} objects did not come with you: {names}.',
  },

  'cart.price.changed': {
    one: '{name} costs {now} now; it was {was}.',
    other: '{name} costs {now} each now; it was {was}.',
  },
  'cart.price.several': {
    one: 'The price of {count} object has changed. It says what it cost before.',
    other: 'The prices of {count} objects have changed. Each says what it cost before.',
  },
  'cart.price.former': {
    one: 'Was {price} before it changed',
    other: 'Was {price} each before it changed',
  },

  'cart.feedback.added': '{name} is in the cart',
  'cart.feedback.addedMany': { one: '{count} object added', other: '{count} objects added' },
  'cart.view': 'See the cart',
  'cart.buyBar': 'Buy {name}',
  'cart.buyNow': 'Buy now',
  'cart.buyingNow': 'Opening checkout',
  'cart.buyNowFailed': 'The checkout could not be opened. Nothing was charged. Try again.',
  'cart.has': { one: '{count} in your cart', other: '{count} in your cart' },

  'cart.removed': '{name} removed',
  'cart.undo': 'Undo',
  'cart.undoOf': 'Undo, put {name} back',
  'cart.restoreError.conflict': {
    one: 'The cart was changed elsewhere at the same time, so this was not put back. Try it again.',
    other:
      'The cart was changed elsewhere at the same time, so these were not put back. Try it again.',
  },
  'cart.restoreError.rejected': {
    one: 'The shop did not take this back into the cart.',
    other: 'The shop did not take these back into the cart.',
  },
  'cart.restoreError.failed': {
    one: 'This was not put back. Try it again.',
    other: 'These were not put back. Try it again.',
  },
  'cart.restoreError.offline': {
    one: 'There is no connection, so this was not put back. Check it and try again.',
    other: 'There is no connection, so these were not put back. Check it and try again.',
  },
  'cart.restoreError.stock': {
    one: 'There are not that many left, so this was not put back.',
    other: 'There are not that many left, so these were not put back.',
  },
  'cart.restoreError.gone': {
    one: 'This is no longer available, so it was not put back.',
    other: 'These are no longer available, so they were not put back.',
  },

  'cart.empty.title': 'Nothing here yet',
  'cart.empty.text': 'What you put in the cart is kept here until you check out.',
  'cart.failed': 'The cart could not be loaded.',
  'cart.stale': 'This is the cart as it was. It could not be read again.',
  'cart.notSent': 'There is no connection, so your last changes did not go through.',
  'cart.orphaned': 'A change did not go through. What it was for is not in the cart any more.',

  'cart.changeError.conflict':
    'The cart was changed elsewhere at the same time. You see what it holds now.',
  'cart.changeError.rejected':
    'The shop did not take the last change to the cart. The cart is as it was before.',
  'cart.changeError.failed': 'The last change to the cart did not go through. Try it again.',
  'cart.changeError.offline':
    'There is no connection, so the last change to the cart did not go through. Check it and try again.',
  'cart.changeError.stock': 'There are not that many. The cart is as it was before.',
  'cart.changeError.gone': 'What the last change was for is not there any more.',

  'cart.checkout.slow': 'The checkout takes longer than usual. Nothing has been charged.',
  'cart.return.loading': 'Looking up your order',
  'cart.return.ordered': 'Thank you for your order',
  'cart.return.orderedText': 'The shop has it. Your cart is empty again.',
  'cart.return.left': 'Nothing was ordered',
  'cart.return.leftText': 'The checkout was left before the end. Your cart is as it was.',
  'cart.return.unconfirmed': 'Your order is being confirmed',
  'cart.return.unconfirmedText':
    'The checkout has sent you back, and the shop has not written the order down yet. Do not pay a second time.',
  'cart.return.unknown': 'We can’t tell what became of the checkout',
  'cart.return.unknownText':
    'If you have paid, the shop has your order. Nothing of it is known on this device.',
  'cart.return.failed': 'Your order could not be looked up',
  'cart.return.failedText': 'What you ordered is not lost. Check the connection and look again.',
  'cart.return.check': 'Look again',
  'cart.return.toCart': 'Back to the cart',
  'cart.return.items': 'What you ordered',
  'cart.return.sent': 'What went to the checkout',
  'cart.return.subtotal': 'Objects, before delivery',

  'cart.announcement.added': '{name} added.',
  'cart.announcement.quantity': 'Quantity of {name} is {quantity}.',
  'cart.announcement.removed': '{name} removed.',
  'cart.announcement.count': {
    '=0': 'The cart is empty.',
    one: '{count} object in the cart.',
    other: '{count} objects in the cart.',
  },
} as const satisfies Record<string, Message>;
