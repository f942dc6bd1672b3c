import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of further choices on a product page: subscriptions. */
export const purchase = {
  'purchase.options': 'Purchase options',
  'purchase.once': 'One-time purchase',
  'purchase.save': 'Save {percent}',
} as const satisfies Record<string, Message>;

addDefaultMessages(purchase);
