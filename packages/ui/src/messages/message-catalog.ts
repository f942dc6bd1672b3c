import { isDevelopment } from '@vitrine/atoms';
import { getDefaultMessage } from './default-messages.ts';
import type { english } from './english.ts';
import { formatMessage, type Message } from './format-message.ts';

/** The key of one message. */
export type MessageKey = keyof typeof english;

/** All messages of Vitrine in one language. A host passes all of them, or only those that it changes. */
export type MessageCatalog = Record<MessageKey, Message>;

type Placeholders<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

// The plural of a message is chosen by `count`, whether or not a sentence contains it.
type Parameters<Entry> = Entry extends string
  ? Placeholders<Entry>
  : 'count' | Placeholders<Entry[keyof Entry]>;

/**
 * The English messages of this package, from which the types of all messages are derived. See
 * docs/reference/messages.mdx.
 */
export type EnglishMessages = typeof english;

/** The names of the parameters of a message, or of all messages of a union of keys. */
export type MessageParameter<Key extends keyof Catalog, Catalog = EnglishMessages> = Parameters<
  Catalog[Key]
>;

/** The keys of messages that have no other parameters than these. */
export type MessageKeyWith<Parameter extends string> = {
  [Key in MessageKey]: MessageParameter<Key> extends Parameter ? Key : never;
}[MessageKey];

/** The key of a message without parameters. */
export type PlainMessageKey = MessageKeyWith<never>;

/** Whether a key that is built from an ID is in the catalog; such messages have no parameters. */
export const isPlainMessageKey = (key: string): key is PlainMessageKey =>
  getDefaultMessage(key) !== undefined;

/** The parameters of a message as arguments: none, or an object that has exactly its placeholders. */
export type MessageArguments<Key extends keyof Catalog, Catalog = EnglishMessages> = [
  MessageParameter<Key, Catalog>,
] extends [never]
  ? []
  : [
      values: {
        [Name in MessageParameter<Key, Catalog>]: Name extends 'count' ? number : string | number;
      },
    ];

/**
 * Returns a message in the language of the page: `t('cart.limit', { count: 2 })`. Another package
 * passes the type of its own English messages.
 */
export type Translate<Catalog = EnglishMessages> = <Key extends keyof Catalog>(
  key: Key,
  ...values: MessageArguments<Key, Catalog>
) => string;

/**
 * Makes the function that returns the messages of a host, and the English ones for the others;
 * `locale` writes numbers and plurals.
 */
export const createTranslate =
  (messages: Partial<MessageCatalog>, locale: string): Translate =>
  (key, ...[values]) => {
    const message = messages[key] ?? getDefaultMessage(key);
    if (message === undefined) {
      if (isDevelopment) console.error(`The message "${key}" is missing: import its area.`);
      return key;
    }
    return formatMessage(message, values ?? {}, locale);
  };
