import { english, type MessageCatalog, type MessageKey, pseudoLocale } from '@vitrine/ui';
import { britishEnglish } from '@vitrine/ui/messages/en-GB';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, waitFor } from 'storybook/test';
import { leftovers } from './expect-no-leftovers.ts';

/**
 * Pseudo-localized English, accented and in brackets: text without brackets was not taken from the
 * catalog.
 */
export const pseudo = pseudoLocale(english);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern for a message in each language of a page's stories, up to its first
 * placeholder.
 *
 * @param form of a message with plurals.
 */
export function inAnyLanguage(key: MessageKey, form: 'other' | '=0' = 'other'): RegExp {
  const beginnings = [{ ...english, ...britishEnglish }, persian, pseudo].map(
    (messages: MessageCatalog) => {
      const message = messages[key];
      const sentence = typeof message === 'string' ? message : (message[form] ?? message.other);
      const [beginning = '', ...rest] = sentence.split('{');
      return literally(beginning.trimEnd()) + (rest.length > 0 ? '' : '$');
    },
  );
  return new RegExp(`^(${beginnings.join('|')})`);
}

/** Messages of the catalog that the demo store's own data also contains, in English. */
export const ofTheShop = ['Colour', 'Details', 'Material', 'Size', 'Weight'];

/** Waits until a page contains no English text except the store's own. */
export const speaksOnly = (
  container: Element,
  messages: MessageCatalog,
  data: readonly string[] = ofTheShop,
): Promise<void> => waitFor(() => expect(leftovers(container, messages, data)).toEqual([]));
