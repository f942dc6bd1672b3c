import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../test/run.mjs';

/** Runs all stories `times` times. @returns rows for speed and for failures that are not real. */
export async function measureStories({ root, times }) {
  const output = join(root, 'results/measure-stories.json');
  const runs = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await run(
      ['vitest', 'run', '--project', 'stories', '--reporter=json', `--outputFile.json=${output}`],
      { cwd: root },
    );
    const minutes = (performance.now() - started) / 60_000;
    const report = JSON.parse(await readFile(output, 'utf8'));
    const failed = report.testResults
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === 'failed');
    runs.push({
      stories: report.numTotalTests,
      minutes,
      failed: failed.map((test) => test.fullName),
    });
    console.log(`run ${index + 1}: ${report.numTotalTests} stories, ${failed.length} failed`);
    for (const { fullName, failureMessages } of failed) console.log(fullName, failureMessages);
  }
  const perMinute = runs.map(({ stories, minutes }) => Math.round(stories / minutes));
  const failures = runs.reduce((sum, { failed }) => sum + failed.length, 0);
  return [
    {
      what: `Stories a minute on two cores, with play, axe and picture (${runs[0].stories} stories, start included)`,
      figure: `${Math.min(...perMinute)} to ${Math.max(...perMinute)}`,
    },
    { what: `False failures in ${times} full runs`, figure: String(failures) },
  ];
}
