import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../message.ts';

export const shell: Translated<typeof english> = {
  'shell.skip': 'رفتن به محتوا',
  'shell.offline': 'اتصال برقرار نیست. آنچه می‌بینید شاید به‌روز نباشد.',
  'shell.online': 'اتصال دوباره برقرار شد.',
};
