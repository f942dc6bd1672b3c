import type { purchase as english } from '../en/purchase.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of further choices on a product page in Persian. */
export const purchase: TranslatedMessages<typeof english> = {
  'purchase.options': 'شیوهٔ خرید',
  'purchase.once': 'خرید یک‌باره',
  'purchase.save': '{percent} صرفه‌جویی',
};
