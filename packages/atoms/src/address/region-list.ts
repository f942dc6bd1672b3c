/** A region of a country. */
export interface Region {
  /** ISO 3166-2 code, as `JP-13`; empty where it has none. */
  code: string;
  /** Its name in the locale, or in Latin letters. */
  name: string;
}

/**
 * Returns the regions of a country, sorted by name; none if the country has no list. The list is
 * loaded as a separate file, without a request to a service.
 */
export async function getRegions(country: string, locale: string): Promise<readonly Region[]> {
  const { regions } = await import('./regions.ts');
  const listed = Object.hasOwn(regions, country) ? regions[country] : undefined;
  if (!listed) return [];
  const languages: Readonly<Record<string, string>> = { JP: 'ja', KR: 'ko', CN: 'zh', TW: 'zh' };
  const isLocal = languages[country] === locale.split('-')[0];
  const { compare } = new Intl.Collator(locale);
  const all = listed.split('|').map((entry) => {
    const [iso = '', latin = '', own] = entry.split(':');
    return { code: iso && `${country}-${iso}`, name: (isLocal && own) || latin };
  });
  // Those countries have a fixed order, from north to south.
  return isLocal ? all : all.sort((a, b) => compare(a.name, b.name));
}
