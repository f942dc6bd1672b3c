import { expect, test } from 'vitest';
import { missing } from '../errors.ts';
import { requireText, wholeNumber } from './fields.ts';
import { collectViolations } from './gather.ts';

test('reads all fields', () => {
  const body = { name: 'Vase', count: 2 };
  expect(
    collectViolations({
      name: () => requireText(body, 'name'),
      count: () => wholeNumber(body, 'count', { min: 1, max: 3 }),
    }),
  ).toEqual({ name: 'Vase', count: 2 });
});

test('reports all invalid fields', () => {
  const reading = () =>
    collectViolations({
      name: () => requireText({}, 'name'),
      kind: () => 'vase',
      count: () => wholeNumber({ count: 9 }, 'count', { min: 1, max: 3 }),
    });
  expect(reading).toThrow(
    expect.objectContaining({
      status: 400,
      details: {
        validationError: {
          fieldViolations: [
            expect.objectContaining({ field: 'name', violatedRule: 'REQUIRED_FIELD' }),
            expect.objectContaining({ field: 'count', violatedRule: 'MAX' }),
          ],
        },
      },
    }),
  );
});

test('rethrows other errors', () => {
  const reading = () =>
    collectViolations({
      thing: () => {
        throw missing('THING_NOT_FOUND', 'There is no such thing.');
      },
    });
  expect(reading).toThrow(expect.objectContaining({ status: 404 }));
});
