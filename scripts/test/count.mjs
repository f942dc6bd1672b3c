import { readFile } from 'node:fs/promises';

/**
 * Tests in a JSON report of vitest.
 *
 * @returns `{ passed, failed }`; a missing report counts as one failure.
 */
export async function countTests(file) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = report;
  const brokenFiles = numFailedTests === 0 && !success ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles };
}
