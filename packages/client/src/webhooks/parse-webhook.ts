import { type Clock, toClock } from '../clock.ts';
import {
  type AnyCodec,
  type BrandSettings,
  isJsonObject,
  type JsonObject,
} from '../http/codec/codec.ts';
import { parse } from '../http/codec/parse.ts';
import { describeValue } from '../http/validate.ts';
import type { ProviderSettings } from '../settings.ts';
import { verifySignature } from './signature.ts';
import type { Webhook } from './webhook.ts';
import { type Definition, definitions } from './webhook-definitions.ts';
import { InvalidWebhookError, UnknownWebhookError } from './webhook-errors.ts';
import { entityMetadataCodec, webhookIdentityCodec } from './webhook-metadata.ts';
import { WebhookName } from './webhook-names.ts';

/** Options of `parseWebhook`. */
export interface ParseWebhookOptions {
  /** The app's public key on the platform: PEM, plain or in base64. */
  publicKey: string;
  /** The provider settings of `createClient`; only the brand prefix is used here. */
  provider?: Pick<ProviderSettings, 'brandPrefix'>;
  /** Determines whether the webhook is too old; the machine's clock by default. */
  clock?: Clock;
}

/**
 * Parses a webhook request of the platform. Verifies it first: no part of a body without the
 * platform's signature is read. Dates and ids are those of the client's entities. See
 * docs/reference/webhooks.mdx.
 *
 * @param body the request's text: a token that is signed with RS256.
 * @throws WebhookSignatureError, UnknownWebhookError or InvalidWebhookError; TypeError if an
 * argument is missing or the key is invalid.
 */
export async function parseWebhook(body: string, options: ParseWebhookOptions): Promise<Webhook> {
  if (typeof body !== 'string') throw wrongArgument('body', "the request's text", body);
  const { publicKey, provider, clock } = options ?? {};
  if (typeof publicKey !== 'string') throw wrongArgument('publicKey', 'PEM text', publicKey);
  const claims = await verifySignature(body, publicKey, toClock(clock).now());
  try {
    return toWebhook(claims, provider);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    throw new InvalidWebhookError(error.message, error);
  }
}

function wrongArgument(name: string, requirement: string, value: unknown): TypeError {
  return new TypeError(
    `parseWebhook: ${name} must be ${requirement}, but it is ${describeValue(value)}.`,
  );
}

function toWebhook(claims: JsonObject, provider: BrandSettings | undefined): Webhook {
  const message = unwrap(claims.data, 'The webhook');
  const eventType = text(message.eventType, 'The event type');
  const name = eventType.slice(eventType.lastIndexOf('.') + 1);
  if (!isWebhookName(name)) throw new UnknownWebhookError(eventType);
  const { identity, instanceId } = message;
  const metadata: { eventType: string; instanceId?: string; identity?: object } = { eventType };
  if (typeof instanceId === 'string') metadata.instanceId = instanceId;
  if (identity) metadata.identity = read(identity, webhookIdentityCodec, 'The identity', provider);
  const carried = readPayload(unwrap(message.data, name), definitions[name], name, provider);
  // The definition of the name has checked what a webhook of this name carries.
  return { ...carried, name, metadata: { ...carried.metadata, ...metadata } } as Webhook;
}

interface Carried {
  metadata?: object;
  entity?: unknown;
  data?: unknown;
}

function readPayload(
  payload: JsonObject,
  definition: Definition,
  name: string,
  provider: BrandSettings | undefined,
): Carried {
  const { content, codec } = definition;
  if (content === 'data') return { data: readData(payload, definition, name, provider) };
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...about } = payload;
  for (const key of ['id', 'entityId']) text(about[key], `${name}.${key}`);
  const metadata = read(about, entityMetadataCodec, name, provider);
  if (content === 'action') {
    const { body, bodyAsJson } = unwrap(actionEvent, name);
    return { metadata, data: readData(body ?? bodyAsJson, definition, name, provider) };
  }
  if (content === 'entity') {
    const entity = getEntity(unwrap(createdEvent ?? updatedEvent, name));
    return { metadata, entity: read(entity, codec, name, provider) };
  }
  const previous = getEntity(unwrap(deletedEvent ?? {}, name));
  return { metadata, ...(previous != null && { entity: read(previous, codec, name, provider) }) };
}

// Some services embed an entity directly in the event, others as JSON text.
function getEntity(event: JsonObject): unknown {
  const { entity, currentEntity, deletedEntity } = event;
  const { entityAsJson, currentEntityAsJson, deletedEntityAsJson } = event;
  const asJson = entityAsJson ?? currentEntityAsJson ?? deletedEntityAsJson;
  return entity ?? currentEntity ?? deletedEntity ?? asJson;
}

function readData(
  wire: unknown,
  { codec, required }: Definition,
  name: string,
  provider: BrandSettings | undefined,
): JsonObject {
  const data = read(wire, codec, name, provider);
  for (const key of required) text(data[key], `${name}.${key}`);
  return data;
}

function read(
  wire: unknown,
  codec: AnyCodec,
  label: string,
  provider: BrandSettings | undefined,
): JsonObject {
  return parse(unwrap(wire, label), codec, label, provider) as JsonObject;
}

function unwrap(value: unknown, label: string): JsonObject {
  const fields = typeof value === 'string' ? JSON.parse(value) : value;
  if (!isJsonObject(fields)) throw new TypeError(`${label} is not an object.`);
  return fields;
}

function text(value: unknown, label: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new TypeError(`${label} is missing.`);
}

function isWebhookName(name: string): name is WebhookName {
  return Object.hasOwn(WebhookName, name);
}
