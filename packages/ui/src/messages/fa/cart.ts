import type { cart as english } from '../en/cart.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the cart in Persian that pages without its contents have. */
export const cart: TranslatedMessages<typeof english> = {
  'cart.title': 'سبد خرید',
  'cart.items': '{count} کالا',
  'cart.open': { '=0': 'سبد خرید، خالی', other: 'سبد خرید، {count} کالا' },
  'cart.unnamed': 'کالای بدون نام',
  'cart.customText': '{name}: {text}',
  'cart.kind.day': { one: 'هر روز', other: 'هر {count} روز' },
  'cart.kind.week': { one: 'هر هفته', other: 'هر {count} هفته' },
  'cart.kind.month': { one: 'هر ماه', other: 'هر {count} ماه' },
  'cart.kind.year': { one: 'هر سال', other: 'هر {count} سال' },

  'cart.merge.returned': '{count} کالا از بازدید قبلی شما به سبد خرید بازگشت.',
  'cart.merge.combined': '{count} کالا در هر دو سبد بود و تعداد آن‌ها را جمع کردیم.',
  'cart.merge.reduced': 'موجودی {count} کالا کمتر از تعداد سبد خرید شماست.',
  'cart.merge.lost': '{count} کالا منتقل نشد: {names}.',

  'cart.price.changed': {
    one: 'قیمت {name} اکنون {now} است (قبلاً {was}).',
    other: 'قیمت هر عدد {name} اکنون {now} است (قبلاً {was}).',
  },
  'cart.price.several': 'قیمت {count} کالا تغییر کرده است. قیمت قبلی کنار هر کالا آمده است.',
  'cart.price.former': {
    one: 'پیش از تغییر قیمت: {price}',
    other: 'پیش از تغییر قیمت: هر عدد {price}',
  },

  'cart.feedback.added': '{name} به سبد خرید اضافه شد',
  'cart.feedback.addedMany': '{count} کالا اضافه شد',
  'cart.view': 'مشاهدهٔ سبد خرید',
  'cart.buyBar': 'خرید {name}',
  'cart.buyNow': 'خرید فوری',
  'cart.buyingNow': 'در حال باز کردن صفحهٔ تسویه‌حساب',
  'cart.buyNowFailed': 'صفحهٔ تسویه‌حساب باز نشد. مبلغی کسر نشد. دوباره تلاش کنید.',
  'cart.has': '{count} عدد در سبد خرید شما',

  'cart.announcement.added': '{name} اضافه شد.',
  'cart.announcement.quantity': 'تعداد {name} اکنون {quantity} است.',
  'cart.announcement.removed': '{name} حذف شد.',
  'cart.announcement.count': {
    '=0': 'سبد خرید شما خالی است.',
    other: '{count} کالا در سبد خرید شماست.',
  },
};
