/**
 * Writes the Tests columns of `docs/requirements` and its index from the titles of the tests and
 * the parameters of the stories. `--check` fails when a page is not current or a number has no row.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findProblems,
  indexPath,
  readNoticedChanges,
  readPages,
  readReferences,
  toIndex,
  updatePage,
} from './requirements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isCheck = process.argv.includes('--check');

const references = await readReferences(root);
const before = await readPages(root);
const pages = before.map((page) => ({ ...page, text: updatePage(page, references) }));
const index = toIndex(pages, await readNoticedChanges(root));

if (!isCheck) {
  for (const { path, text } of pages) await writeFile(join(root, path), text);
  await writeFile(join(root, indexPath), index);
}

const problems = findProblems(isCheck ? before : pages, references);
if (isCheck && (await readFile(join(root, indexPath), 'utf8').catch(() => '')) !== index)
  problems.push(`${indexPath} is not current: run \`npx pnpm@12 requirements\`.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
