/** Formats dates of one locale. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>;

const formats = new Map<string, DateFormat>();

/**
 * Replaces thin and narrow spaces by ordinary ones, and that before AM or PM by one without a line
 * break. Node writes “3:45 – 5:15 PM” with narrow spaces, browsers without, so a server-rendered date
 * would differ from that of the browser.
 */
const withSameSpaces = (text: string): string =>
  text.replace(/[\u2009\u202f]/g, ' ').replace(/ (?=[ap]\.?m\b)/gi, '\u00a0');

/** Returns a cached date format for a locale: creating one costs more than using it. */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  const made: DateFormat = {
    resolvedOptions: () => format.resolvedOptions(),
    format: (date) => withSameSpaces(format.format(date)),
    formatRange: (from, to) => withSameSpaces(format.formatRange(from, to)),
    formatToParts: (date) => format.formatToParts(date),
  };
  formats.set(key, made);
  return made;
}
