import { readFile, writeFile } from 'node:fs/promises';

/** Writes all results into the table of docs/performance.md. */
export async function writeFigures(file, results) {
  const lines = Object.values(results).flatMap(({ date, cores, rows }) =>
    rows.map(({ what, figure }) => [what, figure, `${date}, ${cores} cores`]),
  );
  await writeTable(file, 'figures', ['What', 'Figure', 'When'], lines);
}

/** Writes a table into a Markdown file, between the marks of that name. */
export async function writeTable(file, name, head, lines) {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const text = await readFile(file, 'utf8');
  const [first, ...others] = [head, ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  const table = [first, `|${head.map(() => '---').join('|')}|`, ...others].join('\n');
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} lacks the marks ${start} and ${end}.`);
  const whole = `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`;
  await writeFile(file, whole);
}
