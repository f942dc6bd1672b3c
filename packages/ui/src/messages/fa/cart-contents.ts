import type { cartContents as english } from '../en/cart-contents.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the cart’s contents in Persian. */
export const cartContents: TranslatedMessages<typeof english> = {
  'cart.lines': 'کالاهای سبد خرید شما',
  'cart.summary': 'خلاصهٔ سفارش',

  'cart.times': '{count}\u00a0×\u00a0{price}',
  'cart.coveredPrice': 'رایگان',
  'cart.each': 'هر عدد {price}',
  'cart.was': 'قبلاً',
  'cart.remove': 'حذف',
  'cart.removeOf': 'حذف {name}',
  'cart.setQuantity': 'تغییر تعداد',
  'cart.updating': 'در حال به‌روزرسانی',
  'cart.updatingOf': 'در حال به‌روزرسانی {name}',
  'cart.limit': { '=0': 'ناموجود شد.', other: 'تنها {count} عدد باقی مانده است.' },

  'cart.problem.partly': 'تنها {left} عدد باقی مانده است؛ در سبد شما {quantity} عدد هست.',
  'cart.problem.gone': 'این کالا دیگر موجود نیست.',
  'cart.problem.soldOut': 'این کالا ناموجود است.',
  'cart.problem.rule': 'این کالا با این ویژگی‌ها قابل خرید نیست.',
  'cart.problem.reduce': 'تغییر به {count} عدد',
  'cart.problem.reduceOf': 'تغییر به {count} عدد: {name}',
  'cart.problem.removeAll': { one: 'حذف {count} کالا', other: 'حذف هر {count} کالا' },
  'cart.problem.fixAll': 'به‌روزرسانی بر اساس موجودی',

  'cart.lineError.conflict': 'سبد خرید شما در جای دیگری تغییر کرده است. این آخرین نسخهٔ آن است.',
  'cart.lineError.rejected': 'این تغییر ممکن نشد. سبد خرید شما تغییری نکرده است.',
  'cart.lineError.failed': 'این تغییر ثبت نشد. دوباره تلاش کنید.',
  'cart.lineError.stock': 'این تعداد موجود نیست. سبد خرید شما تغییری نکرده است.',
  'cart.lineError.gone': 'این کالا دیگر در سبد خرید شما نیست.',
  'cart.lineError.offline':
    'اتصال اینترنت برقرار نیست و این تغییر ثبت نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',

  'cart.kind.digital': 'محصول دیجیتال',
  'cart.kind.giftCard': 'کارت هدیه',
  'cart.kind.service': 'رزرو',
  'cart.kind.people': '{count} نفر',
  'cart.kind.partOf': 'بخشی از {name}',
  'cart.kind.deposit': '{price} پیش‌پرداخت اکنون، بقیه بعداً',
  'cart.kind.payLater': 'پرداخت در محل',
  'cart.kind.membership': 'پرداخت با عضویت شما',
  'cart.kind.coveredBy': 'پرداخت با {name}',
  'cart.saveForLater': 'ذخیره برای بعد',
  'cart.saveForLaterShort': 'ذخیره',
  'cart.saveForLaterOf': 'ذخیره برای بعد: {name}',
  'cart.saved.title': 'ذخیره‌شده برای بعد',
  'cart.saved.move': 'انتقال به سبد خرید',
  'cart.saved.moveOf': 'انتقال به سبد خرید: {name}',
  'cart.saved.moving': 'در حال انتقال',
  'cart.saved.removeOf': 'حذف {name} از کالاهای ذخیره‌شده',
  'cart.saved.failed': 'انتقال به سبد خرید ممکن نشد. این کالا همچنان اینجا ذخیره است.',
  'cart.saved.added': '{name} برای بعد ذخیره شد.',
  'cart.saved.removed': '{name} از کالاهای ذخیره‌شده حذف شد.',

  'cart.clear': 'خالی کردن سبد خرید',
  'cart.cleared': '{count} کالا حذف شد',
  'cart.undoClear': 'بازگرداندن {count} کالا به سبد خرید',

  'cart.note.open': 'افزودن یادداشت',
  'cart.note.label': 'یادداشت سفارش',
  'cart.note.save': 'ذخیرهٔ یادداشت',
  'cart.note.saving': 'در حال ذخیره',
  'cart.note.saved': 'یادداشت ذخیره شد.',
  'cart.note.failed': 'یادداشت شما ذخیره نشد. متن آن محفوظ است. دوباره تلاش کنید.',
  'cart.note.rejected': 'ذخیرهٔ این یادداشت ممکن نشد. آن را تغییر دهید و دوباره تلاش کنید.',

  'cart.goal.left': '{amount} دیگر تا ارسال رایگان',
  'cart.goal.reached': 'ارسال سفارش شما رایگان است',
  'cart.goal.label': 'پیشرفت تا ارسال رایگان',

  'cart.removed': '{name} حذف شد',
  'cart.undo': 'بازگرداندن',
  'cart.undoOf': 'بازگرداندن {name} به سبد خرید',
  'cart.restoreError.conflict': {
    one: 'سبد خرید شما در جای دیگری تغییر کرده است و این کالا بازگردانده نشد. دوباره تلاش کنید.',
    other:
      'سبد خرید شما در جای دیگری تغییر کرده است و این کالاها بازگردانده نشدند. دوباره تلاش کنید.',
  },
  'cart.restoreError.rejected': {
    one: 'بازگرداندن این کالا به سبد خرید ممکن نشد.',
    other: 'بازگرداندن این کالاها به سبد خرید ممکن نشد.',
  },
  'cart.restoreError.failed': {
    one: 'این کالا بازگردانده نشد. دوباره تلاش کنید.',
    other: 'این کالاها بازگردانده نشدند. دوباره تلاش کنید.',
  },
  'cart.restoreError.offline': {
    one: 'اتصال اینترنت برقرار نیست و این کالا بازگردانده نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    other:
      'اتصال اینترنت برقرار نیست و این کالاها بازگردانده نشدند. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  },
  'cart.restoreError.stock': {
    one: 'این تعداد دیگر موجود نیست و این کالا بازگردانده نشد.',
    other: 'این تعداد دیگر موجود نیست و این کالاها بازگردانده نشدند.',
  },
  'cart.restoreError.gone': {
    one: 'این کالا دیگر موجود نیست و بازگردانده نشد.',
    other: 'این کالاها دیگر موجود نیستند و بازگردانده نشدند.',
  },

  'cart.empty.title': 'سبد خرید شما خالی است',
  'cart.empty.text': 'کالاهایی که به سبد خرید اضافه کنید، اینجا نمایش داده می‌شوند.',
  'cart.failed': 'سبد خرید شما بارگذاری نشد.',
  'cart.stale': 'شاید این اطلاعات به‌روز نباشد. به‌روزرسانی سبد خرید ممکن نشد.',
  'cart.notSent': 'اتصال اینترنت برقرار نیست و آخرین تغییرات شما ثبت نشد.',
  'cart.orphaned': 'یک تغییر ثبت نشد، چون آن کالا دیگر در سبد خرید شما نیست.',

  'cart.changeError.conflict': 'سبد خرید شما در جای دیگری تغییر کرده است. این آخرین نسخهٔ آن است.',
  'cart.changeError.rejected': 'این تغییر ممکن نشد. سبد خرید شما تغییری نکرده است.',
  'cart.changeError.failed': 'آخرین تغییر شما ثبت نشد. دوباره تلاش کنید.',
  'cart.changeError.offline':
    'اتصال اینترنت برقرار نیست و آخرین تغییر شما ثبت نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  'cart.changeError.stock': 'این تعداد موجود نیست. سبد خرید شما تغییری نکرده است.',
  'cart.changeError.gone': 'این کالا دیگر در سبد خرید شما نیست.',

  'cart.checkout.slow': 'تسویه‌حساب بیش از حد معمول طول کشیده است. مبلغی کسر نشده است.',
  'cart.return.loading': 'در حال دریافت اطلاعات سفارش شما',
  'cart.return.ordered': 'از خرید شما سپاسگزاریم',
  'cart.return.orderedText': 'سفارش شما ثبت شد.',
  'cart.return.left': 'از تسویه‌حساب خارج شدید',
  'cart.return.leftText': 'سفارشی ثبت نشد. سبد خرید شما تغییری نکرده است.',
  'cart.return.unconfirmed': 'سفارش شما در حال تأیید است',
  'cart.return.unconfirmedText': 'منتظر تأیید سفارش هستیم. لطفاً دوباره پرداخت نکنید.',
  'cart.return.unknown': 'سفارش شما روی این دستگاه پیدا نشد',
  'cart.return.unknownText':
    'اگر پرداخت کرده‌اید، سفارش شما محفوظ است. تأییدیهٔ آن را در ایمیل خود ببینید.',
  'cart.return.failed': 'دریافت اطلاعات سفارش ممکن نشد',
  'cart.return.failedText': 'سفارش شما محفوظ است. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  'cart.return.check': 'بررسی دوباره',
  'cart.return.toCart': 'بازگشت به سبد خرید',
  'cart.return.next': 'مرحله‌های بعد',
  'cart.return.items': 'سفارش شما',
  'cart.return.sent': 'ارسال‌شده به تسویه‌حساب',
  'cart.return.subtotal': 'جمع جزء',
};
