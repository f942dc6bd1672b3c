import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { countTests, getFailedFiles, readReport } from './report.mjs';

const passing = { file: 'a.test.ts', passed: 3, failed: [] };
const failing = { file: 'b.test.ts', passed: 1, failed: ['adds', 'removes'] };

it('reads passed and failed tests of each file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'unit.json');
  const report = {
    testResults: [
      {
        ...{ name: 'a.test.ts', status: 'failed' },
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'removes', status: 'failed' },
          { fullName: 'waits', status: 'skipped' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  await writeFile(path, JSON.stringify(report));
  const files = await readReport(path);
  expect(files).toEqual([
    { file: 'a.test.ts', passed: 1, failed: ['removes'] },
    { file: 'broken.test.ts', passed: 0, failed: ['(the whole file)'] },
  ]);
  expect(getFailedFiles(files)).toEqual(['a.test.ts', 'broken.test.ts']);
});

it('counts a missing report as one failure', async () => {
  expect(countTests(await readReport('/nowhere/unit.json'))).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

it('counts the tests of one run', () => {
  expect(countTests([passing, failing])).toEqual({ passed: 4, failed: 2, unstable: [] });
});

it('names a test that passes in the second run, and keeps one that fails again', () => {
  const again = [{ file: 'b.test.ts', passed: 2, failed: ['removes'] }];
  expect(countTests([passing, failing], again)).toEqual({
    passed: 5,
    failed: 1,
    unstable: ['adds'],
  });
});

it('counts a test that fails only in the second run', () => {
  const again = [{ file: 'b.test.ts', passed: 2, failed: ['lists'] }];
  expect(countTests([failing], again)).toMatchObject({ passed: 2, failed: 1 });
});
