// Changes random places of the sources, one at a time, and reports which changes no test notices.
//
//   npx pnpm@12 mutants [--count 60] [--seed 1] [--only packages/ui,mocks]
//
// A mutant is killed by the unit tests that import its file, or by the stories of its domain and pages. A
// survivor is a missing assertion, or a change without effect: judge each. The sources are changed
// in place and restored, so nothing else may use the checkout meanwhile.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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

const vitest = (...parameters) =>
  run(['vitest', ...parameters, '--bail=1', '--passWithNoTests', '--reporter=dot', '--silent'], {
    cwd: root,
  });

/** The stories that show a component of `ui`: those of its domain and of the pages, or all. */
function getStories(file) {
  const [, domain] = /^packages\/ui\/src\/([\w-]+)\//.exec(file) ?? [];
  if (!domain) return [];
  const shared = ['patterns', 'provider', 'utils'];
  return shared.includes(domain) ? ['stories'] : [`stories/${domain}`, 'stories/pages'];
}

async function isKilled({ file }) {
  if ((await vitest('related', '--run', '--project=unit', file)) !== 0) return true;
  for (const stories of getStories(file)) {
    if ((await vitest('run', '--project=stories', stories)) !== 0) return true;
  }
  return false;
}

const mutants = await listMutants();
const chosen = sample(mutants, Number(values.count), createRandom(Number(values.seed)));
console.log(`${chosen.length} of ${mutants.length} possible mutants, seed ${values.seed}`);
const survivors = [];
for (const [index, mutant] of chosen.entries()) {
  const { file, start, end, text, name } = mutant;
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const what = `${file}:${line} ${name}: ${source.slice(start, end).split('\n')[0]} → ${text.split('\n')[0]}`;
  let killed = false;
  const restore = () => writeFile(path, source);
  process.once('SIGINT', restore);
  try {
    await writeFile(path, source.slice(0, start) + text + source.slice(end));
    killed = await isKilled(mutant);
  } finally {
    await restore();
    process.off('SIGINT', restore);
  }
  console.log(`\n${index + 1}/${chosen.length} ${killed ? 'killed  ' : 'SURVIVED'} ${what}`);
  if (!killed) survivors.push(what);
}
const share = Math.round(((chosen.length - survivors.length) / chosen.length) * 100);
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} killed (${share} %)`);
for (const survivor of survivors) console.log(`  survived: ${survivor}`);
