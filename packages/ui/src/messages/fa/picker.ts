import type { picker as english } from '../en/picker.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of variant pickers, price differences and stock by quantity in Persian. */
export const picker: TranslatedMessages<typeof english> = {
  'picker.lowStock': 'موجودی محدود',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} بیشتر',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} کمتر',
  'picker.unnamed': 'کالای بدون نام',
  'picker.imagesOf': 'تصاویر {choice} را نشان می‌دهند',
  'picker.textLength': '{length} / {most}',
  'picker.betweenCharacters': 'از {least} تا {count} کاراکتر',
  'picker.loading': 'در حال بررسی موجودی',
  'picker.loadFailed': 'بررسی موجودی ممکن نشد.',
  'picker.backOrder': '{there} عدد اکنون ارسال می‌شود، {count} عدد دیگر بعداً.',
  'picker.backOrderWith': '{words} {message}',
  'picker.noneAvailable': 'در حال حاضر ناموجود است.',
};
