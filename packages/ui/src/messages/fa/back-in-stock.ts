import type { backInStock as english } from '../en/back-in-stock.ts';
import type { Translated } from '../message.ts';

export const backInStock: Translated<typeof english> = {
  'backInStock.title': 'خبرم کنید وقتی دوباره موجود شد',
  'backInStock.lead': 'یک ایمیل در همان روزی که دوباره موجود شود، و نه چیز دیگری.',
  'backInStock.email': 'ایمیل',
  'backInStock.enterEmail': 'نشانی ایمیلی را که باید به آن بنویسیم وارد کنید',
  'backInStock.refusedEmail': 'این نشانی پذیرفته نشد. آن را بررسی کنید یا نشانی دیگری وارد کنید.',
  'backInStock.consent': 'وقتی دوباره موجود شد به من بنویسید',
  'backInStock.consentHint': 'این نشانی تنها برای همین یک پیام نگه داشته می‌شود.',
  'backInStock.tickConsent': 'کادر را علامت بزنید تا اجازه داشته باشیم به شما بنویسیم',
  'backInStock.submit': 'خبرم کنید',
  'backInStock.sending': 'در حال ارسال',
  'backInStock.received': 'وقتی دوباره موجود شد به {email} می‌نویسیم.',
  'backInStock.wasAsked':
    'درخواست شما پیش‌تر ثبت شده است: وقتی دوباره موجود شد به {email} می‌نویسیم.',
  'backInStock.another': 'استفاده از ایمیلی دیگر',
  'backInStock.inStock': 'دوباره موجود است و همین حالا می‌توان آن را خرید.',
  'backInStock.gone': 'این کالا دیگر عرضه نمی‌شود، پس خبری هم در کار نخواهد بود.',
  'backInStock.failed': 'ارسال نشد. آنچه وارد کردید هنوز اینجاست: دوباره تلاش کنید.',
};
