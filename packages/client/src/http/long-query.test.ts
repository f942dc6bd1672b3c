import { describe, expect, test } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import type { Endpoint } from './endpoint.ts';
import { withLongQueryFallback } from './long-query.ts';
import { callEndpoint } from './request.ts';
import { events } from './services.ts';

interface Payload {
  key: string;
  more: string;
}

const endpoint: Endpoint<Payload, void> = {
  name: 'aCall',
  service: events,
  method: 'GET',
  path: '/v1/{key}',
};
const fallback = { method: 'POST', path: '/v1/{key}/query' } as const;

async function sentWithQueryOf(length: number) {
  const { client, calls } = fakePlatform();
  const payload = { key: 'a', more: 'x'.repeat(length - 'key=a&more='.length) };
  await callEndpoint(client, withLongQueryFallback(client, endpoint, fallback, payload), payload);
  return { ...calls[0], payload };
}

describe('a long query', () => {
  test('is sent unchanged with 4000 characters', async () => {
    const { line, payload } = await sentWithQueryOf(4000);
    expect(line).toBe(`GET /events/v1/a?key=a&more=${payload.more}`);
  });

  test('uses the endpoint’s fallback with more', async () => {
    const { line, body, payload } = await sentWithQueryOf(4001);
    expect(line).toBe('POST /events/v1/a/query');
    expect(body).toEqual(payload);
  });

  test('is sent whole if the endpoint has no fallback', async () => {
    const { client, calls } = fakePlatform();
    await callEndpoint(client, endpoint, {
      key: 'a',
      more: 'x'.repeat(9000 - 'key=a&more='.length),
    });
    expect(calls[0]?.line).toHaveLength('GET /events/v1/a?'.length + 9000);
  });
});
