export type * from './catalog-data.ts';
export type * from './event-data.ts';
export type * from './order-data.ts';
export { type ParseWebhookOptions, parseWebhook } from './parse-webhook.ts';
export type * from './webhook.ts';
export {
  InvalidWebhookError,
  UnknownWebhookError,
  WebhookError,
  WebhookSignatureError,
} from './webhook-errors.ts';
export {
  type EntityWebhookMetadata,
  IdentityType,
  type WebhookIdentity,
  type WebhookMetadata,
} from './webhook-metadata.ts';
export { type EntityWebhookName, WebhookName } from './webhook-names.ts';
