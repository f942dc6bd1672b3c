/** A language that a shop of the mock platform may have. */
export type Language = 'en' | 'de' | 'fa';

/** The locales in which the platform writes numbers and amounts of money. */
export const NUMBER_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en',
  de: 'de',
  fa: 'fa-IR',
};

/** The locales in which the platform writes dates. */
export const DATE_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  fa: 'fa-IR',
};
