import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of the cart’s contents: lines, saved items, notes, and the return from checkout. */
export const cartContents = {
  'cart.lines': 'Items in your cart',
  'cart.summary': 'Order summary',

  'cart.times': '{count}\u00a0×\u00a0{price}',
  'cart.coveredPrice': 'Free',
  'cart.each': '{price} each',
  'cart.was': 'Was',
  'cart.remove': 'Remove',
  'cart.removeOf': 'Remove {name}',
  'cart.setQuantity': 'Update quantity',
  'cart.updating': 'Updating',
  'cart.updatingOf': 'Updating {name}',
  'cart.limit': { '=0': 'None left.', one: 'Only {count} left.', other: 'Only {count} left.' },

  'cart.problem.partly': 'Only {left} left. You have {quantity} in your cart.',
  'cart.problem.gone': 'This is no longer available.',
  'cart.problem.soldOut': 'This is sold out.',
  'cart.problem.rule': 'This can’t be bought with these options.',
  'cart.problem.reduce': 'Change to {count}',
  'cart.problem.reduceOf': 'Change to {count}: {name}',
  'cart.problem.removeAll': { one: 'Remove {count}', other: 'Remove all {count}' },
  'cart.problem.fixAll': 'Update to what’s available',

  'cart.lineError.conflict': 'Your cart changed somewhere else. This is the latest version.',
  'cart.lineError.rejected': 'We couldn’t make this change. Your cart hasn’t changed.',
  'cart.lineError.failed': 'This change didn’t go through. Try again.',
  'cart.lineError.stock': 'There aren’t that many in stock. Your cart hasn’t changed.',
  'cart.lineError.gone': 'This item is no longer in your cart.',
  'cart.lineError.offline':
    'You’re offline, so this change didn’t go through. Check your connection and try again.',

  'cart.kind.digital': 'Digital product',
  'cart.kind.giftCard': 'Gift card',
  'cart.kind.service': 'Booking',
  'cart.kind.people': { one: '{count} person', other: '{count} people' },
  'cart.kind.partOf': 'Part of {name}',
  'cart.kind.deposit': '{price} deposit now, the rest later',
  'cart.kind.payLater': 'Pay on site',
  'cart.kind.membership': 'Covered by your membership',
  'cart.kind.coveredBy': 'Covered by {name}',
  'cart.saveForLater': 'Save for later',
  'cart.saveForLaterShort': 'Save',
  'cart.saveForLaterOf': 'Save for later: {name}',
  'cart.saved.title': 'Saved for later',
  'cart.saved.move': 'Move to cart',
  'cart.saved.moveOf': 'Move to cart: {name}',
  'cart.saved.moving': 'Moving',
  'cart.saved.removeOf': 'Remove {name} from saved items',
  'cart.saved.failed': 'This couldn’t be moved to your cart. It’s still saved here.',
  'cart.saved.added': '{name} saved for later.',
  'cart.saved.removed': '{name} removed from saved items.',

  'cart.clear': 'Empty cart',
  'cart.cleared': { one: '{count} item removed', other: '{count} items removed' },
  'cart.undoClear': { one: 'Undo, put {count} item back', other: 'Undo, put {count} items back' },

  'cart.note.open': 'Add a note',
  'cart.note.label': 'Order note',
  'cart.note.save': 'Save note',
  'cart.note.saving': 'Saving',
  'cart.note.saved': 'Note saved.',
  'cart.note.failed': 'Your note wasn’t saved. It’s still here. Try again.',
  'cart.note.rejected': 'We couldn’t save this note. Change it and try again.',

  'cart.goal.left': 'Spend {amount} more for free delivery',
  'cart.goal.reached': 'You’ve got free delivery',
  'cart.goal.label': 'Progress to free delivery',

  'cart.removed': '{name} removed',
  'cart.undo': 'Undo',
  'cart.undoOf': 'Undo, put {name} back',
  'cart.restoreError.conflict': {
    one: 'Your cart changed somewhere else, so this wasn’t put back. Try again.',
    other: 'Your cart changed somewhere else, so these weren’t put back. Try again.',
  },
  'cart.restoreError.rejected': {
    one: 'This couldn’t be put back in your cart.',
    other: 'These couldn’t be put back in your cart.',
  },
  'cart.restoreError.failed': {
    one: 'This wasn’t put back. Try again.',
    other: 'These weren’t put back. Try again.',
  },
  'cart.restoreError.offline': {
    one: 'You’re offline, so this wasn’t put back. Check your connection and try again.',
    other: 'You’re offline, so these weren’t put back. Check your connection and try again.',
  },
  'cart.restoreError.stock': {
    one: 'There aren’t that many left, so this wasn’t put back.',
    other: 'There aren’t that many left, so these weren’t put back.',
  },
  'cart.restoreError.gone': {
    one: 'This is no longer available, so it wasn’t put back.',
    other: 'These are no longer available, so they weren’t put back.',
  },

  'cart.empty.title': 'Your cart is empty',
  'cart.empty.text': 'Anything you add will wait for you here.',
  'cart.failed': 'We couldn’t load your cart.',
  'cart.stale': 'This may be out of date. We couldn’t refresh your cart.',
  'cart.notSent': 'You’re offline, so your last changes didn’t go through.',
  'cart.orphaned': 'A change didn’t go through because the item is no longer in your cart.',

  'cart.changeError.conflict': 'Your cart changed somewhere else. This is the latest version.',
  'cart.changeError.rejected': 'We couldn’t make this change. Your cart hasn’t changed.',
  'cart.changeError.failed': 'Your last change didn’t go through. Try again.',
  'cart.changeError.offline':
    'You’re offline, so your last change didn’t go through. Check your connection and try again.',
  'cart.changeError.stock': 'There aren’t that many in stock. Your cart hasn’t changed.',
  'cart.changeError.gone': 'This item is no longer in your cart.',

  'cart.checkout.slow': 'Checkout is taking longer than usual. Nothing has been charged.',
  'cart.return.loading': 'Looking up your order',
  'cart.return.ordered': 'Thank you for your order',
  'cart.return.orderedText': 'We’ve received your order.',
  'cart.return.left': 'You left checkout',
  'cart.return.leftText': 'Nothing was ordered. Your cart is just as you left it.',
  'cart.return.unconfirmed': 'Your order is being confirmed',
  'cart.return.unconfirmedText': 'We’re waiting for confirmation. Don’t pay again.',
  'cart.return.unknown': 'We can’t find your order on this device',
  'cart.return.unknownText':
    'If you paid, your order is safe. Check your email for the confirmation.',
  'cart.return.failed': 'We couldn’t look up your order',
  'cart.return.failedText': 'Your order isn’t lost. Check your connection and try again.',
  'cart.return.check': 'Check again',
  'cart.return.toCart': 'Back to cart',
  'cart.return.next': 'What happens next',
  'cart.return.items': 'Your order',
  'cart.return.sent': 'Sent to checkout',
  'cart.return.subtotal': 'Subtotal',
} as const satisfies Record<string, Message>;

addDefaultMessages(cartContents);
