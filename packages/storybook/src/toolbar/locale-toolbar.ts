import type { ShopFactory } from '@vitrine/mocks';
import type { MessageCatalog } from '@vitrine/ui';
import { english, pseudoLocale } from '@vitrine/ui';
import { german } from '@vitrine/ui/messages/de';
import { britishEnglish } from '@vitrine/ui/messages/en-GB';
import { persian } from '@vitrine/ui/messages/fa';

/** A language of the toolbar. */
export interface StoryLocale {
  /** BCP 47 tag. */
  locale: string;
  /** Name in the toolbar. */
  title: string;
  /** Messages in `UiProvider`, as in your app. */
  messages?: Partial<MessageCatalog>;
  /**
   * Loads the shop in this language, for stories without a shop of their own. Without it, stories
   * have the English demo shop.
   */
  loadShop?: () => Promise<ShopFactory>;
}

/** The languages of `@vitrine/ui`, and a pseudo-language with longer texts. */
export const storyLocales: readonly StoryLocale[] = [
  { locale: 'en-GB', title: 'English', messages: britishEnglish },
  {
    locale: 'de',
    title: 'German',
    messages: german,
    loadShop: async () => (await import('@vitrine/mocks')).germanFennHouse,
  },
  {
    locale: 'fa-IR',
    title: 'Persian, right to left',
    messages: persian,
    // On demand, because few stories need it.
    loadShop: async () => (await import('@vitrine/mocks/fa')).persianFennHouse,
  },
  { locale: 'en-XA', title: 'Pseudo-language, longer', messages: pseudoLocale(english) },
];

/**
 * Returns the messages of a story in a locale of the toolbar, or in the first one.
 *
 * @param parameters `messages` of a story replace some of them, by locale.
 */
export function getMessages(
  locales: readonly StoryLocale[],
  locale: string,
  { messages }: { messages?: Record<string, Partial<MessageCatalog>> },
): Partial<MessageCatalog> {
  const found = locales.find((one) => one.locale === locale) ?? locales[0];
  return { ...found?.messages, ...messages?.[locale] };
}

/** Returns the toolbar control for the language of every story. */
export const getLocaleTypes = (locales: readonly StoryLocale[]) => ({
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      items: locales.map(({ locale, title }) => ({ value: locale, title })),
      dynamicTitle: true,
    },
  },
});
