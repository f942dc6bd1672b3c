import { getCountryName } from '../../utils/country-name.ts';

/** All codes of ISO 3166-1, two letters each. */
const all =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCI' +
  'CKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQ' +
  'GRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLS' +
  'LTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPG' +
  'PHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTK' +
  'TLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** All countries, for stores that do not define where they deliver. */
export const allCountryCodes: readonly string[] = all.match(/../g) ?? [];

/** A country to choose. */
export interface CountryOption {
  /** ISO 3166-1 alpha-2 code. */
  value: string;
  label: string;
}

/**
 * Returns country names in a locale, in its sort order; invalid codes and duplicates are omitted.
 */
export function getCountryOptions(
  codes: readonly string[],
  locale: string,
): readonly CountryOption[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(codes)]
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((value) => ({ value, label: getCountryName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label));
}
