import { describe, expect, test, vi } from 'vitest';
import { createMockPlatform } from '../../index.ts';
import type { Announcement } from '../../platform/announce.ts';
import { visitNewPlatform } from '../../testing/api-caller.ts';
import { createOutbox } from './outbox.ts';

const url = 'https://shop.example/webhooks';

const announcement = (sequence: number): Announcement => ({
  id: `a${sequence}`,
  name: 'ProductDeleted',
  subject: { productId: `p${sequence}` },
  by: undefined,
  time: '2026-03-01T12:00:00.000Z',
  sequence,
});

/** An outbox whose receiver responds with these statuses in turn, and with 200 after them. */
function outboxTo(...statuses: number[]) {
  const bodies: string[] = [];
  const sleeps: number[] = [];
  const requests: Request[] = [];
  const outbox = createOutbox(
    {
      url,
      async fetch(input, init) {
        requests.push(new Request(input, init));
        bodies.push(String(init?.body));
        const status = statuses.shift() ?? 200;
        if (status === 0) throw new TypeError('fetch failed');
        return new Response(null, { status });
      },
      async sleep(milliseconds) {
        sleeps.push(milliseconds);
      },
    },
    async ({ id }) => id,
  );
  return { outbox, bodies, sleeps, requests };
}

describe('createOutbox', () => {
  test('posts messages as text, in order', async () => {
    const { outbox, bodies, requests } = outboxTo();
    for (const number of [1, 2, 3]) outbox.add(announcement(number));
    await outbox.emptied();
    expect(bodies).toEqual(['a1', 'a2', 'a3']);
    expect(requests[0]).toMatchObject({ method: 'POST', url, redirect: 'manual' });
    expect(requests[0]?.headers.get('content-type')).toBe('text/plain');
    expect(
      outbox.posted.map(({ status, attempts, isAccepted }) => [status, attempts, isAccepted]),
    ).toEqual([
      [200, 1, true],
      [200, 1, true],
      [200, 1, true],
    ]);
  });

  test('retries with increasing delays and preserves the order', async () => {
    const { outbox, bodies, sleeps } = outboxTo(503, 0, 302, 404, 204);
    outbox.add(announcement(1));
    outbox.add(announcement(2));
    await outbox.emptied();
    expect(bodies).toEqual(['a1', 'a1', 'a1', 'a1', 'a1', 'a2']);
    expect(sleeps).toEqual([1000, 2000, 4000, 8000]);
    expect(outbox.posted[0]).toMatchObject({ attempts: 5, status: 204, isAccepted: true });
  });

  test('gives up after six attempts and continues with the next message', async () => {
    const { outbox, bodies } = outboxTo(500, 500, 500, 500, 500, 0);
    outbox.add(announcement(1));
    outbox.add(announcement(2));
    await outbox.emptied();
    expect(bodies).toHaveLength(7);
    expect(outbox.posted.map(({ status, isAccepted }) => [status, isAccepted])).toEqual([
      [0, false],
      [200, true],
    ]);
  });

  test('resumes after it was empty', async () => {
    const { outbox, bodies } = outboxTo();
    outbox.add(announcement(1));
    await outbox.emptied();
    outbox.add(announcement(2));
    await outbox.emptied();
    expect(bodies).toEqual(['a1', 'a2']);
  });

  test('keeps the latest 1,000 messages for an offline receiver', async () => {
    const { outbox, bodies } = outboxTo();
    for (let number = 1; number <= 1005; number += 1) outbox.add(announcement(number));
    await outbox.emptied();
    expect([bodies.length, bodies[0]]).toEqual([1000, 'a6']);
    outbox.add(announcement(1006));
    await outbox.emptied();
    const { posted } = outbox;
    expect([posted.length, posted[0]?.announcement.id]).toEqual([1000, 'a7']);
  });

  test.each(['', 'shop.example', 'ftp://shop.example', 'javascript:alert(1)'])(
    'rejects the URL %j',
    (wrong) => {
      expect(() => createMockPlatform({ webhooks: { url: wrong } })).toThrow(
        new TypeError(`"${wrong}" can't get webhooks. Use an address that begins with http.`),
      );
    },
  );
});

describe('a mock platform with a webhook URL', () => {
  const item = { name: 'Vase', priceData: { price: 12 } };

  test('posts the announcements of its requests without delaying the responses', async () => {
    const never = vi.fn(() => new Promise<Response>(() => {}));
    const { platform, call } = visitNewPlatform({ webhooks: { url, fetch: never } });
    const { status } = await call('POST', '/stores/v1/products', { product: item });
    expect(status).toBe(200);
    expect(platform.announcements.map(({ name }) => name)).toEqual(['ProductCreated']);
    await vi.waitFor(() => expect(never).toHaveBeenCalledTimes(1));
    expect(platform.webhooks.posted).toMatchObject([{ attempts: 1, status: 0 }]);
    expect(platform.webhooks.posted[0]).not.toHaveProperty('taken');
  });

  test('has posted everything when it is settled', async () => {
    const fetch = vi.fn(async () => new Response());
    const { platform, call } = visitNewPlatform({ webhooks: { url, fetch } });
    await call('POST', '/stores/v1/products', { product: item });
    await platform.webhooks.settled();
    expect(platform.webhooks.posted).toMatchObject([
      { attempts: 1, status: 200, isAccepted: true },
    ]);
  });

  test('posts nothing without a URL', async () => {
    const { platform } = visitNewPlatform();
    await platform.webhooks.settled();
    expect(platform.webhooks.posted).toEqual([]);
  });
});
