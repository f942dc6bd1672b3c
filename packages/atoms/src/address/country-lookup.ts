type Table = readonly (readonly [string, string])[];

/** Returns a country's entry in a table. */
export const lookUp = (table: Table, country: string): string | undefined =>
  /^[A-Z]{2}$/.test(country)
    ? table.find(([, countries]) => countries.split(' ').includes(country))?.[0]
    : undefined;
