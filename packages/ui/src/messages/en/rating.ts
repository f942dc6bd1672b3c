import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of ratings. */
export const rating = {
  'rating.value': 'Rated {value} out of {max}',
  'rating.stars': { one: '{count} star', other: '{count} stars' },
  'rating.reviews': { one: '{count} review', other: '{count} reviews' },
} as const satisfies Record<string, Message>;

addDefaultMessages(rating);
