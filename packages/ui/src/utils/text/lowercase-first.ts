/** Languages that write nouns with a capital inside a sentence, too. */
const capitalNouns = new Set(['de', 'lb']);

/** Formats a name for use in a sentence: “Choose size”, but “Größe wählen”. */
export function lowercaseFirst(name: string, locale: string): string {
  if (capitalNouns.has(locale.split('-')[0] ?? '')) return name;
  const [first = '', second = ''] = name;
  // Two capitals are an abbreviation.
  if (second !== second.toLocaleLowerCase(locale)) return name;
  return first.toLocaleLowerCase(locale) + name.slice(first.length);
}
