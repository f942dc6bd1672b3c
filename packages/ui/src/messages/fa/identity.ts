import type { identity as english } from '../en/identity.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of login, registration and the account in Persian. */
export const identity: TranslatedMessages<typeof english> = {
  'identity.email': 'ایمیل',
  'identity.password': 'رمز عبور',
  'identity.firstName': 'نام',
  'identity.lastName': 'نام خانوادگی',
  'identity.or': 'یا',
  'identity.backToLogIn': 'بازگشت به ورود',

  'identity.logIn.title': 'ورود',
  'identity.logIn.pending': 'در حال ورود',
  'identity.logIn.reset': 'بازیابی رمز عبور',
  'identity.logIn.newHere': 'حساب کاربری ندارید؟',
  'identity.logIn.create': 'ایجاد حساب کاربری',
  'identity.logIn.enterEmail': 'نشانی ایمیل خود را وارد کنید، مانند name@example.com',
  'identity.logIn.enterPassword': 'رمز عبور خود را وارد کنید',

  'identity.register.title': 'ایجاد حساب کاربری',
  'identity.register.submit': 'ایجاد حساب',
  'identity.register.pending': 'در حال ایجاد حساب',
  'identity.register.known': 'حساب کاربری دارید؟',
  'identity.register.logIn': 'ورود',
  'identity.register.choosePassword': 'رمز عبوری انتخاب کنید',

  'identity.forgot.title': 'بازیابی رمز عبور',
  'identity.forgot.description': 'لینک انتخاب رمز عبور جدید را برایتان ایمیل می‌کنیم.',
  'identity.forgot.submit': 'ارسال لینک',
  'identity.forgot.pending': 'در حال ارسال',
  'identity.forgot.sentTitle': 'ایمیل خود را بررسی کنید',
  'identity.forgot.sent':
    'اگر حسابی با {email} وجود داشته باشد، لینک انتخاب رمز عبور جدید را به آن فرستاده‌ایم.',
  'identity.forgot.again': 'ارسال دوباره',

  'identity.reset.title': 'انتخاب رمز عبور جدید',
  'identity.reset.password': 'رمز عبور جدید',
  'identity.reset.submit': 'ذخیرهٔ رمز عبور',
  'identity.reset.pending': 'در حال ذخیره',
  'identity.reset.doneTitle': 'رمز عبور شما تغییر کرد',
  'identity.reset.done': 'اکنون می‌توانید با آن وارد شوید.',

  'identity.reset.endedTitle': 'این لینک منقضی شده است',
  'identity.reset.ended': 'هر لینک فقط یک بار و برای مدت کوتاهی معتبر است.',
  'identity.reset.again': 'ارسال لینک جدید',

  'identity.verify.title': 'کد تأیید را وارد کنید',
  'identity.verify.description': 'کد شش‌رقمی به {email} ارسال شد.',
  'identity.verify.code': 'کد تأیید',
  'identity.verify.enterCode': 'کد شش‌رقمی ایمیل را وارد کنید',
  'identity.verify.submit': 'ادامه',
  'identity.verify.pending': 'در حال بررسی',
  'identity.verify.resend': 'ارسال کد جدید',
  'identity.verify.resendIn': 'ارسال کد جدید تا {count} ثانیهٔ دیگر',
  'identity.verify.resent': 'کد شش‌رقمی جدید به {email} ارسال شد.',

  'identity.captcha.label': 'بررسی امنیتی',
  'identity.captcha.solve': 'تأیید کنید که ربات نیستید',
  'identity.captcha.expired': 'مهلت بررسی پایان یافت. دوباره تلاش کنید.',
  'identity.captcha.failed':
    'بررسی امنیتی بارگذاری نشد. شاید یک مسدودکنندهٔ تبلیغات مانع آن شده باشد.',
  'identity.captcha.elsewhere': 'ورود از صفحهٔ دیگر',

  'identity.approval.title': 'حساب شما در حال بررسی است',
  'identity.approval.description': 'پس از تأیید حساب، به {email} ایمیل می‌زنیم.',
  'identity.approval.done': 'متوجه شدم',

  'identity.hosted.title': 'یک مرحلهٔ دیگر',
  'identity.hosted.description':
    'ورود به حساب شما دومرحله‌ای است. در صفحهٔ دیگری تأیید می‌کنید و سپس به اینجا بازمی‌گردید.',
  'identity.hosted.continue': 'ادامه',
  'identity.hosted.elsewhereTitle': 'ادامه در صفحهٔ دیگر',
  'identity.hosted.elsewhereDescription': 'در آنجا وارد می‌شوید و سپس به اینجا بازمی‌گردید.',
  'identity.hosted.slowTitle': 'ورود شما هنوز در جریان است',
  'identity.hosted.slowDescription':
    'این کار بیش از معمول طول کشیده است. می‌توانید همین‌جا منتظر بمانید یا در صفحهٔ ورود ادامه دهید.',
  'identity.hosted.waiting': 'در انتظار صفحهٔ دیگر',
  'identity.hosted.startAgain': 'شروع دوباره',
  'identity.hosted.closed': 'پنجرهٔ دیگر پیش از ورود شما بسته شد.',
  'identity.hosted.timedOut': 'صفحهٔ دیگر به‌موقع پاسخ نداد.',
  'identity.hosted.blocked': 'مرورگر شما پنجره را مسدود کرد.',
  'identity.hosted.rejected': 'ورود شما در آنجا انجام نشد.',

  'identity.return.done': 'وارد شدید',
  'identity.return.closeWindow': 'می‌توانید این پنجره را ببندید.',
  'identity.return.failed': 'ورود انجام نشد',
  'identity.return.again': 'ورود دوباره',

  'identity.connections.with': 'ادامه با {name}',
  'identity.connections.pending': 'در انتظار {name}',
  'identity.connections.elsewhere':
    'با {name} در صفحهٔ خودش وارد می‌شوید. اینجا به رمز عبور نیازی نیست.',
  'identity.connections.submit': 'ادامه در {name}',

  'identity.context.framed': 'برای امنیت بیشتر، این صفحه را جداگانه باز کنید و وارد شوید.',
  'identity.context.framedAction': 'باز کردن صفحه',
  'identity.context.insecure':
    'اتصال این صفحه رمزگذاری نشده است و دیگران ممکن است رمز عبور شما را بخوانند.',
  'identity.context.insecureAction': 'رفتن به صفحهٔ امن',

  'identity.ended.title': 'از حساب خود خارج شدید',
  'identity.ended.description': 'نشست شما منقضی شده است. انتخاب‌های شما محفوظ است.',
  'identity.ended.dismiss': 'ادامه به‌عنوان مهمان',

  'identity.logoutFailed.title': 'در این دستگاه از حساب خود خارج شدید',
  'identity.logoutFailed.description':
    'نتوانستیم نشست شما را در سرویس ورود پایان دهیم؛ پس شاید کس دیگری در این دستگاه بتواند با حساب شما وارد شود. دوباره تلاش کنید. اگر دیگران هم از این دستگاه استفاده می‌کنند، مرورگر را ببندید.',
  'identity.logoutFailed.again': 'هنوز نتوانستیم نشست شما را در سرویس ورود پایان دهیم.',

  'identity.renewal.failed':
    'به سرویس ورود دسترسی نداریم و شاید بعضی اطلاعات نشان داده نشود. شما همچنان وارد حساب خود هستید.',
  'identity.renewal.done': 'دوباره به سرویس ورود دسترسی داریم.',

  'identity.account.logOut': 'خروج',
  'identity.account.loggingOut': 'در حال خروج',

  'identity.account.visitorTitle': 'برای دیدن حساب کاربری وارد شوید',
  'identity.account.visitor': 'سفارش‌ها، بلیت‌ها و مشخصات شما اینجاست.',
  'identity.account.hello': 'سلام {name}',
  'identity.account.sections': 'بخش‌های حساب کاربری',

  'identity.profile.title': 'مشخصات',
  'identity.profile.name': 'نام',
  'identity.profile.noName': 'هنوز نامی ثبت نشده است',
  'identity.profile.unknown': 'مشخصات شما پس از ورود بعدی اینجا نمایش داده می‌شود.',
  'identity.profile.failed': 'مشخصات شما بارگذاری نشد.',
  'identity.profile.edit': 'ویرایش',
  'identity.profile.save': 'ذخیره',
  'identity.profile.saving': 'در حال ذخیره',
  'identity.profile.saved': 'مشخصات شما ذخیره شد.',
  'identity.profile.cancel': 'انصراف',

  'identity.security.title': 'امنیت',
  'identity.security.password': 'رمز عبور',
  'identity.security.passwordNote': 'رمزی انتخاب کنید که جای دیگری از آن استفاده نمی‌کنید.',
  'identity.security.change': 'تغییر',
  'identity.security.changed': 'رمز عبور شما تغییر کرد.',
  'identity.security.here': 'این دستگاه',
  'identity.security.hereNote': 'از حساب خود در این دستگاه خارج می‌شوید.',
  'identity.security.everywhere': 'همهٔ دستگاه‌ها',
  'identity.security.everywhereNote': 'از حساب خود در همهٔ دستگاه‌ها خارج می‌شوید.',
  'identity.security.logOutEverywhere': 'خروج از همهٔ دستگاه‌ها',
  'identity.security.notLoggedOut':
    'خروج از همهٔ دستگاه‌ها ممکن نشد. یک دقیقهٔ دیگر دوباره تلاش کنید.',

  'identity.problem.match':
    'ایمیل یا رمز عبور درست نیست. دوباره تلاش کنید یا رمز عبور خود را بازیابی کنید.',
  'identity.problem.reset': 'این رمز عبور باید تغییر کند. برای ورود، آن را بازیابی کنید.',
  'identity.problem.taken':
    'حسابی با این ایمیل وجود دارد. وارد شوید یا از ایمیل دیگری استفاده کنید.',
  'identity.problem.human': 'تأیید کنید که ربات نیستید و سپس دوباره تلاش کنید.',
  'identity.problem.captcha': 'بررسی امنیتی بارگذاری نشد. از صفحهٔ دیگری وارد شوید.',
  'identity.problem.notVerified': 'ورود انجام نشد. دوباره تلاش کنید یا از راه دیگری وارد شوید.',
  'identity.problem.again': 'برای ادامه دوباره وارد شوید.',
  'identity.problem.code':
    'این کد درست نیست یا منقضی شده است. آخرین ایمیل را بررسی کنید یا کد جدیدی بفرستید.',
  'identity.problem.ended': 'این لینک منقضی شده است. لینک جدیدی درخواست کنید.',
  'identity.problem.unreachable':
    'ارتباط برقرار نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید. اطلاعات واردشده محفوظ است.',
  'identity.problem.failed': 'مشکلی پیش آمد. یک دقیقهٔ دیگر دوباره تلاش کنید.',
};
