import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serialize } from '../http/codec/serialize.ts';
import { shapedValue } from '../testing/arbitrary.ts';
import { rejection, startTime } from '../testing/fake-platform.ts';
import { createSigner, eventClaims } from '../testing/signing.ts';
import { parseWebhook } from './parse-webhook.ts';
import { definitions } from './webhook-definitions.ts';
import { InvalidWebhookError, UnknownWebhookError } from './webhook-errors.ts';
import { WebhookName } from './webhook-names.ts';

const { publicKey, sign } = await createSigner();

/** Returns the parsed webhook of an event as the platform would send it. */
async function received(eventType: string, payload: unknown, identity?: unknown) {
  const body = await sign(eventClaims(eventType, payload, identity));
  const provider = { brandPrefix: 'BRAND_' };
  return parseWebhook(body, { publicKey, provider, clock: { now: () => startTime } });
}

const time = '2026-03-01T12:00:00.000Z';
const about = {
  id: 'event-1',
  entityFqdn: 'brand.events.v3.event',
  slug: 'created',
  entityId: 'e1',
  eventTime: time,
  entityEventSequence: '12',
};
const metadata = {
  eventType: 'brand.v1.cart_created',
  instanceId: 'instance-1',
  _id: 'event-1',
  entityFqdn: 'brand.events.v3.event',
  slug: 'created',
  entityId: 'e1',
  eventTime: new Date(time),
  entityEventSequence: '12',
};

describe('a webhook about an entity', () => {
  const wire = { id: 'c1', createdDate: time, lineItems: [{ id: 'l1', options: { id: 'kept' } }] };
  const cart = {
    _id: 'c1',
    createdDate: new Date(time),
    lineItems: [{ _id: 'l1', options: { id: 'kept' } }],
  };

  test.each([
    ['cart_created', { createdEvent: { entity: wire } }],
    ['cart_created', { createdEvent: { entityAsJson: JSON.stringify(wire) } }],
    ['cart_updated', { updatedEvent: { currentEntity: wire } }],
    ['cart_updated', { updatedEvent: { currentEntityAsJson: JSON.stringify(wire) } }],
    ['cart_deleted', { deletedEvent: { deletedEntity: wire } }],
    ['cart_deleted', { deletedEvent: { deletedEntityAsJson: JSON.stringify(wire) } }],
  ])('%s has the client’s entity: %j', async (name, event) => {
    const eventType = `brand.v1.${name}`;
    expect(await received(eventType, { ...about, ...event })).toEqual({
      name,
      entity: cart,
      metadata: { ...metadata, eventType },
    });
  });

  test('has only the ID if a deleted entity is missing', async () => {
    const webhook = await received('brand.v1.cart_deleted', { ...about, deletedEvent: {} });
    expect(webhook).toEqual({
      name: 'cart_deleted',
      metadata: { ...metadata, eventType: 'brand.v1.cart_deleted' },
    });
  });

  test('narrows its entity by name, also for the compiler', async () => {
    const webhook = await received('brand.v1.cart_created', {
      ...about,
      createdEvent: { entity: wire },
    });
    if (webhook.name !== 'cart_created') throw new Error(webhook.name);
    const { lineItems, createdDate } = webhook.entity;
    expect([lineItems[0]?._id, createdDate?.getTime()]).toEqual(['l1', startTime]);
  });
});

describe('a webhook about an event action', () => {
  const wire = { eventId: 'e1', timestamp: time, hasGuests: true };

  test.each([
    ['as an object', { actionEvent: { body: wire } }],
    ['as JSON', { actionEvent: { bodyAsJson: JSON.stringify(wire) } }],
  ])('has its data, sent %s', async (_name, event) => {
    expect(await received('brand.events.v3.event_started', { ...about, ...event })).toEqual({
      name: 'event_started',
      data: { eventId: 'e1', timestamp: new Date(time), hasGuests: true },
      metadata: { ...metadata, eventType: 'brand.events.v3.event_started' },
    });
  });
});

