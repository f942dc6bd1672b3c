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

/** Whether a language writes “03:45”. `hour: 'numeric'` alone would write “3:45” in some of them. */
const hasTwoDigitHours = (locale: string) =>
  /^\p{Nd}{2}/u.test(
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      3 * 60 * 60_000,
    ),
  );

/** Returns a cached date format for a locale: creating one costs more than using it. */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    ...(options.hour && { hour: hasTwoDigitHours(locale) ? '2-digit' : options.hour }),
  });
  const made: DateFormat = {
    resolvedOptions: () => format.resolvedOptions(),
    format: (date) => withSameSpaces(format.format(date)),
    formatRange: (from, to) => withSameSpaces(format.formatRange(from, to)),
    formatToParts: (date) => format.formatToParts(date),
  };
  formats.set(key, made);
  return made;
}
