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
  /** A visitor's request for a notification. */
  back_in_stock_notification_request: BackInStockNotificationRequest;
  /** A visitor's or member's cart. */
  cart: Cart;
  /** A visit to a hosted page. */
  redirect_session: RedirectSession;
  /** An event of the site. */
  event: EventV3;
}

/** Other actions of events, and their data. */
export interface EventActions {
  /** The start has passed. */
  event_started: EventStatusWebhookData;
  /** The end has passed. */
  event_ended: EventStatusWebhookData;
  /** The start is near. */
  event_reminder: EventReminder;
  /** A draft or a new event is visible to guests. */
  event_published: EventPublished;
  /** An event was created from another one. */
  event_cloned: EventCloned;
  /** The owner has canceled an event. */
  event_canceled: EventCanceled;
}

/** Data of the webhooks for orders, reservations and the catalog. */
export interface WebhookData {
  /** A buyer has started the payment. */
  OrderInitiated: OrderInitiated;
  /** The buyer can rely on the tickets. */
  OrderConfirmed: OrderConfirmed;
  /** Status, guests or archiving of an order was changed. */
  OrderUpdated: OrderUpdated;
  /** An order was deleted. */
  OrderDeleted: OrderDeleted;
  /** Tickets were reserved. */
  ReservationCreated: ReservationWebhookData;
  /** A reservation was confirmed, canceled or has expired. */
  ReservationUpdated: ReservationWebhookData;
  /** A product was added to the catalog. */
  ProductCreated: ProductCreated;
  /** Fields of a product were changed. */
  ProductChanged: ProductChanged;
  /** A product was removed from the catalog. */
  ProductDeleted: ProductWebhookData;
  /** A collection was added to the catalog. */
  CollectionCreated: CollectionCreated;
  /** Fields of a collection were changed. */
  CollectionChanged: CollectionChanged;
  /** A collection was removed from the catalog. */
  CollectionDeleted: CollectionWebhookData;
  /** Variants of a product were changed. */
  VariantsChanged: VariantsChanged;
}

type EntityFor<Name extends EntityWebhookName> =
  Name extends `${infer Kind extends keyof WebhookEntities}_${'created' | 'updated' | 'deleted'}`
    ? WebhookEntities[Kind]
    : never;

/** The webhook of a name. */
export type WebhookFor<Name extends WebhookName> = Name extends keyof EventActions
  ? {
      /** Discriminates webhooks. */
      name: Name;
      /** What happened. */
      data: EventActions[Name];
      /** Who caused it. */
      metadata: EntityWebhookMetadata;
    }
  : Name extends keyof WebhookData
    ? {
        /** Discriminates webhooks. */
        name: Name;
        /** What happened. */
        data: WebhookData[Name];
        /** Who caused it. */
        metadata: WebhookMetadata;
      }
    : Name extends EntityWebhookName
      ? Name extends `${string}_deleted`
        ? /** The entity before the deletion; the platform may omit it. */
          {
            /** Discriminates webhooks. */
            name: Name;
            /** The entity before the deletion; the platform may omit it. */
            entity?: EntityFor<Name>;
            /** Who caused it. */
            metadata: EntityWebhookMetadata;
          }
        : {
            /** Discriminates webhooks. */
            name: Name;
            /** The entity after the change. */
            entity: EntityFor<Name>;
            /** Who caused it. */
            metadata: EntityWebhookMetadata;
          }
      : never;

/** Any webhook of the platform, discriminated by `name`. See docs/reference/webhooks.mdx. */
export type Webhook = { [Name in WebhookName]: WebhookFor<Name> }[WebhookName];
