import type { backInStock as english } from '../en/back-in-stock.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of back-in-stock requests in Persian. */
export const backInStock: TranslatedMessages<typeof english> = {
  'backInStock.title': 'موجود شد، خبرم کنید',
  'backInStock.description': 'فقط یک ایمیل، وقتی کالا دوباره موجود شود.',
  'backInStock.email': 'ایمیل',
  'backInStock.enterEmail': 'نشانی ایمیل خود را وارد کنید',
  'backInStock.rejectedEmail':
    'این نشانی قابل استفاده نیست. آن را بررسی کنید یا نشانی دیگری وارد کنید.',
  'backInStock.consent': 'با دریافت همین یک ایمیل موافقم',
  'backInStock.consentHint': 'از ایمیل شما فقط برای همین استفاده می‌کنیم.',
  'backInStock.checkConsent': 'برای دریافت ایمیل، این گزینه را علامت بزنید',
  'backInStock.submit': 'خبرم کنید',
  'backInStock.sending': 'در حال ارسال',
  'backInStock.received': 'ثبت شد. وقتی کالا موجود شود، به {email} ایمیل می‌زنیم.',
  'backInStock.alreadyRequested': 'درخواست شما پیش‌تر ثبت شده است. به {email} ایمیل می‌زنیم.',
  'backInStock.another': 'استفاده از ایمیل دیگر',
  'backInStock.inStock': 'این کالا دوباره موجود شد. می‌توانید همین حالا آن را بخرید.',
  'backInStock.rejoin': 'دوباره ناموجود شد؟ درخواست خود را دوباره ثبت کنید',
  'backInStock.gone': 'فروش این کالا متوقف شده است و دوباره موجود نمی‌شود.',
  'backInStock.failed': 'مشکلی پیش آمد. اطلاعات واردشده محفوظ است. دوباره تلاش کنید.',
};
