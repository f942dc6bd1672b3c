import { expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { toFieldErrors } from './step-problem.ts';

const t = createTranslate(english, 'en-GB');

it('has a message for each field, by the last part of its name', () => {
  const violations = [
    {
      field: 'profile.password',
      description: 'size must be at least 8',
      violatedRule: 'MIN_LENGTH',
      data: { threshold: 8 },
    },
    { field: 'email', description: 'bad format', data: { type: 'EMAIL' } },
    { field: 'nickname', description: 'is taken' },
  ];
  expect(toFieldErrors(violations as never, t)).toEqual({
    password: 'Enter at least 8 characters',
    email: 'Enter an email address like name@example.com',
    nickname: 'is taken',
  });
});

it('has the description without a usable threshold', () => {
  const getError = (rest: object) =>
    toFieldErrors([{ field: 'password', description: 'is too short', ...rest }] as never, t);
  const fallback = { password: 'is too short' };
  expect(getError({ violatedRule: 'MIN_LENGTH' })).toEqual(fallback);
  expect(getError({ violatedRule: 'MIN_LENGTH', data: { threshold: 0 } })).toEqual(fallback);
  expect(getError({ violatedRule: 'MAX_LENGTH', data: { threshold: 8 } })).toEqual(fallback);
  expect(getError({ violatedRule: 'MIN_LENGTH', data: { threshold: 1 } })).toEqual({
    password: 'Enter at least 1 character',
  });
});
