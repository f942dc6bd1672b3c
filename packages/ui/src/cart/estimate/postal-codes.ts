/**
 * How postcodes are written: `#` is a digit, `@` a letter, `*` either; the rest stands between
 * them. Several ways are parted by `|`. A postcode of another country is taken as it is.
 */
const written: Readonly<Record<string, string>> = {
  ...{ AT: '####', AU: '####', BE: '####', BG: '####', BR: '#####-###', CA: '@#@ #@#', CH: '####' },
  ...{ CY: '####', CZ: '### ##', DE: '#####', DK: '####', EE: '#####', ES: '#####', FI: '#####' },
  ...{ FO: '###', FR: '#####', GL: '####', GR: '### ##', HR: '#####', HU: '####', IE: '@#* ****' },
  ...{ IL: '#######', IN: '######', IS: '###', IT: '#####', JP: '###-####', KR: '#####' },
  ...{ LI: '####', LT: '#####', LU: '####', LV: '####', MC: '#####', MT: '@@@ ####', MX: '#####' },
  ...{ NL: '#### @@', NO: '####', NZ: '####', PL: '##-###', PT: '####-###', RO: '######' },
  ...{ SE: '### ##', SG: '######', SI: '####', SK: '### ##', SM: '#####', TR: '#####' },
  ...{ UA: '#####', US: '#####|#####-####', ZA: '####' },
  GB: '@@#@ #@@|@@## #@@|@@# #@@|@#@ #@@|@## #@@|@# #@@',
};

/** Countries in which letters have no postcode. */
const without = new Set(
  (
    'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GM GQ GY HK KI KM KN ML MO ' +
    'MW NR NU QA RW SB SC SL ST SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** Where a letter arrives without its postcode as well. */
const optional = new Set(['IE']);

const kinds: Readonly<Record<string, string>> = { '#': '[0-9]', '@': '[A-Z]', '*': '[0-9A-Z]' };

const templatesOf = (country: string): readonly string[] => written[country]?.split('|') ?? [];

/** Whether an address in a country has a postcode: always, perhaps, or never. */
export function postalCodeNeed(country: string): 'required' | 'optional' | 'none' {
  if (without.has(country)) return 'none';
  return written[country] && !optional.has(country) ? 'required' : 'optional';
}

/** What a postcode of a country looks like, where that is known: `1234 AB`. */
export function postalCodeExample(country: string): string | undefined {
  let digit = 0;
  let letter = 0;
  return templatesOf(country)[0]?.replace(/[#@*]/g, (kind) =>
    kind === '@' ? 'ABCDEFG'.charAt(letter++) : String(++digit % 10),
  );
}

/** Digits of Arabic and Persian keyboards begin at these. */
const digitsFrom = [0x660, 0x6f0];

const inLatin = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = digitsFrom.find((from) => code >= from && code < from + 10) ?? code;
    return String(code - zero);
  });

function fit(template: string, bare: string): string | undefined {
  const places = [...template].filter((place) => place in kinds);
  const pattern = new RegExp(`^${places.map((place) => kinds[place]).join('')}$`);
  if (!pattern.test(bare)) return undefined;
  const signs = [...bare];
  return template.replace(/[#@*]/g, () => signs.shift() ?? '');
}

/**
 * A postcode as the country writes it, from whatever was typed: small letters, other digits, spaces
 * and dashes somewhere else, the country's code before it.
 *
 * @returns `undefined` when it is none of that country.
 */
export function writePostalCode(country: string, typed: string): string | undefined {
  const text = inLatin(typed).trim().toUpperCase();
  const templates = templatesOf(country);
  if (templates.length === 0) return text.replace(/\s+/g, ' ');
  const bare = text.replace(/[\s.\p{Pd}]/gu, '');
  const tries = bare.startsWith(country) ? [bare, bare.slice(country.length)] : [bare];
  return tries.flatMap((one) => templates.flatMap((template) => fit(template, one) ?? []))[0];
}
