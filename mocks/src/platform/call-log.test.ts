import { expect, test } from 'vitest';
import { createCallLog, type LoggedCall } from './call-log.ts';

const call = (path: string): LoggedCall => ({
  name: undefined,
  method: 'GET',
  path,
  body: undefined,
  status: undefined,
});

test('drops the oldest requests beyond the maximum count', () => {
  const log = createCallLog({ calls: 2, bytes: 100 });
  for (const path of ['/a', '/b', '/c']) log.add(call(path));
  expect(log.calls.map(({ path }) => path)).toEqual(['/b', '/c']);
});

test('drops the oldest requests beyond the maximum size, but never the latest', () => {
  const log = createCallLog({ calls: 10, bytes: 100 });
  const calls = ['/a', '/b', '/c'].map(call);
  for (const one of calls) {
    log.add(one);
    log.setBody(one, { of: one.path }, 50);
  }
  expect(log.calls.map(({ path }) => path)).toEqual(['/b', '/c']);
  const big = call('/big');
  log.add(big);
  log.setBody(big, 'much', 1000);
  expect(log.calls).toEqual([big]);
  log.add(call('/after'));
  expect(log.calls.map(({ path }) => path)).toEqual(['/after']);
});

test('ignores a late body of a dropped request', () => {
  const log = createCallLog({ calls: 1, bytes: 100 });
  const late = call('/late');
  log.add(late);
  log.add(call('/next'));
  log.setBody(late, 'much', 1000);
  expect(log.calls.map(({ path }) => path)).toEqual(['/next']);
});
