import type { rating as english } from '../en/rating.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of ratings in German. */
export const rating: TranslatedMessages<typeof english> = {
  'rating.value': 'Mit {value} von {max} bewertet',
  'rating.stars': { one: '{count} Stern', other: '{count} Sterne' },
  'rating.reviews': { one: '{count} Bewertung', other: '{count} Bewertungen' },
};
