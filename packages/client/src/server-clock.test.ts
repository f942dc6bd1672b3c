import { expect, test } from 'vitest';
import { getCollection } from './collections/endpoints.ts';
import { createServerClock } from './server-clock.ts';
import { fakePlatform, startTime } from './testing/fake-platform.ts';

const responseAt = (time: number, headers = {}) =>
  new Response('{}', { headers: { date: new Date(time).toUTCString(), ...headers } });

function clockAt(start: number) {
  const time = { now: start };
  return { time, server: createServerClock({ now: () => time.now }) };
}

test('it is the local clock until the first response', () => {
  const { time, server } = clockAt(5000);
  server.note(new Response('{}'), 4000);
  server.note(new Response('{}', { headers: { date: 'soon' } }), 4000);
  time.now = 6000;
  expect(server.now()).toBe(6000);
});

test('it follows the responses of a platform with a different clock', () => {
  const { time, server } = clockAt(1_000_000);
  server.note(responseAt(4_000_000), 1_000_000);
  expect(server.now()).toBe(4_000_000);
  time.now += 2500;
  expect(server.now()).toBe(4_002_500);
  server.note(responseAt(3_000_000), time.now);
  expect(server.now()).toBe(3_000_999);
});

test('fractions of a second and a slow response don’t move a plausible clock', () => {
  const { time, server } = clockAt(10_400);
  server.note(responseAt(10_000), 10_400);
  expect(server.now()).toBe(10_400);
  time.now = 15_000;
  server.note(responseAt(11_000), 10_500);
  expect(server.now()).toBe(15_000);
});

test('a cached response, or one across a local clock jump, is ignored', () => {
  const { time, server } = clockAt(10_000);
  server.note(responseAt(1_000, { age: '9' }), 10_000);
  time.now = 2_000;
  server.note(responseAt(1_000_000), 10_000);
  expect(server.now()).toBe(2_000);
});

test('the client sets it from the platform’s responses', async () => {
  const ahead = 3_600_000;
  const { client } = fakePlatform({
    respond: () =>
      new Response(JSON.stringify({ collection: { id: 'c1' } }), {
        headers: { date: new Date(startTime + ahead).toUTCString() },
      }),
  });
  expect(client.serverClock.now()).toBe(startTime);
  await getCollection(client, 'c1');
  expect(client.serverClock.now()).toBe(startTime + ahead);
});
