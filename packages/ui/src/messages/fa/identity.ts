import type { identity as english } from '../en/identity.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const identity: TranslatedMessages<typeof english> = {
  'identity.email': 'ایمیل',
  'identity.password': 'گذرواژه',
  'identity.firstName': 'نام',
  'identity.lastName': 'نام خانوادگی',
  'identity.or': 'یا',
  'identity.backToLogIn': 'بازگشت به ورود',

  'identity.logIn.title': 'ورود',
  'identity.logIn.submit': 'ورود',
  'identity.logIn.pending': 'در حال ورود',
  'identity.logIn.reset': 'بازنشانی گذرواژه',
  'identity.logIn.newHere': 'تازه آمده‌اید؟',
  'identity.logIn.create': 'ساختن حساب',
  'identity.logIn.enterEmail': 'نشانی ایمیل خود را وارد کنید، مانند name@example.com',
  'identity.logIn.enterPassword': 'گذرواژهٔ خود را وارد کنید',

  'identity.register.title': 'ساختن حساب',
  'identity.register.submit': 'ساختن حساب',
  'identity.register.pending': 'در حال ساختن حساب',
  'identity.register.known': 'حساب دارید؟',
  'identity.register.logIn': 'ورود',
  'identity.register.choosePassword': 'گذرواژه‌ای انتخاب کنید',

  'identity.forgot.title': 'بازنشانی گذرواژه',
  'identity.forgot.description': 'پیوندی برای تعیین گذرواژهٔ تازه برایتان می‌فرستیم.',
  'identity.forgot.submit': 'ارسال پیوند',
  'identity.forgot.pending': 'در حال ارسال',
  'identity.forgot.sentTitle': 'صندوق ایمیل خود را ببینید',
  'identity.forgot.sent': 'اگر حسابی برای {email} باشد، پیوند تعیین گذرواژهٔ تازه در راه است.',
  'identity.forgot.again': 'ارسال دوباره',

  'identity.reset.title': 'تعیین گذرواژهٔ تازه',
  'identity.reset.password': 'گذرواژهٔ تازه',
  'identity.reset.submit': 'ذخیرهٔ گذرواژه',
  'identity.reset.pending': 'در حال ذخیره',
  'identity.reset.doneTitle': 'گذرواژهٔ شما تعیین شد',
  'identity.reset.done': 'برای ادامه با آن وارد شوید.',

  'identity.reset.endedTitle': 'اعتبار این پیوند به پایان رسیده است',
  'identity.reset.ended': 'پیوند تعیین گذرواژه تنها یک بار و برای مدتی کوتاه معتبر است.',
  'identity.reset.again': 'ارسال پیوند تازه',

  'identity.verify.title': 'کد را وارد کنید',
  'identity.verify.description': 'شش رقم به {email} فرستادیم.',
  'identity.verify.code': 'کد',
  'identity.verify.enterCode': 'شش رقمی را که در ایمیل آمده است وارد کنید',
  'identity.verify.submit': 'ادامه',
  'identity.verify.pending': 'در حال بررسی',
  'identity.verify.resend': 'ارسال کد تازه',
  'identity.verify.resendIn': 'ارسال کد تازه تا {count} ثانیهٔ دیگر',
  'identity.verify.resent': 'کد تازه‌ای در راه است.',

  'identity.captcha.label': 'آیا انسان هستید؟',
  'identity.captcha.solve': 'نشان دهید که انسان هستید',
  'identity.captcha.expired': 'مهلت آزمون به پایان رسید. یک بار دیگر انجامش دهید.',
  'identity.captcha.failed': 'آزمون بارگذاری نشد. شاید یک مسدودکنندهٔ تبلیغات مانع آن باشد.',
  'identity.captcha.elsewhere': 'ورود در صفحه‌ای دیگر',

  'identity.approval.title': 'حساب شما در حال بررسی است',
  'identity.approval.description': 'همین‌که حساب باز شود به {email} می‌نویسیم. کار دیگری لازم نیست.',
  'identity.approval.done': 'متوجه شدم',

  'identity.hosted.title': 'یک گام دیگر',
  'identity.hosted.description':
    'حساب شما برای اطمینان از هویتتان تأیید دومی می‌خواهد. این کار در صفحه‌ای جداگانه انجام می‌شود و پس از آن به اینجا بازمی‌گردید.',
  'identity.hosted.continue': 'ادامه در آنجا',
  'identity.hosted.elsewhereTitle': 'ادامه در صفحه‌ای دیگر',
  'identity.hosted.elsewhereDescription': 'در آنجا وارد می‌شوید و پس از آن به اینجا بازمی‌گردید.',
  'identity.hosted.slowTitle': 'ورود شما هنوز در جریان است',
  'identity.hosted.slowDescription':
    'این کار بیش از معمول طول کشیده است. می‌توانید همین‌جا منتظر بمانید یا در صفحهٔ ورود ادامه دهید.',
  'identity.hosted.waiting': 'در انتظار صفحهٔ دیگر',
  'identity.hosted.startAgain': 'شروع دوباره',
  'identity.hosted.closed': 'پنجرهٔ دیگر پیش از ورود شما بسته شد.',
  'identity.hosted.timedOut': 'صفحهٔ دیگر به‌موقع پاسخ نداد.',
  'identity.hosted.blocked': 'مرورگر شما اجازهٔ بازشدن پنجره را نداد.',
  'identity.hosted.rejected': 'صفحهٔ دیگر شما را وارد نکرد.',

  'identity.connections.with': 'ادامه با {name}',
  'identity.connections.pending': 'در انتظار {name}',
  'identity.connections.elsewhere':
    '{name} شما را در صفحهٔ خودش وارد می‌کند، بدون گذرواژه‌ای در اینجا.',
  'identity.connections.submit': 'رفتن به {name}',

  'identity.context.framed':
    'این صفحه درون وب‌گاه دیگری نمایش داده می‌شود و نباید در آن گذرواژه‌ای وارد کرد.',
  'identity.context.framedAction': 'بازکردن جداگانه',
  'identity.context.insecure':
    'اتصال به این صفحه رمزگذاری نشده است، پس ممکن است گذرواژه در راه خوانده شود.',
  'identity.context.insecureAction': 'رفتن به صفحهٔ رمزگذاری‌شده',

  'identity.ended.title': 'از حساب خود خارج شدید',
  'identity.ended.description': 'نشست شما به پایان رسید. آنچه انتخاب کرده‌اید می‌ماند.',
  'identity.ended.dismiss': 'ادامه بدون حساب',

  'identity.logoutFailed.title': 'در این دستگاه از حساب خود خارج شدید',
  'identity.logoutFailed.description':
    'نتوانستیم نشست شما را در سرویس ورود پایان دهیم؛ پس شاید کس دیگری در این دستگاه بتواند با حساب شما وارد شود. دوباره تلاش کنید. اگر دیگران هم از این دستگاه استفاده می‌کنند، مرورگر را ببندید.',
  'identity.logoutFailed.again': 'هنوز نتوانستیم نشست شما را در سرویس ورود پایان دهیم.',

  'identity.renewal.failed':
    'به سرویس ورود دسترسی نداریم و شاید بعضی اطلاعات نشان داده نشود. شما همچنان وارد حساب خود هستید.',
  'identity.renewal.done': 'دوباره به سرویس ورود دسترسی داریم.',

  'identity.account.title': 'حساب',
  'identity.account.logOut': 'خروج',
  'identity.account.loggingOut': 'در حال خروج',

  'identity.account.visitorTitle': 'برای دیدن حساب خود وارد شوید',
  'identity.account.visitor': 'سفارش‌ها، بلیت‌ها و مشخصات برای اعضاست.',
  'identity.account.sections': 'بخش‌های حساب',

  'identity.profile.title': 'مشخصات',
  'identity.profile.name': 'نام',
  'identity.profile.noName': 'هنوز نامی نیست',
  'identity.profile.unknown': 'مشخصات شما پس از ورود بعدی اینجا دیده می‌شود.',
  'identity.profile.failed': 'خواندن مشخصات شما ممکن نشد.',
  'identity.profile.edit': 'ویرایش',
  'identity.profile.save': 'ذخیره',
  'identity.profile.saving': 'در حال ذخیره',
  'identity.profile.saved': 'مشخصات شما ذخیره شد.',
  'identity.profile.cancel': 'انصراف',

  'identity.security.title': 'امنیت',
  'identity.security.password': 'گذرواژه',
  'identity.security.passwordNote': 'گذرواژه‌ای انتخاب کنید که جای دیگری به کار نمی‌برید.',
  'identity.security.change': 'تغییر',
  'identity.security.changed': 'گذرواژهٔ شما تغییر کرد.',
  'identity.security.here': 'این دستگاه',
  'identity.security.hereNote': 'در اینجا و در صفحهٔ ورود از حساب خارج می‌شوید.',
  'identity.security.everywhere': 'همهٔ دستگاه‌ها',
  'identity.security.everywhereNote': 'در هر تلفن و رایانه باید دوباره وارد شوید.',
  'identity.security.logOutEverywhere': 'خروج از همه‌جا',
  'identity.security.notLoggedOut':
    'خروج از همهٔ دستگاه‌ها ممکن نشد. یک دقیقهٔ دیگر دوباره تلاش کنید.',

  'identity.problem.match':
    'ایمیل و گذرواژه با هم نمی‌خوانند. دوباره تلاش کنید یا گذرواژه را بازنشانی کنید.',
  'identity.problem.reset': 'این گذرواژه باید از نو تعیین شود. برای ورود آن را بازنشانی کنید.',
  'identity.problem.taken': 'حسابی با این ایمیل هست. با آن وارد شوید یا گذرواژه را بازنشانی کنید.',
  'identity.problem.email': 'نشانی ایمیلی مانند name@example.com وارد کنید',
  'identity.problem.human': 'نشان دهید که انسان هستید و سپس دوباره بفرستید.',
  'identity.problem.captcha': 'آزمون انسان‌بودن بارگذاری نشد. به جای آن در صفحه‌ای دیگر وارد شوید.',
  'identity.problem.notVerified':
    'با این کار وارد نشدید. دوباره تلاش کنید یا به شیوه‌ای دیگر وارد شوید.',
  'identity.problem.again': 'برای ادامه دوباره وارد شوید.',
  'identity.problem.code': 'این کد درست نیست. تازه‌ترین ایمیل را ببینید.',
  'identity.problem.ended': 'اعتبار این پیوند به پایان رسیده است. پیوند تازه‌ای بخواهید.',
  'identity.problem.unreachable':
    'دسترسی به ما ممکن نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید: آنچه نوشته‌اید می‌ماند.',
  'identity.problem.failed': 'انجام نشد. یک دقیقهٔ دیگر دوباره تلاش کنید.',
};
