import type { picker as english } from '../en/picker.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const picker: TranslatedMessages<typeof english> = {
  'picker.fewLeft': 'تعداد کمی مانده',
  'picker.more': '+{amount}',
  'picker.moreSpoken': '{amount} بیشتر',
  'picker.less': '−{amount}',
  'picker.lessSpoken': '{amount} کمتر',
  'picker.noName': 'کالای بی‌نام',
  'picker.pictureOf': 'تصویرها {choice} را نشان می‌دهند',
  'picker.written': '{length} / {most}',
  'picker.betweenCharacters': 'از {least} تا {count} نویسه',
  'picker.checking': 'در حال بررسی موجودی',
  'picker.checkFailed': 'خواندن موجودی ممکن نشد.',
  'picker.backOrder': '{there} عدد بی‌درنگ، {count} عدد دیگر بعداً.',
  'picker.backOrderWith': '{words} {message}',
  'picker.nothingMade': 'اکنون هیچ گونه‌ای از آن موجود نیست.',
  'picker.pickup': 'تحویل در {place}',
  'picker.leadTime': '{carrier}، {when}',
};
