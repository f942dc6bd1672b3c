import type { site as english } from '../en/site.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of what a site has on every page besides its shop in Persian. */
export const site: TranslatedMessages<typeof english> = {
  'site.promotions': 'پیشنهادهای ویژه',
  'site.promotionNext': 'پیام بعدی',
  'site.promotionPause': 'توقف پیام‌ها',
  'site.promotionPlay': 'ادامهٔ پیام‌ها',
  'site.consentTitle': 'حریم خصوصی شما',
  'site.consentText':
    'با اجازهٔ شما، نحوهٔ استفاده از صفحه‌هایمان را اندازه‌گیری می‌کنیم. هر زمان می‌توانید انتخابتان را تغییر دهید.',
  'site.consentAccept': 'پذیرفتن همه',
  'site.consentReject': 'رد کردن همه',
  'site.consentChoose': 'انتخاب',
  'site.consentSave': 'ذخیرهٔ انتخاب‌ها',
  'site.consentSaved': 'انتخاب‌های شما ذخیره شد.',
  'site.consentSettings': 'تنظیمات حریم خصوصی',
  'site.consentNecessary': 'ضروری',
  'site.consentNecessaryHint': 'برای سبد خرید، ورود به حساب و امنیت. همیشه روشن.',
  'site.consentAnalytics': 'تحلیل بازدید',
  'site.consentAnalyticsHint': 'به ما نشان می‌دهد کدام صفحه‌ها و کالاها محبوب‌اند.',
  'site.market': 'کشور و واحد پول',
  'site.marketHint': 'با انتخاب گزینه‌ای دیگر، صفحه تغییر می‌کند.',
  'site.marketApply': 'اعمال',
  'site.newsletterEmail': 'نشانی ایمیل',
  'site.newsletterEnterEmail': 'ایمیل خود را وارد کنید',
  'site.newsletterSubmit': 'عضویت',
  'site.newsletterSending': 'در حال ارسال',
  'site.newsletterReceived': 'سپاسگزاریم. پیام ما را در {email} ببینید.',
  'site.newsletterFailed': 'عضویت انجام نشد. دوباره امتحان کنید.',
};
