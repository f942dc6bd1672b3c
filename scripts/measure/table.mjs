import { readFile, writeFile } from 'node:fs/promises';

const start = '<!-- figures:start -->';
const end = '<!-- figures:end -->';

/** Writes all figures into the table of the README, between its two marks. */
export async function writeFigures(file, results) {
  const text = await readFile(file, 'utf8');
  const lines = Object.values(results).flatMap(({ date, cores, rows }) =>
    rows.map(({ what, figure }) => `| ${what} | ${figure} | ${date}, ${cores} cores |`),
  );
  const table = ['| What | Figure | When |', '|---|---|---|', ...lines].join('\n');
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} lacks the marks ${start} and ${end}.`);
  await writeFile(file, `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`);
}
