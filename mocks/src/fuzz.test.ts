import { describe, expect, test } from 'vitest';
import { createMockPlatform } from './platform/mock-platform.ts';
import { createPlatformServer } from './server/index.ts';
import { createClock } from './testing/api-caller.ts';
import { fuzz } from './testing/fuzz/run.ts';
import { sendToPlatform, sendToServer } from './testing/fuzz/transports.ts';

const createPlatform = () => createMockPlatform({ clock: createClock() });

describe('thousands of random requests', { timeout: 60_000 }, () => {
  test('causes no crash, no stuck state and no response outside the error catalog', async () => {
    const platform = createPlatform();
    const report = await fuzz({
      platform,
      send: sendToPlatform(platform),
      count: 4000,
      seed: 'unit',
    });
    expect(report.faults).toEqual([]);
    expect(report.requests).toBe(4000);
    const good = [...report.calls.values()].filter((call) => call.good > 0).length;
    expect(good / report.calls.size).toBeGreaterThan(0.8);
  });

  test('causes none over HTTP either', async () => {
    const platform = createPlatform();
    const server = await createPlatformServer({ platform, port: 0 });
    const send = sendToServer(server.url);
    const report = await fuzz({ platform, send, count: 500, seed: 'http' });
    expect(report.faults).toEqual([]);
    send.close();
    await server.close();
  });

  test('finds an endpoint that crashes and a list that cannot be parsed', async () => {
    const platform = createPlatform();
    platform.fail('catalog.getProduct', 'broken');
    const options = {
      platform,
      send: sendToPlatform(platform),
      count: 1000,
      seed: 'x',
      maxFaults: 1,
    };
    const broken = await fuzz(options);
    expect(broken.faults).toMatchObject([{ fault: 'status 500', request: { method: 'GET' } }]);
    const other = createPlatform();
    other.fail('collections.queryCollections', 'forbidden');
    const stuck = await fuzz({
      ...options,
      platform: other,
      send: sendToPlatform(other),
      lookEvery: 10,
    });
    expect(stuck.faults[0]?.fault).toMatch(/^stuck: POST .*collections\/query responds with 403/);
  });

  test('is deterministic for a seed', async () => {
    const paths = async (seed: string) => {
      const platform = createPlatform();
      await fuzz({ platform, send: sendToPlatform(platform), count: 200, seed });
      return platform.calls.map(({ method, path, status }) => `${method} ${path} ${status}`);
    };
    expect(await paths('a')).toEqual(await paths('a'));
    expect(await paths('b')).not.toEqual(await paths('a'));
  });
});
