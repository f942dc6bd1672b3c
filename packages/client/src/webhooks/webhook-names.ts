/** Webhooks of the platform. See docs/reference/webhooks.mdx. */
export const WebhookName = {
  back_in_stock_notification_request_created: 'back_in_stock_notification_request_created',
  back_in_stock_notification_request_updated: 'back_in_stock_notification_request_updated',
  back_in_stock_notification_request_deleted: 'back_in_stock_notification_request_deleted',
  cart_created: 'cart_created',
  cart_updated: 'cart_updated',
  cart_deleted: 'cart_deleted',
  redirect_session_created: 'redirect_session_created',
  redirect_session_updated: 'redirect_session_updated',
  redirect_session_deleted: 'redirect_session_deleted',
  event_created: 'event_created',
  event_updated: 'event_updated',
  event_deleted: 'event_deleted',
  event_started: 'event_started',
  event_ended: 'event_ended',
  event_reminder: 'event_reminder',
  event_published: 'event_published',
  event_cloned: 'event_cloned',
  event_canceled: 'event_canceled',
  OrderInitiated: 'OrderInitiated',
  OrderConfirmed: 'OrderConfirmed',
  OrderUpdated: 'OrderUpdated',
  OrderDeleted: 'OrderDeleted',
  ReservationCreated: 'ReservationCreated',
  ReservationUpdated: 'ReservationUpdated',
  ProductCreated: 'ProductCreated',
  ProductChanged: 'ProductChanged',
  ProductDeleted: 'ProductDeleted',
  CollectionCreated: 'CollectionCreated',
  CollectionChanged: 'CollectionChanged',
  CollectionDeleted: 'CollectionDeleted',
  VariantsChanged: 'VariantsChanged',
} as const;
export type WebhookName = (typeof WebhookName)[keyof typeof WebhookName];

/** Webhooks with an entity after a change, or before its deletion. */
export type EntityWebhookName = Extract<
  WebhookName,
  `${Lowercase<string>}_created` | `${Lowercase<string>}_updated` | `${Lowercase<string>}_deleted`
>;
