import type { picker as english } from '../en/picker.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const picker: TranslatedMessages<typeof english> = {
  'picker.lowStock': 'تعداد کمی مانده',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} بیشتر',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} کمتر',
  'picker.unnamed': 'کالای بی‌نام',
  'picker.imagesOf': 'تصویرها {choice} را نشان می‌دهند',
  'picker.textLength': '{length} / {most}',
  'picker.betweenCharacters': 'از {least} تا {count} نویسه',
  'picker.loading': 'در حال بررسی موجودی',
  'picker.loadFailed': 'خواندن موجودی ممکن نشد.',
  'picker.backOrder': '{there} عدد بی‌درنگ، {count} عدد دیگر بعداً.',
  'picker.backOrderWith': '{words} {message}',
  'picker.noneAvailable': 'اکنون هیچ گونه‌ای از آن موجود نیست.',
  'picker.pickup': 'تحویل در {location}',
  'picker.deliveryEstimate': '{carrier}، {when}',
};
