import type { pages as english } from '../en/pages.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the page components and of the frame around pages in Persian. */
export const pages: TranslatedMessages<typeof english> = {
  'pages.main': 'اصلی',
  'pages.menu': 'فهرست',
  'pages.pagesBelow': 'صفحه‌های دیگر در {name}',
  'pages.viewAll': 'مشاهدهٔ همه',
  'pages.home': 'صفحهٔ اصلی',
  'pages.collections': 'مجموعه‌ها',
  'pages.allCollections': 'مشاهدهٔ همهٔ مجموعه‌ها',
  'pages.allEvents': 'مشاهدهٔ همهٔ رویدادها',
  'pages.events': 'رویدادها',
  'pages.search': 'جست‌وجو',
  'pages.searchResults': 'نتایج جست‌وجوی «{text}»',
  'pages.suggestions': 'شاید بپسندید',
  'pages.wishlist': 'علاقه‌مندی‌ها',
  'pages.compare': 'مقایسه',
  'pages.account': 'حساب شما',
  'pages.notFound': 'صفحه پیدا نشد',
  'pages.notFoundHint': 'شاید این صفحه منتقل شده یا نشانی آن اشتباه وارد شده باشد.',
  'pages.orders': 'سفارش‌ها',
  'pages.tickets': 'بلیت‌ها',
};
