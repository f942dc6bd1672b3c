import type { TranslatedMessages } from '@vitrine/ui';
import type { richText as english } from '../en/rich-text.ts';

export const richText: TranslatedMessages<typeof english> = {
  'admin.richText.toolbar': 'قالب‌بندی',
  'admin.richText.bold': 'پررنگ',
  'admin.richText.italic': 'کج',
  'admin.richText.heading': 'سرتیتر',
  'admin.richText.subheading': 'زیرتیتر',
  'admin.richText.bulletList': 'فهرست نقطه‌ای',
  'admin.richText.orderedList': 'فهرست شماره‌دار',
  'admin.richText.link': 'پیوند',
  'admin.richText.undo': 'واگرد',
  'admin.richText.redo': 'ازنو',
  'admin.richText.linkUrl': 'نشانی پیوند',
  'admin.richText.linkInvalid': 'نشانی‌ای بنویسید که با https://، mailto: یا / آغاز شود.',
  'admin.richText.linkApply': 'اعمال',
  'admin.richText.linkRemove': 'حذف پیوند',
  'admin.richText.hint': 'برای قالب‌بندی Alt + F10 و برای بازگشت Escape را بزنید.',
  'admin.richText.html':
    'این توضیح جدول یا نشانه‌گذاری دیگری دارد که این ویرایشگر نگه نمی‌دارد. HTML آن را ویرایش کنید.',
  'admin.richText.failed': 'ویرایشگر بارگذاری نشد. HTML را ویرایش کنید یا دوباره بارگذاری کنید.',
};
