import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../test/run.mjs';

/** Number of the latest runs in the results. */
const SHOWN = 10;

const range = (numbers) => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(' to ');

/** One slow run of a noisy machine moves the range, and not this. */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2);
}

/** Returns the results for speed and false failures of the latest runs. */
function getRows(runs) {
  // A run on a busy machine counts for failures, but not for speed.
  const timed = runs.filter(({ minutes }) => minutes !== null);
  const perMinute = timed.map(({ stories, minutes }) => Math.round(stories / minutes));
  const failures = runs.reduce((sum, { failed }) => sum + failed.length, 0);
  const counts = timed.map(({ stories }) => stories);
  return [
    {
      what: `Stories a minute on two cores, with play, axe and picture (${range(counts)} stories, start included)`,
      figure: `${median(perMinute)} in the median run (${range(perMinute)})`,
    },
    { what: `False failures in ${runs.length} full runs`, figure: String(failures) },
  ];
}

/** The tests of a file that failed; the file itself when it could not be loaded and has no tests. */
const getFailures = ({ name, status, message, assertionResults }) =>
  status === 'failed' && assertionResults.length === 0
    ? [{ fullName: name, failureMessages: [message] }]
    : assertionResults.filter((test) => test.status === 'failed');

/**
 * Runs all stories `times` times. Ten runs take more than an hour, so each is saved when it ends,
 * and those of an earlier measurement count while they are among the latest.
 */
export async function measureStories({ root, times, runs, keep }) {
  const output = join(root, 'results/measure-stories.json');
  let all = runs;
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await run(
      ['vitest', 'run', '--project', 'stories', '--reporter=json', `--outputFile.json=${output}`],
      { cwd: root },
    );
    const minutes = Number(((performance.now() - started) / 60_000).toFixed(2));
    const report = JSON.parse(await readFile(output, 'utf8'));
    const failed = report.testResults.flatMap(getFailures);
    const date = new Date().toISOString().slice(0, 10);
    const names = failed.map((test) => test.fullName);
    all = [...all, { date, stories: report.numTotalTests, minutes, failed: names }].slice(-SHOWN);
    await keep({ runs: all, rows: getRows(all) });
    console.log(`run ${index + 1}: ${report.numTotalTests} stories, ${failed.length} failed`);
    for (const { fullName, failureMessages } of failed) console.log(fullName, failureMessages);
  }
  return getRows(all);
}
