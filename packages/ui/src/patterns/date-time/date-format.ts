/** Formats dates of one locale. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>;

const formats = new Map<string, DateFormat>();

/**
 * Replaces thin and narrow spaces by ordinary ones. Node writes “3:45 – 5:15 PM” with such spaces,
 * browsers without, so a server-rendered date would differ from that of the browser.
 */
const withOrdinarySpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/** Returns a cached date format for a locale: creating one costs more than using it. */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  const made: DateFormat = {
    resolvedOptions: () => format.resolvedOptions(),
    format: (date) => withOrdinarySpaces(format.format(date)),
    formatRange: (from, to) => withOrdinarySpaces(format.formatRange(from, to)),
    formatToParts: (date) => format.formatToParts(date),
  };
  formats.set(key, made);
  return made;
}
