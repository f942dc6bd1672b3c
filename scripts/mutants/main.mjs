// Changes random places of the sources, one at a time, and reports which changes no test notices.
//
//   npx pnpm@12 mutants [--count 60] [--seed 1] [--only packages/ui,mocks] [--part 1/2]
//     [--steps unit,types]
//
// A mutant is killed by a unit test, by a story or its screenshot, of those whose imports lead to its
// file, or by the compiler. Each step runs for the mutants that the one before left, so that the slow
// ones run for few; `--steps` leaves out those of other kinds. `--only` takes packages and globs, such
// as 'packages/ui/src/**/*.ts' for files without components. A survivor is a missing assertion, or a
// change without effect: judge each. The sources are changed in place and restored, so nothing else
// may use the checkout meanwhile; several checkouts can each take a part of the mutants.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findAffectedFiles, ModuleGraph, sortByDistance } from '../check/affected.ts';
import { run } from '../test/run.mjs';
import { createRandom, describeChange, findMutations, hasBehavior, sample } from './mutations.mjs';
import { closeRunners, runTests, withMutant } from './test-runner.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = ['packages/client', 'packages/atoms', 'packages/ui', 'packages/admin', 'mocks'];

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: packages.join(',') },
    part: { type: 'string', default: '1/1' },
    steps: { type: 'string', default: 'unit,stories,types' },
  },
});

async function listMutants() {
  const files = [];
  for (const place of values.only.split(',')) {
    const pattern = place.includes('*') ? place : `${place}/src/**/*.{ts,tsx}`;
    for await (const file of glob(pattern, { cwd: root })) {
      if (hasBehavior(file)) files.push(file);
    }
  }
  const mutants = [];
  for (const file of files.sort()) {
    const source = await readFile(join(root, file), 'utf8');
    mutants.push(...findMutations(source, file).map((mutation) => ({ ...mutation, file })));
  }
  return mutants;
}

/** Runs files of tests or stories. @returns whether a test failed. */
const hasFailure = async (project, paths, options) =>
  (await runTests(project, paths, { bail: 1, ...options })).failed;

/** How many files a step runs before all others that a mutant can affect. */
const near = 8;

/** Whether a file is in the package of a mutant. */
const isInPackage = (path, { file }) =>
  packages.some((name) => [path, file].every((one) => one.startsWith(`${name}/`)));

/** Tests of the repository's conventions import no source, and the compiler says more. */
const isConvention = (path) => path.startsWith('tests/unit/');

/** All steps, the quickest first. Each returns whether it noticed the mutant. */
const allSteps = [
  {
    name: 'nearest unit tests',
    kind: 'unit',
    // They take seconds, so a longer run is a loop.
    run: ({ affected: { unit } }) => hasFailure('unit', unit.slice(0, near), { seconds: 120 }),
  },
  {
    name: 'nearest stories',
    kind: 'stories',
    run: ({ affected: { stories } }) => hasFailure('stories', stories.slice(0, near)),
  },
  {
    name: 'unit tests of the package',
    kind: 'unit',
    run: (mutant) =>
      hasFailure(
        'unit',
        mutant.affected.unit.slice(near).filter((path) => isInPackage(path, mutant)),
      ),
  },
  {
    name: 'types',
    kind: 'types',
    run: async () => (await run(['tsc', '--noEmit'], { cwd: root, output: 'ignore' })) !== 0,
  },
  {
    name: 'other unit tests',
    kind: 'unit',
    run: (mutant) =>
      hasFailure(
        'unit',
        mutant.affected.unit.slice(near).filter((path) => !isInPackage(path, mutant)),
      ),
  },
  {
    name: 'other stories',
    kind: 'stories',
    run: ({ affected: { stories } }) => hasFailure('stories', stories.slice(near)),
  },
];

const kinds = values.steps.split(',');
const unknown = kinds.filter((kind) => allSteps.every((step) => step.kind !== kind));
if (unknown.length > 0) throw new Error(`Unknown steps: ${unknown.join(', ')}.`);
const steps = allSteps.filter(({ kind }) => kinds.includes(kind));

const graph = new ModuleGraph();

/** Adds the files of tests and stories that a mutant can affect, the nearest first. */
function addAffected(mutant) {
  const { unit, stories } = findAffectedFiles([mutant.file], graph);
  const tests = unit.filter((path) => !isConvention(path));
  const sort = (paths) => sortByDistance(paths, mutant.file, graph);
  return { ...mutant, affected: { unit: sort(tests), stories: sort(stories) } };
}

/** A line that says what a mutant changes, and where. */
async function describe(mutant) {
  const source = await readFile(join(root, mutant.file), 'utf8');
  const line = source.slice(0, mutant.start).split('\n').length;
  return `${mutant.file}:${line} ${mutant.name}: ${describeChange(mutant, source)}`;
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
  const [first] = survivors;
  // Else a broken test would kill all of them.
  if (first && (await step.run(first))) throw new Error(`${step.name} fail without a mutant.`);
  for (const [index, mutant] of survivors.entries()) {
    const killed = await withMutant(mutant, () => step.run(mutant));
    const result = `${index + 1}/${survivors.length} ${killed ? 'killed  ' : 'survived'}`;
    console.log(`\n${step.name} ${result} ${await describe(mutant)}`);
    if (!killed) left.push(mutant);
  }
  console.log(`\n${survivors.length - left.length} of ${survivors.length} killed by ${step.name}`);
  survivors = left;
}
await closeRunners();
const share = Math.round(((chosen.length - survivors.length) / chosen.length) * 100);
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} killed (${share} %)`);
for (const survivor of survivors) console.log(`  survived: ${await describe(survivor)}`);
