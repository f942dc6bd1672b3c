import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { german } from './de.ts';
import { english } from './english.ts';
import { persian } from './fa.ts';
import { formatMessage, type Message } from './format-message.ts';
import type { MessageCatalog, MessageKey } from './message-catalog.ts';
import { pseudoLocale } from './pseudo-locale.ts';

const keys = Object.keys(english) as MessageKey[];
const base: MessageCatalog = english;

const forms = (message: Message): Record<string, string> =>
  typeof message === 'string' ? { other: message } : (message as Record<string, string>);

const getPlaceholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join();

/** The placeholders of all forms together. A form of one exact count may spell it out. */
const getMessagePlaceholders = (message: Message) =>
  getPlaceholders(Object.values(forms(message)).join());

const categories = (message: Message) => Object.keys(forms(message)).filter((f) => f[0] !== '=');

describe.each([
  ['de', german],
  ['fa', persian],
  ['en-XA', pseudoLocale(english)],
] as const)('%s', (locale, messages: MessageCatalog) => {
  it('has every message and no other', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
  });

  it('has the same placeholders', () => {
    expect(
      keys.filter(
        (key) => getMessagePlaceholders(messages[key]) !== getMessagePlaceholders(base[key]),
      ),
    ).toEqual([]);
  });

  it('has the plural categories of its language, or one message for all', () => {
    const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wrong = keys.filter((key) => {
      const own = categories(messages[key]);
      const isAll = own.length === 1 || known.every((category) => own.includes(category));
      return !isAll || own.some((category) => !known.includes(category));
    });
    expect(wrong).toEqual([]);
  });

  it('has an exact zero form only where English does', () => {
    const none = (message: Message) => '=0' in forms(message);
    expect(keys.filter((key) => none(messages[key]) !== none(base[key]))).toEqual([]);
  });

  it('leaves no placeholder unfilled for any count', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(1_000), (key, count) => {
        const names = getMessagePlaceholders(base[key]).split(',').filter(Boolean);
        const values = Object.fromEntries(names.map((name) => [name, `‹${name}›`]));
        const text = formatMessage(
          messages[key],
          { ...values, ...(names.includes('count') && { count }) },
          locale,
        );
        expect(text).not.toMatch(/\{|^\s|\s$|^$/);
      }),
    );
  });
});

/**
 * Whether a sentence contains no letters at all, because its content is only placeholders and
 * symbols.
 */
const hasNoText = (sentence: string) => !/\p{L}/u.test(sentence.replace(/\{\w+\}/g, ''));

describe('Persian', () => {
  const sentences = keys.flatMap((key) => Object.values(forms(persian[key])));

  it('uses its own script', () => {
    const foreign = sentences.filter(
      (sentence) => !hasNoText(sentence) && !/[آ-ی]/.test(sentence) && sentence !== '{lines}p',
    );
    expect(foreign).toEqual([]);
  });

  it('uses Persian letters and punctuation, not Arabic ones', () => {
    expect(sentences.filter((sentence) => /[كيةى٠-٩“”]/.test(sentence))).toEqual([]);
  });
});

describe('German', () => {
  it('uses the formal form of address', () => {
    const sentences = keys.flatMap((key) => Object.values(forms(german[key])));
    expect(
      sentences.filter((s) => /(^|[^\p{L}])(du|dein\w*|dich|dir)([^\p{L}]|$)/iu.test(s)),
    ).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  const messages = pseudoLocale(english);

  it('is longer, in brackets, and keeps placeholders unchanged', () => {
    expect(formatMessage(messages['cart.removeOf'], { name: 'Ridge' }, 'en-XA')).toMatch(
      /^\[Ŕémövé Ridge·+\]$/,
    );
    const sentences = keys.flatMap((key) => Object.values(forms(messages[key])));
    expect(sentences.filter((sentence) => !/^\[.+\]$/s.test(sentence))).toEqual([]);
  });
});
