import { english, type MessageCatalogue, pseudoLocale } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { leftovers } from './leftovers.ts';

/** English in brackets and with other signs: what is not in them was not taken from the catalogue. */
export const pseudo = pseudoLocale(english);

/** Words of the catalogue that the demo shop's own data has as well, in English. */
export const ofTheShop = ['Colour', 'Details', 'Material', 'Size', 'Weight'];

/** Waits until a page says nothing of English but what the shop has written. */
export const speaksOnly = (
  place: Element,
  words: MessageCatalogue,
  data: readonly string[] = ofTheShop,
): Promise<void> => waitFor(() => expect(leftovers(place, words, data)).toEqual([]));
