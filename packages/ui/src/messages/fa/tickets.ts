import type { tickets as english } from '../en/tickets.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const tickets: TranslatedMessages<typeof english> = {
  'tickets.title': 'بلیت‌ها',
  'tickets.list': 'بلیت‌ها برای انتخاب',
  'tickets.failed': 'بلیت‌ها بارگذاری نشدند.',
  'tickets.stale': 'این وضع پیشین بلیت‌هاست. خواندن دوبارهٔ آن‌ها ممکن نشد.',
  'tickets.none.title': 'هنوز بلیتی نیست',
  'tickets.none.description': 'برگزارکننده هنوز فروش را آغاز نکرده است. لطفاً بعداً دوباره سر بزنید.',
  'tickets.free': 'رایگان',
  'tickets.from': 'از {price}',
  'tickets.each': 'هر بلیت',
  'tickets.left': { one: '{count} عدد مانده', other: '{count} عدد مانده' },
  'tickets.until': 'فروش تا {when}',
  'tickets.feeOnTop': 'به‌علاوهٔ کارمزد',
  'tickets.feeIncluded': 'با کارمزد',
  'tickets.feeAtCheckout': 'کارمزد هنگام پرداخت افزوده می‌شود',
  'tickets.taxOnTop': 'به‌علاوهٔ {name}',
  'tickets.taxIncluded': 'با {name}',
  'tickets.taxAtCheckout': '{name} هنگام پرداخت افزوده می‌شود',
  'tickets.tax': 'مالیات',

  'tickets.scheduled': 'آغاز فروش {when}',
  'tickets.scheduledUnknown': 'فروش هنوز آغاز نشده است',
  'tickets.opensIn': '{time} دیگر',
  'tickets.opening': 'فروش در حال آغاز است.',
  'tickets.opened': 'فروش {name} آغاز شد.',
  'tickets.ended': 'فروش در {when} پایان یافت. لطفاً بلیت دیگری انتخاب کنید.',
  'tickets.endedUnknown': 'فروش پایان یافته است. لطفاً بلیت دیگری انتخاب کنید.',
  'tickets.closed': 'فروش {name} پایان یافت.',
  'tickets.soldOut': 'فروخته شد. لطفاً بلیت دیگری انتخاب کنید.',
  'tickets.reserved': 'اکنون همه نگه داشته شده‌اند. شاید چند بلیت بازگردد.',
  'tickets.refresh': 'دوباره ببینید',
  'tickets.refreshOf': 'دوباره ببینید: {name}',
  'tickets.refreshing': 'در حال بررسی',
  'tickets.refreshWait': { one: 'دوباره تا {count} ثانیه', other: 'دوباره تا {count} ثانیه' },
  'tickets.limitTicket': {
    one: 'در هر سفارش {count} عدد از این بلیت ممکن است.',
    other: 'در هر سفارش {count} عدد از این بلیت ممکن است.',
  },
  'tickets.limitOrder': {
    one: 'هر سفارش {count} بلیت دارد. برای افزودن، از بلیت دیگری کم کنید.',
    other: 'هر سفارش تا {count} بلیت دارد. برای افزودن، از بلیت دیگری کم کنید.',
  },
  'tickets.atLeastOne': 'اگر آن را نمی‌خواهید، حذفش کنید.',

  'tickets.code': 'کد بلیت',
  'tickets.code.show': 'نمایش بلیت‌ها',
  'tickets.code.checking': 'در حال بررسی',
  'tickets.code.blank': 'کد را وارد کنید.',
  'tickets.code.failed': 'بررسی کد ممکن نشد. لطفاً دوباره امتحان کنید.',
  'tickets.code.unknown': 'کد {code} را نمی‌شناسیم. املای آن را بررسی کنید.',
  'tickets.code.revealed': {
    one: '{count} بلیت به فهرست افزوده شد.',
    other: '{count} بلیت به فهرست افزوده شد.',
  },

  'tickets.name': 'تعیین مبلغ',
  'tickets.nameOf': 'تعیین مبلغ برای {name}',
  'tickets.price': 'مبلغ شما برای هر بلیت',
  'tickets.priceHint': '{price} یا بیشتر',
  'tickets.priceAny': 'هر مبلغی، حتی هیچ',
  'tickets.remove': 'حذف',
  'tickets.removeOf': 'حذف {name}',
  'tickets.times': '{count} × {price} = {total}',
  'tickets.price.blank': 'مبلغی از {min} به بالا وارد کنید.',
  'tickets.price.notANumber': 'مبلغ را با رقم وارد کنید، مانند {example}.',
  'tickets.price.negative': 'مبلغی از {min} به بالا وارد کنید.',
  'tickets.price.decimals': {
    '=0': 'مبلغ را بدون اعشار وارد کنید، مانند {example}.',
    one: 'حداکثر {count} رقم اعشار وارد کنید، مانند {example}.',
    other: 'حداکثر {count} رقم اعشار وارد کنید، مانند {example}.',
  },
  'tickets.price.long': 'مبلغی با حداکثر {count} نویسه وارد کنید.',
  'tickets.price.low': 'کمترین مبلغ {min} است. همان یا بیشتر وارد کنید.',

  'tickets.short': {
    '=0': 'این بلیت دیگر موجود نیست.',
    one: 'تنها {count} عدد مانده، شما {requested} عدد خواستید.',
    other: 'تنها {count} عدد مانده، شما {requested} عدد خواستید.',
  },
  'tickets.shortReserved': {
    '=0': 'اکنون دیگران همه را نگه داشته‌اند. شاید چند بلیت بازگردد.',
    one: 'اکنون تنها {count} عدد مانده، شما {requested} عدد خواستید. شاید دیگران بازگردانند.',
    other: 'اکنون تنها {count} عدد مانده، شما {requested} عدد خواستید. شاید دیگران بازگردانند.',
  },
  'tickets.shortOwn': {
    '=0': 'شاید این‌ها از پیش برای شما نگه داشته شده باشند، چون به درخواست نخست شما پاسخی نرسید. در این صورت خودبه‌خود بازمی‌گردند.',
    one: 'اکنون تنها {count} عدد مانده، شما {requested} عدد خواستید. شاید بقیه از پیش برای شما نگه داشته شده باشند، چون به درخواست نخست شما پاسخی نرسید.',
    other:
      'اکنون تنها {count} عدد مانده، شما {requested} عدد خواستید. شاید بقیه از پیش برای شما نگه داشته شده باشند، چون به درخواست نخست شما پاسخی نرسید.',
  },
  'tickets.continueWith': { one: 'ادامه با {count} عدد', other: 'ادامه با {count} عدد' },
  'tickets.continueWithOf': {
    one: 'ادامه با {count} عدد {name}',
    other: 'ادامه با {count} عدد {name}',
  },
  'tickets.overLimit': {
    one: 'در هر سفارش {count} عدد از این بلیت ممکن است.',
    other: 'در هر سفارش {count} عدد از این بلیت ممکن است.',
  },
  'tickets.overLimitUnknown': 'این تعداد بیش از حد یک سفارش است.',
  'tickets.underMinimum': {
    one: 'دست‌کم {count} بلیت انتخاب کنید.',
    other: 'دست‌کم {count} بلیت انتخاب کنید.',
  },
  'tickets.underMinimumUnknown': 'این تعداد کمتر از حد یک سفارش است. لطفاً بیشتر انتخاب کنید.',
  'tickets.quantityInvalid': 'این تعداد پذیرفته نشد. تعداد دیگری انتخاب کنید.',
  'tickets.lineInvalid':
    'برگزارکننده این را به این صورت نپذیرفت. آن را تغییر دهید و دوباره امتحان کنید.',
  'tickets.lineLow': 'برگزارکننده این مبلغ را نپذیرفت. کمترین مبلغ {min} است.',
  'tickets.lineHigh': 'برگزارکننده این مبلغ را نپذیرفت. بیشترین مبلغ {max} است.',

  'tickets.problem.limit': {
    one: 'هر سفارش {count} بلیت دارد.',
    other: 'هر سفارش تا {count} بلیت دارد.',
  },
  'tickets.problem.limitUnknown': 'این بیش از حد یک سفارش است. لطفاً کمتر انتخاب کنید.',
  'tickets.problem.minimum': {
    one: 'برای این سفارش دست‌کم {count} بلیت انتخاب کنید.',
    other: 'برای این سفارش دست‌کم {count} بلیت انتخاب کنید.',
  },
  'tickets.problem.minimumUnknown': 'این کمتر از حد یک سفارش است. لطفاً بیشتر انتخاب کنید.',
  'tickets.problem.notAvailable': 'یکی از این بلیت‌ها موجود نیست. فهرست، وضع کنونی را نشان می‌دهد.',
  'tickets.problem.rejected': 'این بلیت‌ها نگه داشته نشدند. مبلغی برداشت نشد.',
  'tickets.problem.unreachable':
    'بلیت‌ها نگه داشته نشدند، چون ارتباط برقرار نشد. لطفاً دوباره امتحان کنید.',
  'tickets.problem.stillHeld': 'آنچه پیش‌تر برایتان نگه داشته شده بود همچنان از آن شماست.',
  'tickets.problem.swap': 'بازگرداندن و تلاش دوباره',
  'tickets.problem.swapHint':
    'شاید بلیت‌های نگه‌داشته‌شدهٔ شما به حساب بیایند. اگر نخست آن‌ها را بازگردانید، دیگران می‌توانند بگیرند.',
  'tickets.problem.shorts': {
    one: '{count} بلیت آن‌گونه که خواستید موجود نیست. انتخاب شما نگه داشته شد.',
    other: '{count} بلیت آن‌گونه که خواستید موجود نیست. انتخاب شما نگه داشته شد.',
  },
  'tickets.problem.none': 'دست‌کم یک بلیت انتخاب کنید.',

  'tickets.unknown.title': 'پاسخی نرسید، پس روشن نیست که بلیت‌ها برایتان نگه داشته شده‌اند یا نه.',
  'tickets.unknown.retry': 'یک بار دیگر بپرسید',
  'tickets.unknown.still':
    'همچنان پاسخی نمی‌رسد. اگر بلیتی برایتان نگه داشته شده باشد، خودبه‌خود بازمی‌گردد.',
  'tickets.unknown.leave': 'شروع دوباره',
  'tickets.canceled': 'برگزارکننده بلیت‌های نگه‌داشته‌شده را پس گرفت. لطفاً دوباره انتخاب کنید.',
  'tickets.canceledByBuyer': 'بلیت‌های شما در صفحه‌ای دیگر بازگردانده شدند. لطفاً دوباره انتخاب کنید.',

  'tickets.restored.title': {
    one: '{count} بلیت از صفحه یا بازدیدی دیگر تا {time} برایتان نگه داشته شده است.',
    other: '{count} بلیت از صفحه یا بازدیدی دیگر تا {time} برایتان نگه داشته شده است.',
  },
  'tickets.restored.resume': 'ادامه',
  'tickets.restored.startOver': 'شروع دوباره',
  'tickets.restored.failed': 'پرسیدن وضع آن‌ها ممکن نشد. لطفاً دوباره امتحان کنید.',

  'tickets.count': { one: '{count} بلیت', other: '{count} بلیت' },
  'tickets.estimate': { one: 'برآورد برای {count} بلیت', other: 'برآورد برای {count} بلیت' },
  'tickets.estimateNote': 'کارمزد، مالیات و کد تخفیف هنگام نگه داشتن بلیت‌ها حساب می‌شود.',
  'tickets.estimateFree': 'برای این‌ها پرداختی لازم نیست.',
  'tickets.continue': 'ادامه و ورود مشخصات',
  'tickets.get': 'دریافت بلیت',
  'tickets.reserving': 'در حال نگه داشتن بلیت‌ها',

  'tickets.reservation.title': {
    one: '{count} بلیت برایتان نگه داشته شده است',
    other: '{count} بلیت برایتان نگه داشته شده است',
  },
  'tickets.reservation.until': 'تا ساعت {time}',
  'tickets.reservation.renew': 'نگه داشتن طولانی‌تر',
  'tickets.reservation.renewing': 'در حال نگه داشتن',
  'tickets.reservation.notRenewed':
    'نگه داشتن طولانی‌تر ممکن نشد. بلیت‌ها به هر حال تا {time} از آن شماست.',
  'tickets.reservation.release': 'بازگرداندن',
  'tickets.reservation.fiveMinutes': 'بلیت‌های شما پنج دقیقهٔ دیگر نگه داشته می‌شوند.',
  'tickets.reservation.twoMinutes':
    'بلیت‌های شما دو دقیقهٔ دیگر نگه داشته می‌شوند. می‌توانید آن‌ها را طولانی‌تر نگه دارید.',
  'tickets.reservation.oneMinute': 'بلیت‌های شما یک دقیقهٔ دیگر نگه داشته می‌شوند.',
  'tickets.reservation.halfMinute': 'بلیت‌های شما سی ثانیهٔ دیگر نگه داشته می‌شوند.',

  'tickets.ended.title': 'مهلت نگه داشتن پایان یافت',
  'tickets.ended.description':
    'بلیت‌های شما دوباره در فروش‌اند. آنچه وارد کرده‌اید نگه داشته شده است.',
  'tickets.ended.saved': 'آنچه وارد کرده‌اید برای انتخاب بعدی نگه داشته شده است.',
  'tickets.ended.lost': 'همهٔ این بلیت‌ها دیگر موجود نیستند.',
  'tickets.ended.again': 'نگه داشتن دوباره',
  'tickets.ended.pending': 'در حال نگه داشتن',
  'tickets.ended.back': 'بازگشت به بلیت‌ها',

  'tickets.summary.failed': 'جمع حساب نشد. بلیت‌ها همچنان برایتان نگه داشته شده‌اند.',
  'tickets.consent.changed': 'قیمت تغییر کرده است: {to}. هنگام انتخاب شما {from} بود.',
  'tickets.consent.agree': 'ادامه با {to}',
  'tickets.benefit.label': 'عضویت‌های شما',
  'tickets.benefit.none': 'هیچ‌کدام',
  'tickets.benefit.rejected':
    'این عضویت برای این بلیت‌ها نیست. عضویت دیگری یا هیچ‌کدام را انتخاب کنید.',
};
