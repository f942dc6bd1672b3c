import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../message.ts';

export const shell: Translated<typeof english> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.offline': 'Es besteht keine Verbindung. Was Sie sehen, ist möglicherweise veraltet.',
  'shell.online': 'Die Verbindung ist wieder da.',
};
