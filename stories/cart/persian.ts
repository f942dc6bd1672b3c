import type { MessageCatalog } from '@vitrine/ui';

/** Persian messages of the cart, as passed by a host: those that appear in the screenshots. */
export const persian: Partial<MessageCatalog> = {
  'common.close': 'بستن',
  'cart.title': 'سبد',
  'cart.items': { other: '{count} شیء' },
  'cart.each': 'هر عدد {price}',
  'cart.was': 'پیش از این',
  'cart.remove': 'حذف',
  'cart.removeOf': 'حذف {name}',
  'cart.problem.partly': 'تنها {left} عدد مانده، شما {quantity} عدد دارید.',
  'cart.problem.reduce': '{count} عدد بردار',
  'cart.problem.reduceOf': '{count} عدد بردار از {name}',
  'cart.coupon.code': 'کد {code}',
  'cart.coupon.removeOf': 'حذف کد {code}',
  'cart.totals.subtotal': 'جمع',
  'cart.totals.delivery': 'ارسال',
  'cart.totals.atCheckout': 'هنگام پرداخت حساب می‌شود',
  'cart.totals.total': 'مبلغ کل',
  'cart.totals.includes': 'شامل {amount} {tax}',
  'cart.checkout': 'پرداخت',
};
