import type { orders as english } from '../en/orders.ts';
import type { Translated } from '../message.ts';

export const orders: Translated<typeof english> = {
  'orders.number': 'سفارش',
  'orders.summary': 'خلاصه',
  'orders.failed': 'این سفارش خوانده نشد. چیزی در آن تغییر نکرده است.',
  'orders.missing.title': 'چنین سفارشی وجود ندارد',
  'orders.missing.lead': 'شاید پیوند کامل نباشد. پیوند کامل در ایمیل سفارش آمده است.',

  'orders.awaiting-payment.status': 'پرداخت‌نشده',
  'orders.awaiting-payment.title': 'پرداخت شما هنوز نرسیده است',
  'orders.awaiting-payment.lead':
    'اگر همین حالا پرداخت کرده‌اید، کمی زمان می‌برد. اگر نه، می‌توانید اکنون {total} بپردازید.',
  'orders.processing.status': 'پرداخت در حال بررسی',
  'orders.processing.title': 'پرداخت شما در حال بررسی است',
  'orders.processing.lead':
    'سرویس پرداخت هنوز آن را بررسی می‌کند. بلیت‌های شما تا آن هنگام نگه داشته می‌شود و پس از تأیید به {email} می‌نویسیم.',
  'orders.reserved-on-card.status': 'رزروشده روی کارت',
  'orders.reserved-on-card.title': 'روی کارت شما رزرو شد، هنوز برداشت نشده است',
  'orders.reserved-on-card.lead':
    'مبلغ {total} روی کارت شما کنار گذاشته شده است. هنگامی برداشت می‌شود که برگزارکننده سفارش را تأیید کند؛ آنگاه به {email} می‌نویسیم.',
  'orders.pay-in-person.status': 'پرداخت حضوری',
  'orders.pay-in-person.title': 'بلیت‌های شما نگه داشته شده است',
  'orders.pay-in-person.lead': 'مبلغ {total} را حضوری می‌پردازید. چیزی آنلاین برداشت نشد.',
  'orders.partly-paid.status': 'بخشی پرداخت‌شده',
  'orders.partly-paid.title': 'بخشی هنوز پرداخت نشده است',
  'orders.partly-paid.lead':
    'بخشی از {total} رسیده است. بلیت‌های شما نگه داشته شده است و برگزارکننده شیوهٔ پرداخت مانده را به شما می‌گوید.',
  'orders.preparing.status': 'تأییدشده',
  'orders.preparing.title': 'بلیت‌های شما در حال آماده شدن است',
  'orders.preparing.lead':
    'سفارش شما کامل است. بلیت‌ها تا لحظه‌ای دیگر همین‌جا دیده می‌شود و به {email} هم می‌رسد.',
  'orders.ready.status': 'پرداخت‌شده',
  'orders.ready.title': 'سپاسگزاریم. بلیت‌های شما اینجاست',
  'orders.ready.lead':
    'به {email} هم فرستاده شد. آن‌ها را هنگام ورود، روی کاغذ یا صفحهٔ نمایش نشان دهید.',
  'orders.free.status': 'تأییدشده، رایگان',
  'orders.free.title': 'بلیت‌های شما اینجاست',
  'orders.free.lead': 'پرداختی لازم نبود. بلیت‌ها به {email} هم فرستاده شد.',
  'orders.declined.status': 'ردشده',
  'orders.declined.title': 'پرداخت پذیرفته نشد',
  'orders.declined.lead':
    'مبلغی برداشت نشد. بلیت‌های شما دوباره به فروش گذاشته شد و می‌توانید با شیوهٔ پرداخت دیگری دوباره تلاش کنید.',
  'orders.canceled.status': 'لغوشده',
  'orders.canceled.title': 'این سفارش بی‌پرداخت پایان یافت',
  'orders.canceled.lead':
    'به‌موقع پرداخت نشد یا لغو شد. بلیت‌های شما دوباره به فروش گذاشته شد و مبلغی برداشت نشد.',
  'orders.refund.status': 'لغوشده',
  'orders.refund.title': 'این سفارش لغو شد',
  'orders.refund.lead':
    'بلیت‌ها دیگر اعتبار ندارد. پرداختی برای آن به ما رسیده است؛ آن را بررسی می‌کنیم و به {email} می‌نویسیم.',
  'orders.voided.status': 'آزادشده',
  'orders.voided.title': 'مبلغ رزروشده آزاد شد',
  'orders.voided.lead':
    'از کارت شما برداشتی نشد و بلیتی صادر نشده است. مبلغ {total} تا چند روز دیگر آزاد می‌شود.',
  'orders.unknown.status': 'نامشخص',
  'orders.unknown.title': 'وضعیت این سفارش برای ما روشن نیست',
  'orders.unknown.lead': 'سفارش ثبت شده است. لحظه‌ای دیگر دوباره بپرسید.',

  'orders.payBy': 'بلیت‌های شما تا {when} نگه داشته می‌شود.',
  'orders.capturedOn': 'اگر برگزارکننده خبری ندهد، {when} برداشت می‌شود.',
  'orders.voidedOn': 'اگر برگزارکننده خبری ندهد، {when} آزاد می‌شود.',
  'orders.late': 'هنوز خبری نیست. ممکن است بیشتر طول بکشد؛ همین که خبری شد به {email} می‌نویسیم.',
  'orders.lateUnknown': 'هنوز خبری نیست. ممکن است بیشتر طول بکشد؛ کمی بعد دوباره بپرسید.',
  'orders.askFailed': 'وضعیت سفارش پرسیده نشد. اتصال خود را بررسی کنید.',
  'orders.refresh': 'بررسی دوباره',
  'orders.asking': 'در حال بررسی',

  'orders.pay': 'پرداخت',
  'orders.pay.opening': 'در حال گشودن پرداخت',
  'orders.pay.failed': 'صفحهٔ پرداخت باز نشد. مبلغی برداشت نشد. دوباره تلاش کنید.',
  'orders.pay.address': 'نشانی‌ای که برای پرداخت آمد باز نمی‌شود. مبلغی برداشت نشد.',

  'orders.tickets': 'بلیت‌ها',
  'orders.ticket': 'بلیت',
  'orders.ticketOf': 'بلیت {number}',
  'orders.download': 'دانلود',
  'orders.wallet': 'افزودن به کیف پول',
  'orders.downloadAll': 'دانلود همه',
  'orders.downloadTickets': { one: 'دانلود بلیت', other: 'دانلود {count} بلیت' },
  'orders.ticketCanceled': 'لغوشده',
  'orders.checkedIn': 'ورود ثبت شد، {when}',

  'orders.checkout.step': 'گام {place} از {of}',
  'orders.checkout.failed': 'صفحهٔ سفارش خوانده نشد. بلیت‌های شما همچنان نگه داشته شده است.',
  'orders.checkout.none.title': 'بلیتی برای شما نگه داشته نشده است',
  'orders.checkout.none.lead': 'نخست بلیت برگزینید. آنچه نوشته‌اید می‌ماند.',
  'orders.details.title': 'مشخصات شما',
  'orders.details.continue': 'ادامه و بازبینی',
  'orders.buyer': 'خریدار',
  'orders.guest': 'مهمان {place} از {of}',
  'orders.guestOf': 'مهمان {place} از {of}، {ticket}',
  'orders.copy': 'رونوشت از خریدار',
  'orders.copyTo': 'برای مهمان {place}',
  'orders.back': 'بازگشت',

  'orders.review.title': 'بازبینی سفارش',
  'orders.conditions': 'شرایط بلیت‌های شما',
  'orders.conditions.accept': 'این را خوانده‌ام و می‌پذیرم',
  'orders.conditions.problem': 'برای ادامه، شرایط بلیت‌ها را بپذیرید',
  'orders.payment': 'چگونه می‌پردازید؟',
  'orders.payment.online': 'آنلاین',
  'orders.payment.online.hint': 'به صفحهٔ پرداخت می‌روید و به همین‌جا بازمی‌گردید.',
  'orders.payment.in-person': 'حضوری',
  'orders.payment.in-person.hint': 'بلیت‌ها برای شما کنار گذاشته می‌شود. چیزی آنلاین برداشت نمی‌شود.',
  'orders.review.online': 'ادامه و پرداخت',
  'orders.review.in-person': 'سفارش و پرداخت حضوری',
  'orders.review.free': 'دریافت بلیت',
  'orders.review.sending': 'در حال ثبت سفارش',
  'orders.review.price': 'قیمت تغییر کرده است. نخست آن را بپذیرید.',
  'orders.review.noPrice': 'مبلغ کل هنوز روشن نیست. کمی صبر کنید و دوباره تلاش کنید.',
  'orders.review.failed':
    'سفارش ثبت نشد. مبلغی برداشت نشد و بلیت‌های شما همچنان نگه داشته شده است. دوباره تلاش کنید.',
  'orders.review.refused':
    'برگزارکننده این سفارش را نپذیرفت. مبلغی برداشت نشد و بلیت‌های شما همچنان نگه داشته شده است.',
  'orders.review.unheard':
    'پاسخی نرسید و روشن نیست سفارشی ثبت شده است یا نه. دوباره تلاش کنید: بیش از یک سفارش ثبت نمی‌شود.',
  'orders.pay.leaving': 'به صفحهٔ پرداخت می‌روید. سفارش شما تا آن هنگام نگه داشته می‌شود.',
  'orders.elsewhere.title': 'این بلیت‌ها پیش‌تر سفارش داده شده است',
  'orders.elsewhere.lead': 'این کار در صفحهٔ دیگری انجام شد. ایمیل سفارش به آن می‌رسد.',
};
