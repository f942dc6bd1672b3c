import { readFile } from 'node:fs/promises';

/**
 * Reads a JSON report of Vitest.
 *
 * @returns the number of passed tests and the names of the failed ones, by file; undefined for a missing
 * report. A file that fails without a failed test counts as one.
 */
export async function readReport(path) {
  const report = await readFile(path, 'utf8').then(JSON.parse, () => undefined);
  if (!report) return undefined;
  return report.testResults.map(({ name: file, status, assertionResults }) => {
    const getNames = (wanted) =>
      assertionResults.filter((test) => test.status === wanted).map(({ fullName }) => fullName);
    const failed = getNames('failed');
    if (status === 'failed' && failed.length === 0) failed.push('(the whole file)');
    return { file, passed: getNames('passed').length, failed };
  });
}

/** Files that have a failed test. */
export const getFailedFiles = (files) =>
  files.filter(({ failed }) => failed.length > 0).map(({ file }) => file);

/**
 * Counts the tests of a run, of which the failed files may have run once more.
 *
 * @param files The first run: what `readReport` returns.
 * @param again The second run of the files that failed.
 * @returns the numbers of passed and failed tests, and the names of those that failed only once.
 */
export function countTests(files, again = []) {
  if (!files) return { passed: 0, failed: 1, unstable: [] };
  const second = new Map(again.map((result) => [result.file, result]));
  const final = files.map((result) => second.get(result.file) ?? result);
  const sum = (getCount) => final.reduce((total, result) => total + getCount(result), 0);
  const unstable = files.flatMap(({ file, failed }) => {
    const repeated = second.get(file);
    return repeated ? failed.filter((name) => !repeated.failed.includes(name)) : [];
  });
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed.length),
    unstable,
  };
}
