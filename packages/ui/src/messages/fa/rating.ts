import type { rating as english } from '../en/rating.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of ratings in Persian. */
export const rating: TranslatedMessages<typeof english> = {
  'rating.value': 'امتیاز {value} از {max}',
  'rating.stars': { one: '{count} ستاره', other: '{count} ستاره' },
  'rating.reviews': { one: '{count} نظر', other: '{count} نظر' },
};
