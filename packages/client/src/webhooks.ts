export type * from './webhooks/catalog-data.ts';
export {
  MalformedWebhookError,
  UnknownWebhookError,
  WebhookError,
  WebhookSignatureError,
} from './webhooks/errors.ts';
export type * from './webhooks/event-data.ts';
export {
  type EntityWebhookMetadata,
  IdentityType,
  type WebhookIdentity,
  type WebhookMetadata,
} from './webhooks/metadata.ts';
export { type EntityWebhookName, WebhookName } from './webhooks/names.ts';
export type * from './webhooks/order-data.ts';
export { type ParseWebhookOptions, parseWebhook } from './webhooks/parse-webhook.ts';
export type * from './webhooks/webhook.ts';
