import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { countTests, getFailedFiles, readReport } from './test/report.mjs';
import { runStep } from './test/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}results`;

/** A step with more failed files than this has a fault, not a disturbance. */
const MAX_REPEATED_FILES = 5;

const getReportPath = (name) => `${results}/${name}.json`;

/** A run of a project of Vitest, or of some of its files. */
const vitest = (project, { name = project, files = [] } = {}) => ({
  name,
  command: [
    ...['vitest', 'run', '--project', project, ...files],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${getReportPath(name)}`],
  ],
  hasReport: true,
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
const unstable = [];
for (const step of steps) {
  const { code, seconds } = await runStep(step, { cwd: root });
  const result = step.hasReport
    ? await countAndRepeat(step, { code, seconds })
    : { passed: Number(code === 0), failed: Number(code !== 0), unstable: [], seconds };
  const { unstable: names, ...row } = result;
  unstable.push(...names.map((test) => `${step.name}: ${test}`));
  rows.push({ step: step.name, ...row });
}

/**
 * Counts the tests of a project's run. Its failed files run once more, if they are few (decision 0164).
 */
async function countAndRepeat({ name }, { code, seconds }) {
  const report = await readReport(getReportPath(name));
  const files = getFailedFiles(report ?? []);
  const isRepeated = files.length > 0 && files.length <= MAX_REPEATED_FILES;
  const again = vitest(name, { name: `${name}-again`, files });
  const repeated = isRepeated ? await runStep(again, { cwd: root }) : { code, seconds: 0 };
  const counts = countTests(report, isRepeated ? await readReport(getReportPath(again.name)) : []);
  // A runner that stops before it counts a failure has failed all the same.
  if (repeated.code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, seconds: seconds + repeated.seconds };
}

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log('');
console.table(rows);
if (unstable.length > 0) {
  console.log('Failed once and passed alone; each is a test to repair:');
  for (const test of unstable) console.log(`  ${test}`);
}
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
