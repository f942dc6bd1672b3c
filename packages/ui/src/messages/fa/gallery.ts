import type { gallery as english } from '../en/gallery.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of galleries, videos and the zoom viewer in Persian. */
export const gallery: TranslatedMessages<typeof english> = {
  'gallery.images': 'تصاویر {name}',
  'gallery.position': 'تصویر {index} از {count}',
  'gallery.counter': '{index} / {count}',
  'gallery.previous': 'تصویر قبلی',
  'gallery.next': 'تصویر بعدی',
  'gallery.play': 'پخش نمایش اسلاید',
  'gallery.pause': 'توقف نمایش اسلاید',
  'gallery.show.image': 'نمایش تصویر {index} از {count}',
  'gallery.show.video': 'نمایش ویدیوی {index} از {count}',
  'gallery.show.file': 'نمایش فایل {index} از {count}',
  'gallery.enlarge': 'بزرگ کردن تصویر {index} از {count}',
  'gallery.viewerFailed': 'نمای بزرگ باز نشد. دوباره تلاش کنید.',
  'gallery.zoomIn': 'بزرگ‌نمایی',
  'gallery.zoomOut': 'کوچک‌نمایی',
  'gallery.zoomed': 'بزرگ‌نمایی {percent}',
  'gallery.fit': 'اندازهٔ صفحه',
  'gallery.video': 'ویدیوی {name}',
  'gallery.videoFailed': 'ویدیو بارگذاری نشد.',
  'gallery.resolution': 'کیفیت',
  'gallery.lines': '{lines}p',
  'gallery.file.audio': 'صوت',
  'gallery.file.document': 'سند',
  'gallery.file.zip': 'فایل فشرده',
  'gallery.file.other': 'فایل',
};