describe('webhook data', () => {
  test.each(Object.values(WebhookName))('%s survives a round trip', async (name) => {
    const { content, codec, required } = definitions[name];
    const ids = Object.fromEntries(required.map((key) => [key, 'x']));
    await fc.assert(
      fc.asyncProperty(shapedValue(codec), async (value) => {
        const meant = { ...(value as object), ...ids };
        const wire = serialize(meant, codec, '');
        const payloads = {
          entity: { ...about, createdEvent: { entity: wire } },
          'former entity': { ...about, deletedEvent: { deletedEntity: wire } },
          action: { ...about, actionEvent: { body: wire } },
          data: wire,
        };
        const webhook = await received(`brand.v1.${name}`, payloads[content]);
        expect(webhook.name).toBe(name);
        expect('data' in webhook ? webhook.data : webhook.entity).toEqual(meant);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the identity in a webhook', () => {
  const identities: [object, object][] = [
    [{ identityType: 'UNKNOWN' }, { identityType: 'UNKNOWN' }],
    [
      { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v1' },
      { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v1' },
    ],
    [
      { identityType: 'MEMBER', memberId: 'm1' },
      { identityType: 'MEMBER', memberId: 'm1' },
    ],
    [
      { identityType: 'BRAND_USER', brandUserId: 'u1' },
      { identityType: 'USER', userId: 'u1' },
    ],
    [
      { identityType: 'APP', appId: 'a1' },
      { identityType: 'APP', appId: 'a1' },
    ],
  ];

  test.each(identities)('%j', async (wire, identity) => {
    const webhook = await received('brand.ProductDeleted', { productId: 'p1' }, wire);
    expect(webhook.metadata.identity).toEqual(identity);
  });

  test('can be omitted', async () => {
    const { metadata: eventMetadata } = await received('brand.ProductDeleted', { productId: 'p1' });
    expect(eventMetadata).toEqual({ eventType: 'brand.ProductDeleted', instanceId: 'instance-1' });
  });
});

describe('an unknown webhook', () => {
  test.each(['brand.v1.cart_sold', 'CartSold', 'brand.constructor', '__proto__', 'brand.', '.'])(
    '%s is reported as unknown',
    async (eventType) => {
      const error = await rejection(received(eventType, {}));
      expect(error).toBeInstanceOf(UnknownWebhookError);
      expect(error).toMatchObject({
        name: 'UnknownWebhookError',
        code: 'WEBHOOK_UNKNOWN',
        eventType,
        message: `There is no webhook "${eventType}".`,
      });
    },
  );
});

describe('a signed but malformed webhook', () => {
  const message = (fields: object) => ({ data: JSON.stringify(fields) });
  const cases: [string, object, string][] = [
    ['no data', {}, 'The webhook is not an object.'],
    ['data that is no JSON', { data: '{' }, expect.stringContaining('JSON')],
    ['a list', { data: '[]' }, 'The webhook is not an object.'],
    ['no event type', message({ data: '{}' }), 'The event type is missing.'],
    ['a number for the type', message({ eventType: 7 }), 'The event type is missing.'],
    ['no payload', message({ eventType: 'b.ProductDeleted' }), 'ProductDeleted is not an object.'],
    [
      'no id in the data',
      eventClaims('b.ProductDeleted', {}),
      'ProductDeleted.productId is missing.',
    ],
    ['no id of the event', eventClaims('b.cart_created', {}), 'cart_created.id is missing.'],
    [
      'no id of the entity',
      eventClaims('b.cart_created', { id: '1' }),
      'cart_created.entityId is missing.',
    ],
    ['no entity', eventClaims('b.cart_created', about), 'cart_created is not an object.'],
    [
      'the entity of another kind of event',
      eventClaims('b.cart_created', { ...about, deletedEvent: { deletedEntity: {} } }),
      'cart_created is not an object.',
    ],
    [
      'a date that is none',
      eventClaims('b.cart_created', { ...about, createdEvent: { entity: { createdDate: 'x' } } }),
      'cart_created.createdDate must be a valid date.',
    ],
    [
      'an identity that is a list',
      eventClaims('b.ProductDeleted', { productId: 'p1' }, []),
      'The identity is not an object.',
    ],
  ];

  test.each(cases)('%s is malformed', async (_name, claims, message) => {
    const error = await rejection(
      parseWebhook(await sign(claims), { publicKey, clock: { now: () => startTime } }),
    );
    expect(error).toBeInstanceOf(InvalidWebhookError);
    expect(error).toMatchObject({ message: message, cause: expect.any(Error) });
  });
});
