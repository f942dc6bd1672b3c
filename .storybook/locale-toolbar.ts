import type { MessageCatalog } from '@vitrine/ui';
import { english, pseudoLocale } from '@vitrine/ui';
import { german } from '@vitrine/ui/messages/de';
import { persian } from '@vitrine/ui/messages/fa';

/** The words of each language of the toolbar; the others are in English. */
const words: Record<string, MessageCatalog> = {
  de: german,
  'fa-IR': persian,
  'en-XA': pseudoLocale(english),
};

/** The words that a story speaks under a locale of the toolbar; `undefined` is English. */
export const getMessages = (locale: string): MessageCatalog | undefined => words[locale];

/** The language of every story. `fa` has English words, for what only the direction changes. */
export const localeTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      items: [
        { value: 'en-GB', title: 'English' },
        { value: 'de', title: 'German' },
        { value: 'fa-IR', title: 'Persian, right to left' },
        { value: 'fa', title: 'English, right to left' },
        { value: 'en-XA', title: 'Pseudo-language, longer' },
      ],
      dynamicTitle: true,
    },
  },
};
