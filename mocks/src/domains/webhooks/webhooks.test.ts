import {
  InvalidWebhookError,
  parseWebhook,
  WebhookName,
  WebhookSignatureError,
} from '@vitrine/client/webhooks';
import { describe, expect, test } from 'vitest';
import { announce, getAnnouncements } from '../../platform/announce.ts';
import { createTestPlatform } from '../../testing/platform.ts';
import { webhookControl } from './index.ts';

const context = createTestPlatform();
const webhooks = webhookControl(context);
const time = new Date(context.clock.now());

/** Returns the latest announcement as verified by a receiver. */
async function received(control = webhooks) {
  const latest = getAnnouncements(context).at(-1);
  if (!latest) throw new Error('Nothing was announced.');
  return parseWebhook(await webhooks.getBody(latest), {
    publicKey: await control.publicKey(),
    provider: { brandPrefix: context.settings.brandPrefix },
    clock: context.clock,
  });
}

describe('a webhook of the mock platform, parsed by the client', () => {
  test('contains an entity and the identity that changed it', async () => {
    const member = { id: 'm1', role: 'member' } as const;
    const cart = { id: 'c1', lineItems: [], createdDate: context.timestamp() };
    announce(context, 'cart_updated', cart, member);
    expect(await received()).toEqual({
      name: 'cart_updated',
      entity: { _id: 'c1', lineItems: [], createdDate: time },
      metadata: {
        _id: expect.any(String),
        eventType: 'brand.ecom.v1.cart_updated',
        entityFqdn: 'brand.ecom.v1.cart',
        slug: 'updated',
        entityId: 'c1',
        entityEventSequence: expect.stringMatching(/^\d+$/),
        eventTime: time,
        triggeredByAnonymizeRequest: false,
        instanceId: expect.any(String),
        identity: { identityType: 'MEMBER', memberId: 'm1' },
      },
    });
  });

  test('contains an event occurrence without an identity', async () => {
    announce(context, 'event_started', { eventId: 'e1', hasGuests: true });
    expect(await received()).toMatchObject({
      name: 'event_started',
      data: { eventId: 'e1', hasGuests: true, timestamp: time },
      metadata: { entityId: 'e1', slug: 'started', identity: { identityType: 'UNKNOWN' } },
    });
  });

  test('contains an order, by a visitor', async () => {
    const order = { eventId: 'e1', orderNumber: '2KT-1', created: context.timestamp() };
    announce(context, 'OrderConfirmed', order, { id: 'v1', role: 'visitor' });
    expect(await received()).toEqual({
      name: 'OrderConfirmed',
      data: { eventId: 'e1', orderNumber: '2KT-1', created: time, timestamp: time },
      metadata: {
        eventType: 'brand.events.ticketing.events.OrderConfirmed',
        instanceId: expect.any(String),
        identity: { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v1' },
      },
    });
  });

  test.each(Object.values(WebhookName))('parses %s', async (name) => {
    const ids = { id: 'x1', eventId: 'e1', orderNumber: 'n1', reservationId: 'r1' };
    announce(context, name, { ...ids, productId: 'p1', collectionId: 'k1' } as never);
    expect((await received()).name).toBe(name);
  });
});

describe('the webhook signature', () => {
  test('is unique to its platform', async () => {
    announce(context, 'ProductDeleted', { productId: 'p1' });
    const other = webhookControl(createTestPlatform());
    await expect(received(other)).rejects.toBeInstanceOf(WebhookSignatureError);
  });

  test('uses one key for the lifetime of the platform', async () => {
    expect(await webhooks.publicKey()).toBe(await webhooks.publicKey());
    expect(await webhooks.publicKey()).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  test('is valid for an hour', async () => {
    announce(context, 'ProductDeleted', { productId: 'p1' });
    const [latest] = getAnnouncements(context).slice(-1);
    const body = await webhooks.getBody(latest as NonNullable<typeof latest>);
    const publicKey = await webhooks.publicKey();
    const later = (seconds: number) => ({
      publicKey,
      clock: { now: () => context.clock.now() + seconds * 1000 },
    });
    expect((await parseWebhook(body, later(3600))).name).toBe('ProductDeleted');
    await expect(parseWebhook(body, later(3700))).rejects.toBeInstanceOf(WebhookSignatureError);
  });

  test('rejects an incomplete token', async () => {
    const publicKey = await webhooks.publicKey();
    await expect(parseWebhook('half', { publicKey })).rejects.toBeInstanceOf(InvalidWebhookError);
  });
});
