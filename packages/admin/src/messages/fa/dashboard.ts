import type { TranslatedMessages } from '@vitrine/ui';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: TranslatedMessages<typeof english> = {
  'admin.dashboard.updated': 'به‌روز شده در {time}',
  'admin.dashboard.refresh': 'به‌روزرسانی',
  'admin.dashboard.sales': 'فروش بلیت',
  'admin.dashboard.salesIn': 'فروش بلیت به {currency}',
  'admin.dashboard.noSales': 'هنوز بلیتی فروخته نشده است.',
  'admin.dashboard.salesFailed': 'فروش‌ها بارگیری نشد.',
  'admin.dashboard.revenue': '{amount} پس از کارمزد',
  'admin.dashboard.orderCount': { other: '{count} سفارش' },
  'admin.dashboard.needsAction': 'نیازمند اقدام',
  'admin.dashboard.allOrders': 'همهٔ سفارش‌ها',
  'admin.dashboard.moreOrders': { other: '{count} سفارش دیگر' },
  'admin.dashboard.nothing': 'هیچ سفارشی نیازمند اقدام نیست.',
  'admin.dashboard.ordersFailed': 'سفارش‌ها بارگیری نشد.',
  'admin.dashboard.capturedOn': 'تأیید اعتبار شده، در {when} خودکار دریافت می‌شود',
  'admin.dashboard.voidedOn': 'تأیید اعتبار شده، در {when} خودکار آزاد می‌شود',
  'admin.dashboard.nextEvents': 'رویدادهای بعدی',
  'admin.dashboard.allEvents': 'همهٔ رویدادها',
  'admin.dashboard.noEvents': 'رویدادی در پیش نیست.',
  'admin.dashboard.eventsFailed': 'رویدادها بارگیری نشد.',
  'admin.dashboard.sold': { '=0': 'فروشی نداشته', other: '{count} فروخته شده' },
  'admin.dashboard.coming': { '=0': 'هنوز هیچ‌کس', other: '{count} نفر می‌آیند' },
  'admin.dashboard.noRegistration': 'بدون ثبت‌نام',
};
