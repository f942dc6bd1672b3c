// Looks for a change of the sources that the tests of each requirement notice, and records it in
// `docs/requirements/noticed-changes.json`: proof that the test can fail.
//
//   npx pnpm@12 mutants:requirements [--project unit|stories] [--tries 48] [--minutes 60] [--only A1,A2]
//   npx pnpm@12 mutants:requirements [--project unit|stories|packaging|e2e]
//     --changes scripts/mutants/written-changes.json
//
// Changes are random, or those of a file that a person wrote: a list of
// `{ number, test, name, file, from, to }`, with the path and the name of the test.
// A random change must not break everything: if more than half of a file's tests fail, it proves
// nothing. A written one is of the place that does what the requirement says.
// Requirements that have a record are skipped, so a later run continues. Packaging and end-to-end tests
// use what is built: build everything before, and the package of each change is built again.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ModuleGraph } from '../check/affected.ts';
import {
  noticedChangesPath,
  readReferences,
  readStoryRequirements,
} from '../requirements/requirements.ts';
import { createRandom, describeChange, findMutations, hasBehavior, sample } from './mutations.mjs';
import { closeRunners, runTests, withMutant } from './test-runner.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: 'unit' },
    tries: { type: 'string', default: '48' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    changes: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const isStories = values.project === 'stories';
/** The folder of the tests of a project that uses what is built. */
const builtTests = { packaging: 'tests/packaging/', e2e: 'tests/e2e/' }[values.project];
/**
 * A change often makes tests wait for what never comes, and one that breaks many tests proves nothing.
 * Most tests take less than a second.
 */
const limits = { testTimeout: builtTests ? 60_000 : isStories ? 15_000 : 4000, bail: 4 };
const secondsOfFile = isStories ? 150 : 90;
const random = createRandom(Number(values.seed));
const end = Date.now() + Number(values.minutes) * 60_000;

const recordsPath = join(root, noticedChangesPath);
/** The changes that a person wrote, if there are any. */
const written = values.changes && JSON.parse(await readFile(values.changes, 'utf8'));
const records = JSON.parse(await readFile(recordsPath, 'utf8').catch(() => '{}'));

async function save() {
  const sorted = Object.entries(records).sort(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  await writeFile(recordsPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Whether the tests of a file run in the project. */
const isInProject = (path) =>
  builtTests
    ? path.startsWith(builtTests)
    : !/^tests\/(?!unit)/.test(path) && path.endsWith('.stories.tsx') === isStories;

/** The numbers of open requirements by file of tests, the files with the most first. */
async function listOpenFiles() {
  const files = new Map();
  const only = values.only?.split(',');
  for (const [number, paths] of await readReferences(root)) {
    if (records[number] || (only && !only.includes(number))) continue;
    for (const path of paths) {
      if (!isInProject(path)) continue;
      files.set(path, [...(files.get(path) ?? []), number]);
    }
  }
  return [...files].sort(([, a], [, b]) => b.length - a.length);
}

/** The sources that a test is about: those of packages, or of the mock platform for its own tests. */
const isSubject = (path, test) =>
  (test.startsWith('mocks/')
    ? /^mocks\/src\//
    : /^packages\/(client|atoms|ui|admin|storybook)\/src\//
  ).test(path) && hasBehavior(path);

const getName = (path) => basename(path).replace(/\..+/, '');

/** Whether a source is of the folder or the domain of a test. */
function isNear(path, test) {
  const [, domain] = /^stories\/([\w-]+)\//.exec(test) ?? [];
  return dirname(path) === dirname(test) || path.split('/').includes(domain);
}

/** The sources of a test: those of its folder or domain first, then the nearest ones. */
function listSubjects(test) {
  const subjects = new ModuleGraph().listReached(test).filter((path) => isSubject(path, test));
  return subjects.sort((a, b) => Number(isNear(b, test)) - Number(isNear(a, test)));
}

/**
 * Changes of the sources of a test: half of them of the file with its name and of its folder or domain,
 * the others of the sources behind, in each case in turn of all files.
 */
async function listMutants(test, count) {
  const near = [];
  const others = [];
  for (const file of listSubjects(test)) {
    if (others.length >= count) break;
    const source = await readFile(join(root, file), 'utf8');
    // A function without a result or an error without its constructor breaks too much.
    const all = findMutations(source, file).filter(
      ({ name, start }) => name !== 'return' && !source.startsWith('super(', start),
    );
    const mutants = sample(all, count, random).map((one) => ({ ...one, file, source }));
    (isNear(file, test) || getName(file) === getName(test) ? near : others).push(mutants);
  }
  const takeTurns = (queues) =>
    Array.from({ length: count }, (_, round) => queues.flatMap((queue) => queue[round] ?? []))
      .flat()
      .slice(0, count);
  const first = takeTurns(near);
  const last = takeTurns(others);
  const half = Math.max(count / 2, count - last.length);
  return [...first.slice(0, half), ...last].slice(0, count);
}

/** The written changes for a test, as mutants. */
async function readMutants(test) {
  const mutants = [];
  for (const { number, name, file, from, to } of written.filter((change) => change.test === test)) {
    const source = await readFile(join(root, file), 'utf8');
    const start = source.indexOf(from);
    if (start < 0 || source.includes(from, start + 1)) {
      console.log(`${number}: ${file} doesn't have this text once: ${from}`);
      continue;
    }
    mutants.push({ number, test: name, file, source, start, end: start + from.length, text: to });
  }
  return mutants;
}

/** Builds the package of a source, for tests that use what is built. */
function buildPackageOf(file) {
  const [folder] = /^packages\/[\w-]+(?=\/src\/)/.exec(file) ?? [];
  if (!builtTests || !folder) return;
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: join(root, folder) });
  // A change that does not compile is only built as far as its JavaScript.
  if (status !== 0) console.log(`${file}: built with errors. ${stderr}`);
}

/** The line of the source that a mutant changes. */
const getLine = ({ source, start }) =>
  source
    .slice(source.lastIndexOf('\n', start - 1) + 1)
    .split('\n')[0]
    .trim();

/** The numbers of the requirements that a test is about. */
async function readNumbersByTest(path) {
  if (isStories) {
    const requirements = readStoryRequirements(await readFile(join(root, path), 'utf8'));
    return (test) => requirements(test.name.replaceAll(' ', ''));
  }
  return (test) =>
    test.fullName
      .split(' > ')
      .flatMap((part) => /^(?:[A-Z][1-9]\d?(?: |$))+/.exec(part)?.[0].trim().split(' ') ?? []);
}

const listTests = ({ modules }) => modules.flatMap((one) => [...one.children.allTests()]);
const listFailed = (result) => listTests(result).filter((test) => test.result().state === 'failed');

for (const [path, numbers] of await listOpenFiles()) {
  let open = numbers.filter((number) => !records[number]);
  if (open.length === 0) continue;
  const numbersOf = await readNumbersByTest(path);
  const isOpen = (test) => numbersOf(test).some((number) => open.includes(number));
  const mutants = await (written ? readMutants(path) : listMutants(path, Number(values.tries)));
  if (mutants.length === 0) continue;
  // Loaded before the first change, and a broken test would prove nothing.
  const start = Date.now();
  const names = written && mutants.map((mutant) => mutant.test);
  const unchanged = await runTests(values.project, [path], { ...limits, names });
  if (unchanged.failed) {
    console.log(`${path}: fails without a change`);
    continue;
  }
  const tests = listTests(unchanged);
  // A page waits half a minute for what never comes, and tests of pages often repeat it.
  const seconds = (builtTests ? 180 : 15) + Math.ceil((3 * (Date.now() - start)) / 1000);
  const endOfFile = written ? end : Math.min(end, Date.now() + secondsOfFile * 1000);
  for (const mutant of mutants) {
    if (open.length === 0 || Date.now() > endOfFile) break;
    const { number } = mutant;
    if (number && !open.includes(number)) continue;
    const own = tests
      .filter((test) => (number ? numbersOf(test).includes(number) : isOpen(test)))
      .map(({ name }) => name);
    const run = async (options) =>
      listFailed(await runTests(values.project, [path], { ...limits, seconds, ...options }));
    const failed = await withMutant(mutant, async () => {
      buildPackageOf(mutant.file);
      const noticed = await run({ names: own });
      return written || noticed.length === 0 ? noticed : run();
    });
    buildPackageOf(mutant.file);
    const isTooMuch = failed.length > Math.max(1, tests.length / 2) || failed.length >= limits.bail;
    if (!written && isTooMuch) continue;
    for (const test of failed) {
      // A written change is about one requirement, also if its test names several.
      const noticed = number ? [number] : numbersOf(test).filter((one) => open.includes(one));
      for (const one of noticed) {
        records[one] = {
          test: `${path}: ${test.fullName}`,
          change: `${mutant.file}: ${getLine(mutant)}: ${describeChange(mutant, mutant.source)}`,
        };
      }
    }
    open = open.filter((number) => !records[number]);
  }
  await save();
  const found = numbers.filter((number) => records[number]);
  console.log(`${path}: ${found.join(' ')}${open.length > 0 ? `; open: ${open.join(' ')}` : ''}`);
  if (Date.now() > end) break;
}
await closeRunners();
