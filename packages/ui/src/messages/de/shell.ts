import type { shell as english } from '../en/shell.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of the frame of every page in German. */
export const shell: TranslatedMessages<typeof english> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.offline': 'Sie sind offline. Einige Angaben sind möglicherweise veraltet.',
  'shell.online': 'Sie sind wieder online.',
};
