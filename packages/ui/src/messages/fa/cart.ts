import type { cart as english } from '../en/cart.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const cart: TranslatedMessages<typeof english> = {
  'cart.title': 'سبد خرید',
  'cart.items': '{count} کالا',
  'cart.open': { '=0': 'سبد خرید، خالی', other: 'سبد خرید، {count} کالا' },
  'cart.lines': 'کالاهای سبد خرید',
  'cart.summary': 'خلاصه',

  'cart.unnamed': 'کالای بی‌نام',
  'cart.customText': '{name}: {text}',
  'cart.each': 'هر عدد {price}',
  'cart.was': 'پیش‌تر',
  'cart.remove': 'حذف',
  'cart.removeOf': 'حذف {name}',
  'cart.setQuantity': 'تغییر تعداد',
  'cart.updating': 'در حال تغییر',
  'cart.updatingOf': 'در حال تغییر {name}',
  'cart.limit': { '=0': 'دیگر موجود نیست.', other: 'تنها {count} عدد مانده است.' },

  'cart.problem.partly': 'تنها {left} عدد مانده است، شما {quantity} عدد دارید.',
  'cart.problem.gone': 'این کالا دیگر موجود نیست.',
  'cart.problem.soldOut': 'این کالا تمام شده است.',
  'cart.problem.rule': 'این کالا به این صورت فروخته نمی‌شود.',
  'cart.problem.reduce': '{count} عدد برمی‌دارم',
  'cart.problem.reduceOf': '{count} عدد از {name} برمی‌دارم',
  'cart.problem.several': 'پیش از پرداخت، باید دربارهٔ {count} کالا تصمیم بگیرید.',
  'cart.problem.removeAll': { one: 'حذف {count} کالا', other: 'حذف هر {count} کالا' },
  'cart.problem.fixAll': 'هرچه هست برمی‌دارم',

  'cart.lineError.conflict':
    'این مورد هم‌زمان در جای دیگری تغییر کرد. آنچه می‌بینید محتوای کنونی سبد خرید است.',
  'cart.lineError.rejected': 'فروشگاه این تغییر را نپذیرفت. سبد خرید مانند پیش است.',
  'cart.lineError.failed': 'این تغییر انجام نشد. سبد خرید مانند پیش است. دوباره تلاش کنید.',
  'cart.lineError.stock': 'این تعداد موجود نیست. سبد خرید مانند پیش است.',
  'cart.lineError.gone': 'این کالا دیگر در سبد خرید نیست.',
  'cart.lineError.offline':
    'اتصال برقرار نیست، بنابراین این تغییر انجام نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',

  'cart.kind.digital': 'برای دانلود',
  'cart.kind.giftCard': 'کارت هدیه',
  'cart.kind.service': 'رزرو',
  'cart.kind.people': '{count} نفر',
  'cart.kind.partOf': 'بخشی از {name}',
  'cart.kind.deposit': 'پیش‌پرداخت {price} اکنون، بقیه بعداً',
  'cart.kind.payLater': 'پرداخت در محل',
  'cart.kind.membership': 'با عضویت پرداخت می‌شود',
  'cart.kind.day': { '=1': 'هر روز', other: 'هر {count} روز' },
  'cart.kind.week': { '=1': 'هر هفته', other: 'هر {count} هفته' },
  'cart.kind.month': { '=1': 'هر ماه', other: 'هر {count} ماه' },
  'cart.kind.year': { '=1': 'هر سال', other: 'هر {count} سال' },

  'cart.saveForLater': 'نگه‌داشتن برای بعد',
  'cart.saveForLaterOf': 'نگه‌داشتن {name} برای بعد',
  'cart.saved.title': 'نگه‌داشته‌شده برای بعد',
  'cart.saved.move': 'افزودن به سبد خرید',
  'cart.saved.moveOf': 'افزودن {name} به سبد خرید',
  'cart.saved.moving': 'در حال افزودن',
  'cart.saved.removeOf': 'حذف {name} از نگه‌داشته‌شده‌ها',
  'cart.saved.failed': 'افزودن به سبد خرید ممکن نشد. این کالا همچنان اینجا نگه داشته شده است.',
  'cart.saved.added': '{name} برای بعد نگه داشته شد.',
  'cart.saved.removed': '{name} دیگر نگه داشته نمی‌شود.',

  'cart.clear': 'خالی‌کردن سبد خرید',
  'cart.cleared': '{count} کالا حذف شد',
  'cart.undoClear': {
    one: 'لغو حذف و بازگرداندن کالا',
    other: 'لغو حذف و بازگرداندن هر {count} کالا',
  },

  'cart.note.open': 'افزودن یادداشت',
  'cart.note.label': 'یادداشت برای فروشگاه',
  'cart.note.save': 'ذخیرهٔ یادداشت',
  'cart.note.saving': 'در حال ذخیره',
  'cart.note.saved': 'یادداشت ذخیره شد.',
  'cart.note.failed': 'یادداشت ذخیره نشد. متن آن هنوز اینجاست. دوباره تلاش کنید.',
  'cart.note.rejected': 'فروشگاه این یادداشت را نپذیرفت. آن را تغییر دهید و دوباره ذخیره کنید.',

  'cart.goal.left': '{amount} دیگر تا ارسال رایگان',
  'cart.goal.reached': 'ارسال رایگان است',
  'cart.goal.label': 'مسیر تا ارسال رایگان',

  'cart.merge.returned': '{count} کالا از بازدید پیشین شما بازگشت.',
  'cart.merge.combined': '{count} کالا در هر دو سبد بود: تعداد هر دو سبد برای شما جمع شد.',
  'cart.merge.reduced': 'از {count} کالا کمتر از آنچه داشتید موجود است.',
  'cart.merge.lost': '{count} کالا منتقل نشد: {names}.',

  'cart.price.changed': {
    one: 'قیمت {name} اکنون {now} است؛ پیش‌تر {was} بود.',
    other: 'قیمت هر عدد {name} اکنون {now} است؛ پیش‌تر {was} بود.',
  },
  'cart.price.several': 'قیمت {count} کالا تغییر کرده است. قیمت پیشین کنار هر کالا آمده است.',
  'cart.price.former': {
    one: 'پیش از تغییر قیمت {price} بود',
    other: 'پیش از تغییر قیمت هر عدد {price} بود',
  },

  'cart.feedback.added': '{name} در سبد خرید است',
  'cart.feedback.addedMany': '{count} کالا افزوده شد',
  'cart.view': 'دیدن سبد خرید',
  'cart.buyBar': 'خرید {name}',
  'cart.buyNow': 'خرید فوری',
  'cart.buyingNow': 'در حال بازکردن صفحهٔ پرداخت',
  'cart.buyNowFailed': 'صفحهٔ پرداخت باز نشد. مبلغی برداشت نشد. دوباره تلاش کنید.',
  'cart.has': '{count} عدد در سبد خرید شماست',

  'cart.removed': '{name} حذف شد',
  'cart.undo': 'لغو',
  'cart.undoOf': 'لغو حذف و بازگرداندن {name}',
  'cart.restoreError.conflict': {
    one: 'سبد خرید هم‌زمان در جای دیگری تغییر کرد، بنابراین این کالا بازگردانده نشد. دوباره تلاش کنید.',
    other:
      'سبد خرید هم‌زمان در جای دیگری تغییر کرد، بنابراین این کالاها بازگردانده نشدند. دوباره تلاش کنید.',
  },
  'cart.restoreError.rejected': {
    one: 'فروشگاه بازگرداندن این کالا به سبد خرید را نپذیرفت.',
    other: 'فروشگاه بازگرداندن این کالاها به سبد خرید را نپذیرفت.',
  },
  'cart.restoreError.failed': {
    one: 'این کالا بازگردانده نشد. دوباره تلاش کنید.',
    other: 'این کالاها بازگردانده نشدند. دوباره تلاش کنید.',
  },
  'cart.restoreError.offline': {
    one: 'اتصال برقرار نیست، بنابراین این کالا بازگردانده نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',
    other:
      'اتصال برقرار نیست، بنابراین این کالاها بازگردانده نشدند. اتصال را بررسی کنید و دوباره تلاش کنید.',
  },
  'cart.restoreError.stock': {
    one: 'این تعداد دیگر موجود نیست، بنابراین این کالا بازگردانده نشد.',
    other: 'این تعداد دیگر موجود نیست، بنابراین این کالاها بازگردانده نشدند.',
  },
  'cart.restoreError.gone': {
    one: 'این کالا دیگر موجود نیست و بازگردانده نشد.',
    other: 'این کالاها دیگر موجود نیستند و بازگردانده نشدند.',
  },

  'cart.empty.title': 'هنوز چیزی اینجا نیست',
  'cart.empty.text': 'آنچه در سبد خرید می‌گذارید تا هنگام پرداخت اینجا می‌ماند.',
  'cart.failed': 'سبد خرید بارگذاری نشد.',
  'cart.stale': 'این آخرین وضعیت سبد خرید است. خواندن دوبارهٔ آن ممکن نشد.',
  'cart.notSent': 'اتصال برقرار نیست، بنابراین آخرین تغییرهای شما انجام نشد.',
  'cart.orphaned': 'یک تغییر انجام نشد. کالای مربوط به آن دیگر در سبد خرید نیست.',

  'cart.changeError.conflict':
    'سبد خرید هم‌زمان در جای دیگری تغییر کرد. آنچه می‌بینید محتوای کنونی آن است.',
  'cart.changeError.rejected': 'فروشگاه آخرین تغییر سبد خرید را نپذیرفت. سبد خرید مانند پیش است.',
  'cart.changeError.failed': 'آخرین تغییر سبد خرید انجام نشد. دوباره تلاش کنید.',
  'cart.changeError.offline':
    'اتصال برقرار نیست، بنابراین آخرین تغییر سبد خرید انجام نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',
  'cart.changeError.stock': 'این تعداد موجود نیست. سبد خرید مانند پیش است.',
  'cart.changeError.gone': 'آنچه آخرین تغییر دربارهٔ آن بود دیگر وجود ندارد.',

  'cart.checkout.slow': 'باز شدن صفحهٔ پرداخت بیش از معمول طول کشیده است. مبلغی برداشت نشده است.',
  'cart.return.loading': 'در حال جست‌وجوی سفارش شما',
  'cart.return.ordered': 'از سفارش شما سپاسگزاریم',
  'cart.return.orderedText': 'سفارش به دست فروشگاه رسید. سبد خرید شما دوباره خالی است.',
  'cart.return.left': 'چیزی سفارش داده نشد',
  'cart.return.leftText': 'پرداخت نیمه‌کاره رها شد. سبد خرید شما همان است که بود.',
  'cart.return.unconfirmed': 'سفارش شما در حال تأیید است',
  'cart.return.unconfirmedText':
    'از صفحهٔ پرداخت برگشته‌اید، ولی فروشگاه هنوز سفارش را ثبت نکرده است. لطفاً دوباره پرداخت نکنید.',
  'cart.return.unknown': 'نمی‌دانیم پرداخت به کجا رسید',
  'cart.return.unknownText':
    'اگر پرداخت کرده‌اید، سفارش شما نزد فروشگاه است. روی این دستگاه چیزی از آن ثبت نشده است.',
  'cart.return.failed': 'وضعیت سفارش شما خوانده نشد',
  'cart.return.failedText': 'سفارش شما از دست نرفته است. اتصال را بررسی کنید و دوباره ببینید.',
  'cart.return.check': 'دوباره ببینید',
  'cart.return.toCart': 'بازگشت به سبد خرید',
  'cart.return.items': 'سفارش شما',
  'cart.return.sent': 'آنچه به پرداخت رفت',
  'cart.return.subtotal': 'مجموع کالاها، بدون ارسال',

  'cart.announcement.added': '{name} افزوده شد.',
  'cart.announcement.quantity': 'تعداد {name} برابر {quantity} است.',
  'cart.announcement.removed': '{name} حذف شد.',
  'cart.announcement.count': { '=0': 'سبد خرید خالی است.', other: '{count} کالا در سبد خرید است.' },
};
