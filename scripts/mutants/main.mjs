// Changes random places of the sources, one at a time, and reports which changes no test notices.
//
//   npx pnpm@12 mutants [--count 60] [--seed 1] [--only packages/ui,mocks] [--part 1/2]
//
// A mutant is killed by a unit test, by a story or its screenshot, of those whose imports lead to its
// file, or by the compiler. Each step runs for the mutants that the one before left, so that the slow
// ones run for few. A survivor is a missing assertion, or a change without effect: judge each. The
// sources are changed in place and restored, so nothing else may use the checkout meanwhile;
// several checkouts can each take a part of the mutants.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findAffectedFiles, sortByDistance } from '../check/affected.ts';
import { run } from '../test/run.mjs';
import { findMutations } from './mutations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = ['packages/client', 'packages/atoms', 'packages/ui', 'packages/admin', 'mocks'];

/** Data, styles, types and tests have no behavior of their own. */
const excluded =
  /\.(test|test-d|css)\.tsx?$|\.d\.ts$|\/(testing|fixtures|messages)\/|\/(index|exports|styles|tickets|orders|events|primitives)\.ts$/;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: packages.join(',') },
    part: { type: 'string', default: '1/1' },
  },
});

/** Returns pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function listMutants() {
  const files = [];
  for (const folder of values.only.split(',')) {
    for await (const file of glob(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })) {
      if (!excluded.test(file)) files.push(file);
    }
  }
  const mutants = [];
  for (const file of files.sort()) {
    const source = await readFile(join(root, file), 'utf8');
    mutants.push(...findMutations(source, file).map((mutation) => ({ ...mutation, file })));
  }
  return mutants;
}

/** Takes some of a list at random. */
function sample(list, count, random) {
  const left = [...list];
  const size = Math.min(count, left.length);
  return Array.from({ length: size }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}

/** A slow test on a busy machine is no failure. Twice as long as the longest of them takes there. */
const patience = '--testTimeout=120000';

const vitest = (project, paths) =>
  run(
    [
      ...['vitest', 'run', `--project=${project}`, ...paths],
      ...['--bail=1', patience, '--reporter=dot', '--silent'],
    ],
    { cwd: root },
  );

/** The files of tests or stories of a step, which is passed without any. */
const runFiles = (project, paths) => (paths.length === 0 ? 0 : vitest(project, paths));

/** How many files a step runs before all others that a mutant can affect. */
const near = 8;

/** Tests of the repository's conventions import no source, and the compiler says more. */
const isConvention = (path) => path.startsWith('tests/unit/');

/** The steps, the quickest first. Each returns an exit code. */
const steps = [
  { name: 'nearest unit tests', run: ({ unit }) => runFiles('unit', unit.slice(0, near)) },
  { name: 'other unit tests', run: ({ unit }) => runFiles('unit', unit.slice(near)) },
  { name: 'nearest stories', run: ({ stories }) => runFiles('stories', stories.slice(0, near)) },
  { name: 'types', run: () => run(['tsc', '--noEmit'], { cwd: root, output: 'ignore' }) },
  { name: 'other stories', run: ({ stories }) => runFiles('stories', stories.slice(near)) },
];

/** Adds the files of tests and stories that a mutant can affect, the nearest first. */
function addAffected(mutant) {
  const { unit, stories } = findAffectedFiles([mutant.file]);
  const tests = unit.filter((path) => !isConvention(path));
  const sort = (paths) => sortByDistance(paths, mutant.file);
  return { ...mutant, affected: { unit: sort(tests), stories: sort(stories) } };
}

/** Runs a step with a mutant in place of its file's text. */
async function isKilled({ file, start, end, text, affected }, step) {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const restore = () => writeFile(path, source);
  process.once('SIGINT', restore);
  try {
    await writeFile(path, source.slice(0, start) + text + source.slice(end));
    return (await step.run(affected)) !== 0;
  } finally {
    await restore();
    process.off('SIGINT', restore);
  }
}

/** A line that says what a mutant changes, and where. */
async function describe({ file, start, end, text, name }) {
  const source = await readFile(join(root, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const [from] = source.slice(start, end).split('\n');
  return `${file}:${line} ${name}: ${from} → ${text.split('\n')[0]}`;
}

const mutants = await listMutants();
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const chosen = sample(mutants, Number(values.count), createRandom(Number(values.seed)))
  .filter((_mutant, index) => index % parts === part - 1)
  .map(addAffected);
console.log(`${chosen.length} of ${mutants.length} possible mutants, seed ${values.seed}`);
let survivors = chosen;
for (const step of steps) {
  const left = [];
  for (const [index, mutant] of survivors.entries()) {
    const killed = await isKilled(mutant, step);
    const result = `${index + 1}/${survivors.length} ${killed ? 'killed  ' : 'survived'}`;
    console.log(`\n${step.name} ${result} ${await describe(mutant)}`);
    if (!killed) left.push(mutant);
  }
  console.log(`\n${survivors.length - left.length} of ${survivors.length} killed by ${step.name}`);
  survivors = left;
}
const share = Math.round(((chosen.length - survivors.length) / chosen.length) * 100);
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} killed (${share} %)`);
for (const survivor of survivors) console.log(`  survived: ${await describe(survivor)}`);
