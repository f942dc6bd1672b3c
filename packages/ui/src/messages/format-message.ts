import { getNumberFormat } from '../utils/number-format.ts';

/** When a plural form applies: for a category of the locale, or for one exact count, as `=2`. */
type PluralForm = Intl.LDMLPluralRule | `=${number}`;

/**
 * A message in one language: a sentence with `{name}` placeholders, or one sentence per plural form
 * of `count`.
 */
export type Message = string | ({ other: string } & Partial<Record<PluralForm, string>>);

/** A group of messages in another language: the same keys, with its own plural forms. */
export type TranslatedMessages<English> = Record<keyof English, Message>;

/**
 * Values for the placeholders of a message. `count` also selects the plural form and is formatted
 * for the locale.
 */
export type MessageValues = Record<string, string | number>;

const pluralRules = new Map<string, Intl.PluralRules>();

const placeholder = /\{(\w+)\}/g;
const rightToLeftLetter = /[\u0590-\u08ff]/;

/**
 * Formats a message. Numbers are formatted by `Intl.NumberFormat`. A placeholder without a value stays unchanged, so
 * that missing values are noticed in review. In a right-to-left sentence each value is isolated
 * (U+2068, U+2069), so that prices and names keep their own direction.
 *
 * @example formatMessage('{count} of {total} shown', { count: 7, total: 1200 }, 'en-US'); // '7 of 1,200 shown'
 */
export function formatMessage(message: Message, values: MessageValues, locale: string): string {
  const sentence =
    typeof message === 'string' ? message : pluralForm(message, values.count, locale);
  const isRightToLeft = rightToLeftLetter.test(sentence);
  return sentence.replace(placeholder, (match, name: string) => {
    const value = values[name];
    if (value === undefined) return match;
    if (typeof value === 'number') return getNumberFormat(locale).format(value);
    return isRightToLeft && value !== '' ? isolated(value) : value;
  });
}

/**
 * In an isolate, numbers run left to right without direction marks. The marks are removed because
 * they would change the direction of the surrounding text: `dir="auto"` does not skip isolates.
 */
function isolated(value: string): string {
  return `\u2068${/\p{L}/u.test(value) ? value : value.replaceAll('\u200e', '')}\u2069`;
}

function pluralForm(
  forms: Exclude<Message, string>,
  count: string | number | undefined,
  locale: string,
): string {
  if (typeof count !== 'number') return forms.other;
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other;
}
