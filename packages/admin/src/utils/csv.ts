/**
 * Returns a table as CSV, for spreadsheets. A cell that a spreadsheet would run as a formula is escaped.
 * Loads papaparse on demand.
 */
export async function toCsv(
  fields: readonly string[],
  data: readonly (readonly (string | number)[])[],
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const table = { fields: [...fields], data: data.map((row) => [...row]) };
  // Spreadsheets read a file as UTF-8 only with this mark.
  return `\ufeff${papaparse.unparse(table, { escapeFormulae: true })}`;
}

/** Saves a text as a file of the owner's device. */
export function downloadText(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
