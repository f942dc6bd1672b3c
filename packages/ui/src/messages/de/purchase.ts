import type { purchase as english } from '../en/purchase.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of further choices on a product page in German. */
export const purchase: TranslatedMessages<typeof english> = {
  'purchase.options': 'Kaufoptionen',
  'purchase.once': 'Einmaliger Kauf',
  'purchase.save': '{percent} sparen',
};
