import { expect, test } from 'vitest';
import { getCollection } from './collections/endpoints.ts';
import { createServerClock } from './server-clock.ts';
import { fakePlatform, startTime } from './testing/fake-platform.ts';

const answerAt = (time: number, headers = {}) =>
  new Response('{}', { headers: { date: new Date(time).toUTCString(), ...headers } });

function clockAt(start: number) {
  const time = { now: start };
  return { time, server: createServerClock({ now: () => time.now }) };
}

test('it is the clock of this machine as long as no answer tells', () => {
  const { time, server } = clockAt(5000);
  server.note(new Response('{}'), 4000);
  server.note(new Response('{}', { headers: { date: 'soon' } }), 4000);
  time.now = 6000;
  expect(server.now()).toBe(6000);
});

test('it follows the answers of a platform whose clock differs', () => {
  const { time, server } = clockAt(1_000_000);
  server.note(answerAt(4_000_000), 1_000_000);
  expect(server.now()).toBe(4_000_000);
  time.now += 2500;
  expect(server.now()).toBe(4_002_500);
  server.note(answerAt(3_000_000), time.now);
  expect(server.now()).toBe(3_000_999);
});

test('the fraction of a second and a slow answer do not move a clock that may be right', () => {
  const { time, server } = clockAt(10_400);
  server.note(answerAt(10_000), 10_400);
  expect(server.now()).toBe(10_400);
  time.now = 15_000;
  server.note(answerAt(11_000), 10_500);
  expect(server.now()).toBe(15_000);
});

test('an answer out of a cache, or across a leap of this machine, tells nothing', () => {
  const { time, server } = clockAt(10_000);
  server.note(answerAt(1_000, { age: '9' }), 10_000);
  time.now = 2_000;
  server.note(answerAt(1_000_000), 10_000);
  expect(server.now()).toBe(2_000);
});

test('the client sets it by the answers of the platform', async () => {
  const ahead = 3_600_000;
  const { client } = fakePlatform({
    answer: () =>
      new Response(JSON.stringify({ collection: { id: 'c1' } }), {
        headers: { date: new Date(startTime + ahead).toUTCString() },
      }),
  });
  expect(client.serverClock.now()).toBe(startTime);
  await getCollection(client, 'c1');
  expect(client.serverClock.now()).toBe(startTime + ahead);
});
