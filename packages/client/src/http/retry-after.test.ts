import { describe, expect, test } from 'vitest';
import { isShortWait, retryAfter } from './retry-after.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const inTenSeconds = 'Sun, 01 Mar 2026 12:00:10 GMT';

const wait = (status: number, headers: Record<string, string>) => {
  const delay = retryAfter(new Response(null, { status, headers }), now);
  return isShortWait(delay) ? delay : undefined;
};

describe('the retry delay of a response', () => {
  const cases: [string, number, Record<string, string>, number | undefined][] = [
    ['seconds of a 429', 429, { 'retry-after': '2' }, 2000],
    ['seconds of a 503', 503, { 'retry-after': ' 30 ' }, 30_000],
    ['none', 503, { 'retry-after': '0' }, 0],
    ['a date, by our clock', 503, { 'retry-after': inTenSeconds }, 10_000],
    [
      'a date, by the clock of the server',
      503,
      { 'retry-after': inTenSeconds, date: 'Sun, 01 Mar 2026 12:00:07 GMT' },
      3000,
    ],
    ['a date that is past', 503, { 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
    ['more than half a minute', 429, { 'retry-after': '31' }, undefined],
    ['a date of tomorrow', 429, { 'retry-after': 'Mon, 02 Mar 2026 12:00:00 GMT' }, undefined],
    ['nothing', 429, {}, undefined],
    ['another status', 500, { 'retry-after': '1' }, undefined],
    ['a success', 200, { 'retry-after': '1' }, undefined],
    ['words', 429, { 'retry-after': 'soon' }, undefined],
    ['a number that is not whole', 429, { 'retry-after': '1.5' }, undefined],
    ['a number below zero', 429, { 'retry-after': '-1' }, undefined],
    ['a number without end', 429, { 'retry-after': '9'.repeat(400) }, undefined],
    ['a date of another form', 429, { 'retry-after': '2026-03-01T12:00:01Z' }, undefined],
    ['a date that is none', 429, { 'retry-after': 'Sun, 99 Foo 2026 12:00:10 GMT' }, undefined],
  ];

  test.each(cases)('%s', (_name, status, headers, expected) => {
    expect(wait(status, headers)).toBe(expected);
  });
});
