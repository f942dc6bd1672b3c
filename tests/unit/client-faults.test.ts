import { expect, test } from 'vitest';
import { listFiles, readText } from './source-files.ts';

// Errors of the platform's own SDK, numbered as in the endpoint contract.
const faults = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const tests = listFiles(':(glob)packages/client/src/**/*.test.ts').map(readText).join('\n');

test.each(faults)('fault %i has a test', (fault) => {
  expect(tests).toMatch(new RegExp(`['"\`]fault ${fault}: `));
});
