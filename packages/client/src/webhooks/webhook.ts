import type { BackInStockNotificationRequest } from '../back-in-stock/entity.ts';
import type { Cart } from '../cart/entity.ts';
import type { EventV3 } from '../events/entity.ts';
import type { RedirectSession } from '../redirects/entity.ts';
import type {
  CollectionChanged,
  CollectionCreated,
  CollectionWebhookData,
  ProductChanged,
  ProductCreated,
  ProductWebhookData,
  VariantsChanged,
} from './catalog-data.ts';
import type {
  EventCanceled,
  EventCloned,
  EventPublished,
  EventReminder,
  EventStatusWebhookData,
} from './event-data.ts';
import type {
  OrderConfirmed,
  OrderDeleted,
  OrderInitiated,
  OrderUpdated,
  ReservationWebhookData,
} from './order-data.ts';
import type { EntityWebhookMetadata, WebhookMetadata } from './webhook-metadata.ts';
import type { EntityWebhookName, WebhookName } from './webhook-names.ts';

/**
 * The entities that are created, updated and deleted, by the first segment of their webhooks'
 * names.
 */
export interface WebhookEntities {
  back_in_stock_notification_request: BackInStockNotificationRequest;
  cart: Cart;
  redirect_session: RedirectSession;
  event: EventV3;
}

/** Other actions of events, and their data. */
export interface EventActions {
  event_started: EventStatusWebhookData;
  event_ended: EventStatusWebhookData;
  event_reminder: EventReminder;
  event_published: EventPublished;
  event_cloned: EventCloned;
  event_canceled: EventCanceled;
}

/** Data of the webhooks for orders, reservations and the catalog. */
export interface WebhookData {
  OrderInitiated: OrderInitiated;
  OrderConfirmed: OrderConfirmed;
  OrderUpdated: OrderUpdated;
  OrderDeleted: OrderDeleted;
  ReservationCreated: ReservationWebhookData;
  ReservationUpdated: ReservationWebhookData;
  ProductCreated: ProductCreated;
  ProductChanged: ProductChanged;
  ProductDeleted: ProductWebhookData;
  CollectionCreated: CollectionCreated;
  CollectionChanged: CollectionChanged;
  CollectionDeleted: CollectionWebhookData;
  VariantsChanged: VariantsChanged;
}

type EntityFor<Name extends EntityWebhookName> =
  Name extends `${infer Kind extends keyof WebhookEntities}_${'created' | 'updated' | 'deleted'}`
    ? WebhookEntities[Kind]
    : never;

/** The webhook of a name. */
export type WebhookFor<Name extends WebhookName> = Name extends keyof EventActions
  ? { name: Name; data: EventActions[Name]; metadata: EntityWebhookMetadata }
  : Name extends keyof WebhookData
    ? { name: Name; data: WebhookData[Name]; metadata: WebhookMetadata }
    : Name extends EntityWebhookName
      ? Name extends `${string}_deleted`
        ? /** The entity before the deletion; the platform may omit it. */
          { name: Name; entity?: EntityFor<Name>; metadata: EntityWebhookMetadata }
        : { name: Name; entity: EntityFor<Name>; metadata: EntityWebhookMetadata }
      : never;

/** Any webhook of the platform, discriminated by `name`. See docs/reference/webhooks.mdx. */
export type Webhook = { [Name in WebhookName]: WebhookFor<Name> }[WebhookName];
