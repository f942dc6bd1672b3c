import type { gallery as english } from '../en/gallery.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const gallery: TranslatedMessages<typeof english> = {
  'gallery.images': 'تصویرهای {name}',
  'gallery.position': 'تصویر {index} از {count}',
  'gallery.counter': '{index} / {count}',
  'gallery.previous': 'تصویر قبل',
  'gallery.next': 'تصویر بعد',
  'gallery.play': 'پخش خودکار',
  'gallery.pause': 'توقف پخش خودکار',
  'gallery.show.image': 'نمایش تصویر {index} از {count}',
  'gallery.show.video': 'نمایش فیلم {index} از {count}',
  'gallery.show.file': 'نمایش پروندهٔ {index} از {count}',
  'gallery.enlarge': 'بزرگ‌کردن تصویر {index} از {count}',
  'gallery.viewerFailed': 'نمای بزرگ بارگذاری نشد. دوباره تلاش کنید.',
  'gallery.zoomIn': 'بزرگ‌تر',
  'gallery.zoomOut': 'کوچک‌تر',
  'gallery.zoomed': 'بزرگ‌نمایی {percent}',
  'gallery.fit': 'تمام تصویر',
  'gallery.video': 'فیلم {name}',
  'gallery.videoFailed': 'فیلم بارگذاری نشد.',
  'gallery.resolution': 'وضوح',
  'gallery.lines': '{lines}p',
  'gallery.file.audio': 'صدا',
  'gallery.file.document': 'سند',
  'gallery.file.zip': 'بایگانی',
  'gallery.file.other': 'پرونده',
};
