import { formatMessage, type Message } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminGerman } from './de.ts';
import { adminBritishEnglish } from './en-GB.ts';
import { type AdminMessageKey, adminEnglish } from './english.ts';
import { adminPersian } from './fa.ts';

const base: Record<AdminMessageKey, Message> = adminEnglish;
const keys = Object.keys(base) as AdminMessageKey[];

const getForms = (message: Message): Record<string, string> =>
  typeof message === 'string' ? { other: message } : (message as Record<string, string>);

const getPlaceholders = (message: Message) =>
  [
    ...new Set(
      [
        ...Object.values(getForms(message))
          .join()
          .matchAll(/\{(\w+)\}/g),
      ].map(([, name]) => name),
    ),
  ]
    .sort()
    .join();

const getCategories = (message: Message) =>
  Object.keys(getForms(message)).filter((form) => form[0] !== '=');

describe.each([
  ['de', adminGerman],
  ['fa', adminPersian],
] as const)('%s', (locale, messages) => {
  it('has every message and no other, with the same placeholders', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    expect(
      keys.filter((key) => {
        // One order may be written as a word, or counted.
        const [own, english] = [messages[key], base[key]].map(getPlaceholders);
        return own !== english;
      }),
    ).toEqual([]);
  });

  it('has the plural categories of its language, or one message for all', () => {
    const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wrong = keys.filter((key) => {
      const own = getCategories(messages[key]);
      const isAll = own.length === 1 || known.every((category) => own.includes(category));
      return !isAll || own.some((category) => !known.includes(category));
    });
    expect(wrong).toEqual([]);
  });

  it('has an exact zero form only where English does', () => {
    const hasZero = (message: Message) => '=0' in getForms(message);
    expect(keys.filter((key) => hasZero(messages[key]) !== hasZero(base[key]))).toEqual([]);
  });
});

describe('Persian', () => {
  const sentences = keys.flatMap((key) => Object.values(getForms(adminPersian[key])));
  const hasText = (sentence: string) => /\p{L}/u.test(sentence.replace(/\{\w+\}/g, ''));

  it('uses its own script, letters and punctuation', () => {
    expect(sentences.filter((sentence) => hasText(sentence) && !/[آ-ی]/.test(sentence))).toEqual(
      [],
    );
    expect(sentences.filter((sentence) => /[كيةى٠-٩“”]/.test(sentence))).toEqual([]);
  });
});

it('German uses the formal form of address', () => {
  const sentences = keys.flatMap((key) => Object.values(getForms(adminGerman[key])));
  expect(
    sentences.filter((one) => /(^|[^\p{L}])(du|dein\w*|dich|dir)([^\p{L}]|$)/iu.test(one)),
  ).toEqual([]);
});

it('British English only changes messages that exist', () => {
  expect(Object.keys(adminBritishEnglish).filter((key) => !(key in base))).toEqual([]);
});

describe('English', () => {
  const sentences = keys.flatMap((key) =>
    Object.values(getForms(base[key])).map((sentence) => [key, sentence] as const),
  );

  it('uses contractions, the typographic apostrophe and American spelling', () => {
    const wrong =
      /'|\b(could|can|does|did|is|are|was|were|have) not\b|\bcannot\b|e-mail|colour|organis|cancelled/i;
    expect(sentences.filter(([, sentence]) => wrong.test(sentence))).toEqual([]);
  });

  it('fills every placeholder', () => {
    for (const [key, sentence] of sentences) {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, '1']));
      expect(formatMessage(sentence, values, 'en'), key).not.toMatch(/[{}]/);
    }
  });
});
