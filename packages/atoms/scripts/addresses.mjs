import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the tables of address formats from libaddressinput's data (Apache-2.0): the file
 * `countryinfo.txt` of its tests, whose path is the one argument.
 */
const [source] = process.argv.slice(2);
if (!source) throw new Error('Give the path of countryinfo.txt.');
const target = (name) => join(import.meta.dirname, '../src/address', name);

const countries = Object.fromEntries(
  readFileSync(source, 'utf8')
    .split('\n')
    .map((line) => /^data\/([A-Z]{2})=(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, code, data]) => [code, JSON.parse(data)]),
);
// Its tables are older than the Eircode, which is of help and not needed.
countries.IE.fmt += '%n%Z';
const fallback = JSON.parse(/^data\/ZZ=(.*)$/m.exec(readFileSync(source, 'utf8'))[1]);

/**
 * The address parts of the format letters; lines for a name and placeholders without a part are
 * dropped.
 */
const parts = /%[ACSZ]/g;

const toOrder = (format) => (format.match(parts) ?? []).map((part) => part[1]).join('');

/**
 * Returns the lines of a format with their separators, without names, companies and sorting codes.
 */
const getLines = (format) =>
  format
    .split('%n')
    .map((line) =>
      line
        .replace(/%[NOX]/g, '')
        .replace(/%D/g, '')
        .replace(/^[\s,–-]+|[\s,–-]+$/g, ''),
    )
    .filter((line) => /%[ACSZ]/.test(line))
    .join('|');

const quote = (text) =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;

const grouped = (read) => {
  const groups = new Map();
  for (const [code, data] of Object.entries(countries)) {
    const value = read({ ...data, code });
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), code]);
  }
  return [...groups].map(([value, codes]) => `  [${quote(value)}, '${codes.join(' ')}'],`);
};

const table = (name, doc, rows) =>
  `/** ${doc} */\nexport const ${name}: readonly (readonly [string, string])[] = [\n${rows.join('\n')}\n];\n`;

const usual = getLines(fallback.fmt);
const head =
  '// Made by `scripts/addresses.mjs` from the data of libaddressinput, © Google, Apache-2.0.\n';

const formats = [
  head,
  table(
    'formats',
    'Lines of an address, by the countries that write it so; `%A` street, `%C` city, `%S` region, `%Z` postcode.',
    grouped(({ fmt = fallback.fmt }) => (getLines(fmt) === usual ? undefined : getLines(fmt))),
  ),
  table(
    'latinFormats',
    'The same in Latin letters, where a country that has letters of its own writes it otherwise.',
    grouped(({ fmt, lfmt }) =>
      lfmt && toOrder(lfmt) !== toOrder(fmt) ? getLines(lfmt) : undefined,
    ),
  ),
  table(
    'needed',
    'The parts without which a letter does not arrive.',
    grouped(({ require }) => {
      const known = (require ?? fallback.require).replace(/[^ACSZ]/g, '');
      return known === 'AC' ? undefined : known;
    }),
  ),
  table(
    'regionKinds',
    'What the regions of a country are called, where that is not “province”.',
    grouped(({ state_name_type: kind }) => kind),
  ),
  table(
    'postcodeKinds',
    'What the postcode of a country is called, where that is not “postal code”.',
    grouped(({ zip_name_type: kind, code }) => (code === 'IE' ? 'eircode' : kind)),
  ),
  table(
    'languages',
    'Languages of the countries whose addresses have letters of their own.',
    grouped(({ lang, lfmt, sub_lnames }) => (lfmt || sub_lnames ? lang?.split('-')[0] : undefined)),
  ),
].join('\n');
writeFileSync(target('formats.ts'), formats);

// One of the data's examples does not match its country's pattern: only matching ones are used.
const getExample = ({ zip, zipex = '' }) =>
  zipex.split(',').find((code) => code && new RegExp(`^(?:${zip})$`).test(code));
const exampled = Object.entries(countries).flatMap(([code, data]) => {
  const example = data.zip && getExample(data);
  return example ? [`${code}:${example}`] : [];
});
const exampleRows = Array.from(
  { length: Math.ceil(exampled.length / 6) },
  (_, row) => `    '${exampled.slice(row * 6, row * 6 + 6).join('|')}',`,
);

const postcodes = [
  head,
  table(
    'patterns',
    'Patterns of postcodes, by the countries that have them.',
    grouped(({ zip }) => zip),
  ),
  `/** One postcode of a country, by the country. */
export const examples: Readonly<Record<string, string>> = Object.fromEntries(
  [
${exampleRows.join('\n')}
  ].flatMap((row) => row.split('|').map((entry) => entry.split(':') as [string, string])),
);
`,
].join('\n');
writeFileSync(target('postcodes.ts'), postcodes);

const titled = (name) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const getRegions = ({ code, ...data }) => {
  const list = (key) => data[key]?.split('~') ?? [];
  const [names, latin, isos] = [list('sub_names'), list('sub_lnames'), list('sub_isoids')];
  return list('sub_keys')
    .map((key, at) => {
      const own = names[at] || key;
      const iso = isos[at] || (/^[A-Z]{2,3}$/.test(key) && !isos.length ? key : '');
      const shown = titled(latin[at] || own);
      return [iso, shown, ...(latin[at] && latin[at] !== own ? [own] : [])].join(':');
    })
    .join('|');
};
const regionRows = Object.entries(countries)
  .filter(([, { sub_keys: keys, fmt }]) => keys && fmt.includes('%S'))
  .map(([code, data]) => `  ${code}: ${quote(getRegions({ ...data, code }))},`);
writeFileSync(
  target('regions.ts'),
  `${head}
/** Regions of a country, parted by \`|\`: ISO 3166-2 code, name in Latin letters, name in its own. */
export const regions: Readonly<Record<string, string>> = {
${regionRows.join('\n')}
};
`,
);
