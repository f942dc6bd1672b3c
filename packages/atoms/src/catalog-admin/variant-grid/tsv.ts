/**
 * Parses a table that a spreadsheet has copied: rows in lines, cells between tabs. A cell in quotes may
 * contain tabs, line breaks and doubled quotes. A line break at the end adds no row.
 *
 * @returns the rows; shorter ones are padded with empty cells
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') {
        cell += sign;
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && closesQuote(source, index)) {
      isQuoted = true;
    } else if (sign === '\t' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** Whether a quote at the start of a cell is closed at the end of one: `12" record` is plain text. */
function closesQuote(source: string, start: number): boolean {
  for (let index = start + 1; index < source.length; index += 1) {
    if (source[index] !== '"') continue;
    if (source[index + 1] === '"') index += 1;
    else return index + 1 === source.length || /[\t\n]/.test(source[index + 1] ?? '');
  }
  return false;
}

const quoted = (cell: string) =>
  /^"|[\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Writes a table for a spreadsheet: rows in lines, cells between tabs, in quotes where necessary. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');
