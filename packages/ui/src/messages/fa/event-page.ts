import type { eventPage as english } from '../en/event-page.ts';
import type { Translated } from '../message.ts';

export const eventPage: Translated<typeof english> = {
  'when.toBeAnnounced': 'تاریخ متعاقباً اعلام می‌شود',
  'when.unknown': 'هنوز تاریخی تعیین نشده است',
  'when.dateAndTime': '{date}، ساعت {time}',
  'when.both': '{lead}، {rest}',
  'when.until': 'تا {date}، ساعت {time}',
  'when.fromTo': '{from} تا {until}',
  'when.time': 'ساعت {time}',
  'when.zone': 'به وقت {city}',
  'when.yours': 'به وقت شما: {when}',
  'when.daysLater': '+{count} روز',
  'when.daysLaterSpoken': { '=1': 'روز بعد', other: '{count} روز بعد' },
  'when.daysEarlier': '−{count} روز',
  'when.daysEarlierSpoken': { '=1': 'روز قبل', other: '{count} روز قبل' },
  'place.online': 'آنلاین',
  'place.MEETING': 'جلسهٔ گفت‌وگو: همه می‌توانند حرف بزنند و دیده شوند',
  'place.WEBINAR': 'وبینار: شما می‌بینید و گوش می‌دهید',
  'place.toBeAnnounced': 'مکان متعاقباً اعلام می‌شود',
  'place.unknown': 'هنوز مکانی تعیین نشده است',
  'place.map': 'نمایش روی نقشه',
};
