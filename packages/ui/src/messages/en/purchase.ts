import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of further choices on a product page: subscriptions, gift cards, pickup, external media. */
export const purchase = {
  'purchase.options': 'Purchase options',
  'purchase.once': 'One-time purchase',
  'purchase.save': 'Save {percent}',
  'purchase.giftCard.title': 'Gift card',
  'purchase.giftCard.recipientName': 'Recipient’s name',
  'purchase.giftCard.recipientEmail': 'Recipient’s email',
  'purchase.giftCard.recipientEmailHint': 'We’ll email the gift card to this address.',
  'purchase.giftCard.message': 'Message',
  'purchase.giftCard.deliveryDate': 'Delivery date',
  'purchase.giftCard.deliveryDateHint': 'Leave this empty to send it right away.',
  'purchase.giftCard.pastDate': 'Choose today or a later day',
  'purchase.pickup.title': 'Pick up in a store',
  'purchase.pickup.at': 'Pick up at {name}',
  'purchase.pickup.count': { one: '{count} store', other: '{count} stores' },
  'purchase.pickup.choose': 'Choose store',
  'purchase.pickup.change': 'Change store',
  'purchase.pickup.select': 'Select store',
  'purchase.pickup.stores': 'Stores',
  'purchase.pickup.search': 'Search by name, street or city',
  'purchase.pickup.found': {
    '=0': 'No store matches your search.',
    one: '{count} store',
    other: '{count} stores',
  },
  'purchase.pickup.available': 'In stock',
  'purchase.pickup.failed': 'We couldn’t load the stores.',
  'purchase.media.play': 'Play from {host}: {title}',
  'purchase.media.playFrom': 'Play from {host}',
  'purchase.media.watchAt': 'Watch at {host}',
  'purchase.media.openModel': 'View in 3D',
} as const satisfies Record<string, Message>;

addDefaultMessages(purchase);
