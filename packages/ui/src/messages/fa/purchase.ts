import type { purchase as english } from '../en/purchase.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of further choices on a product page in Persian. */
export const purchase: TranslatedMessages<typeof english> = {
  'purchase.options': 'شیوهٔ خرید',
  'purchase.once': 'خرید یک‌باره',
  'purchase.save': '{percent} صرفه‌جویی',
  'purchase.giftCard.title': 'کارت هدیه',
  'purchase.giftCard.recipientName': 'نام گیرنده',
  'purchase.giftCard.recipientEmail': 'ایمیل گیرنده',
  'purchase.giftCard.recipientEmailHint': 'کارت هدیه به این نشانی ایمیل می‌شود.',
  'purchase.giftCard.message': 'پیام',
  'purchase.giftCard.deliveryDate': 'تاریخ ارسال',
  'purchase.giftCard.deliveryDateHint': 'برای ارسال فوری، خالی بگذارید.',
  'purchase.giftCard.pastDate': 'امروز یا روزی پس از آن را انتخاب کنید',
  'purchase.pickup.title': 'تحویل در فروشگاه',
  'purchase.pickup.at': 'تحویل در {name}',
  'purchase.pickup.count': '{count} فروشگاه',
  'purchase.pickup.choose': 'انتخاب فروشگاه',
  'purchase.pickup.change': 'تغییر فروشگاه',
  'purchase.pickup.select': 'انتخاب این فروشگاه',
  'purchase.pickup.stores': 'فروشگاه‌ها',
  'purchase.pickup.search': 'جست‌وجو با نام، خیابان یا شهر',
  'purchase.pickup.found': { '=0': 'فروشگاهی با جست‌وجوی شما پیدا نشد.', other: '{count} فروشگاه' },
  'purchase.pickup.available': 'موجود',
  'purchase.pickup.failed': 'فروشگاه‌ها بارگیری نشد.',
  'purchase.media.play': 'پخش از {host}: {title}',
  'purchase.media.playFrom': 'پخش از {host}',
  'purchase.media.watchAt': 'تماشا در {host}',
  'purchase.media.openModel': 'نمایش سه‌بعدی',
};
