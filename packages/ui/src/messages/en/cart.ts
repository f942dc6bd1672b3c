import type { Message } from '../message.ts';

/** Words of the cart and its lines. */
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
