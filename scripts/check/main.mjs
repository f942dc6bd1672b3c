/**
 * Checks what the working tree changes since a commit: lint of the changed files, types, and the unit
 * tests and stories that import them. Prints what it leaves out and why.
 *
 * `--base <commit>` compares with another commit than HEAD, `--all` runs every test and story, `--list`
 * only names them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runStep } from '../test/run.mjs';
import { findAffected } from './affected.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const { changed, stories, unit, because } = findAffected(values.base);
if (changed.length === 0 && !values.all) {
  console.log(`Nothing differs from ${values.base}.`);
  process.exit();
}

const isEverything = values.all || because !== undefined;
if (because && !values.all) console.log(`${because} can affect everything, so everything runs.`);
console.log(
  `${changed.length} changed files affect ${unit.length} files of unit tests and ${stories.length} of stories.`,
);
if (values.list) {
  for (const path of [...unit, ...stories]) console.log(`  ${path}`);
  process.exit();
}

const lintable = changed.filter(
  (path) => /\.(tsx?|mjs|json|css)$/.test(path) && existsSync(join(root, path)),
);
const vitest = (project, files) => [
  ...['vitest', 'run', '--project', project],
  ...(isEverything ? [] : files),
];
const steps = [
  {
    name: 'lint',
    command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...lintable],
    skip: lintable.length === 0 && 'no changed file has a rule',
  },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'unit',
    command: vitest('unit', unit),
    skip: unit.length === 0 && 'no test imports a changed file',
  },
  {
    name: 'stories',
    command: vitest('stories', stories),
    skip: stories.length === 0 && 'no story imports a changed file',
  },
];

const rows = [];
for (const { name, command, skip } of steps) {
  if (skip) {
    rows.push({ step: name, result: `skipped: ${skip}`, seconds: 0 });
    continue;
  }
  const { code, seconds } = await runStep({ name, command }, { cwd: root });
  rows.push({ step: name, result: code === 0 ? 'passed' : 'failed', seconds });
}
for (const step of ['packaging', 'e2e', 'examples']) {
  rows.push({
    step,
    result: 'skipped: only the whole test builds the packages and Storybook',
    seconds: 0,
  });
}
console.log('');
console.table(rows);
process.exitCode = rows.some(({ result }) => result === 'failed') ? 1 : 0;
