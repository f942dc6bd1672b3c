/** When a plural form speaks: for a category of the locale, or for one exact count, as `=2`. */
type PluralForm = Intl.LDMLPluralRule | `=${number}`;

/** Words in one language: a sentence with `{name}` places, or one sentence per plural form of `count`. */
export type Message = string | ({ other: string } & Partial<Record<PluralForm, string>>);

/** A part of the words in another language: the same names, and plural forms of its own. */
export type TranslatedMessages<English> = Record<keyof English, Message>;

/** What fills the places of a message. `count` also chooses the plural and is written by the locale. */
export type MessageValues = Record<string, string | number>;

const place = /\{(\w+)\}/g;
const rightToLeftLetter = /[\u0590-\u08ff]/;

/**
 * One message in words: `say(message, { count: 7 }, 'en-GB')`.
 *
 * Numbers are written by `Intl.NumberFormat`. A place without a value stays as it is, so that a
 * forgotten value is seen in review. In a sentence that is read from right to left a value is
 * isolated (U+2068, U+2069), so that prices and names keep their own direction.
 */
export function formatMessage(message: Message, values: MessageValues, locale: string): string {
  const sentence =
    typeof message === 'string' ? message : pluralForm(message, values.count, locale);
  const isRightToLeft = rightToLeftLetter.test(sentence);
  return sentence.replace(place, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    return isRightToLeft && value !== '' ? isolated(value) : value;
  });
}

/**
 * A figure is read from left to right in an isolate without marks of its own, and those would turn
 * what is around it: `dir="auto"` does not look past an isolate.
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
  return forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
