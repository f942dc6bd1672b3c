import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { countTests } from './test/count.mjs';
import { runStep } from './test/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}results`;

const vitest = (project) => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${project}.json`,
  ],
  count: () => countTests(`${results}/${project}.json`),
});

/** The steps of a test, in the order in which they find faults soonest. */
const steps = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  vitest('unit'),
  { name: 'build', command: ['pnpm', 'run', 'build'] },
  vitest('packaging'),
  vitest('stories'),
  { name: 'build-storybook', command: ['pnpm', 'run', 'build-storybook'] },
  vitest('e2e'),
  { name: 'examples', command: ['node', 'scripts/examples/main.mjs', '--short', '--no-build'] },
];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const rows = [];
for (const { name, command, count } of steps) {
  const { code, seconds } = await runStep({ name, command }, { cwd: root });
  const tests = (await count?.()) ?? { passed: Number(code === 0), failed: Number(code !== 0) };
  // A runner that stops before it counts a failure has failed all the same.
  if (code !== 0 && tests.failed === 0) tests.failed = 1;
  rows.push({ step: name, ...tests, seconds });
}

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log('');
console.table(rows);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
