type Table = readonly (readonly [string, string])[];

/** What a table says of a country. */
export const lookUp = (table: Table, country: string): string | undefined =>
  /^[A-Z]{2}$/.test(country)
    ? table.find(([, countries]) => countries.split(' ').includes(country))?.[0]
    : undefined;
