import type { orderHistory as english } from '../en/order-history.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the orders on an account page in Persian. */
export const orderHistory: TranslatedMessages<typeof english> = {
  'orderHistory.none': 'هنوز سفارشی ندارید. سفارش‌های شما اینجا نمایش داده می‌شوند.',
  'orderHistory.noTickets': 'هنوز بلیتی ندارید. بلیت‌های شما اینجا نمایش داده می‌شوند.',
  'orderHistory.failed': 'سفارش‌های شما بارگیری نشد.',
  'orderHistory.moreFailed': 'بقیهٔ سفارش‌های شما بارگیری نشد.',
  'orderHistory.number': 'سفارش {number}',
  'orderHistory.items': '{count} کالا',
  'orderHistory.tickets': '{count} بلیت',
  'orderHistory.ordered': 'تاریخ سفارش: {date}',
  'orderHistory.further': '+{count}',
  'orderHistory.more': 'نمایش سفارش‌های قدیمی‌تر',
  'orderHistory.shown': '{count} سفارش نمایش داده شده',
  'orderHistory.loaded': '{count} سفارش دیگر نمایش داده شد',
  'orderHistory.pending': 'در انتظار پرداخت',
  'orderHistory.payment-failed': 'پرداخت ناموفق',
  'orderHistory.processing': 'در حال آماده‌سازی',
  'orderHistory.shipped': 'در راه',
  'orderHistory.ready-for-pickup': 'آمادهٔ تحویل',
  'orderHistory.delivered': 'تحویل داده شد',
  'orderHistory.returned': 'مرجوع شد',
  'orderHistory.canceled': 'لغو شد',
};
