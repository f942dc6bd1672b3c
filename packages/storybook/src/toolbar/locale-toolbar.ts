import type { MessageCatalog } from '@vitrine/ui';
import { english, pseudoLocale } from '@vitrine/ui';
import { german } from '@vitrine/ui/messages/de';
import { britishEnglish } from '@vitrine/ui/messages/en-GB';
import { persian } from '@vitrine/ui/messages/fa';

/** The messages of each language of the toolbar. */
const catalogs: Record<string, Partial<MessageCatalog>> = {
  'en-GB': britishEnglish,
  de: german,
  'fa-IR': persian,
  'en-XA': pseudoLocale(english),
};

/**
 * Returns the messages of a story in a locale of the toolbar.
 *
 * @param parameters `messages` of a story replace some of them, by locale.
 */
export function getMessages(
  locale: string,
  { messages }: { messages?: Record<string, Partial<MessageCatalog>> },
): Partial<MessageCatalog> {
  return { ...(catalogs[locale] ?? britishEnglish), ...messages?.[locale] };
}

/** The language of every story. `fa` has English messages, for what only the direction changes. */
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
