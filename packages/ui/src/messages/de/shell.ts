import type { shell as english } from '../en/shell.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const shell: TranslatedMessages<typeof english> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.offline': 'Es besteht keine Verbindung. Was Sie sehen, ist möglicherweise veraltet.',
  'shell.online': 'Die Verbindung ist wieder da.',
};
