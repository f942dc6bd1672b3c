import type { shell as english } from '../en/shell.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const shell: TranslatedMessages<typeof english> = {
  'shell.skip': 'رفتن به محتوا',
  'shell.offline': 'اتصال برقرار نیست. آنچه می‌بینید شاید به‌روز نباشد.',
  'shell.online': 'اتصال دوباره برقرار شد.',
};
