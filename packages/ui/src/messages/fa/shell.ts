import type { shell as english } from '../en/shell.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the frame of every page in Persian. */
export const shell: TranslatedMessages<typeof english> = {
  'shell.skip': 'رفتن به محتوا',
  'shell.offline': 'اتصال اینترنت برقرار نیست. شاید برخی اطلاعات به‌روز نباشد.',
  'shell.online': 'اتصال اینترنت دوباره برقرار شد.',
};
