import type { EntityWebhookName, WebhookName } from '@vitrine/client/webhooks';
import type { Visitor } from './domain.ts';
import type { PlatformContext, Slot } from './platform-context.ts';
import type { JsonObject } from './requests/fields.ts';

/** Data of a webhook, in wire shape. */
export type Announced<Name extends WebhookName> = JsonObject &
  (Name extends EntityWebhookName
    ? { id: string }
    : Name extends `event_${string}`
      ? { eventId: string }
      : Name extends `Order${string}`
        ? { eventId: string; orderNumber: string }
        : Name extends `Reservation${string}`
          ? { eventId: string; reservationId: string }
          : Name extends `Collection${string}`
            ? { collectionId: string }
            : { productId: string });

/** An announcement of the platform. */
export interface Announcement {
  /** Unique in its platform. */
  readonly id: string;
  /** Name of the webhook. */
  readonly name: WebhookName;
  /** The entity, the body of what happened to it, or the data of the older webhooks. */
  readonly subject: JsonObject;
  /** The visitor who caused it; undefined if time did. */
  readonly by: Visitor | undefined;
  /** The moment, as the wire writes it. */
  readonly time: string;
  /** The announcement's number in its platform, from 1. */
  readonly sequence: number;
}

/** Hears an announcement right after it was made. */
export type Listener = (announcement: Announcement) => void;

/** Maximum number of announcements that a platform stores. */
const MAX_ANNOUNCEMENTS = 1000;

interface State {
  log: Announcement[];
  made: number;
  listeners: Set<Listener>;
}

const state: Slot<State> = {
  create: () => ({ log: [], made: 0, listeners: new Set() }),
  everywhere: true,
};

/**
 * Announces an event under the webhook's name. See docs/reference/webhooks.mdx.
 *
 * - `…_created` and `…_updated`: the current wire entity; `…_deleted`: the last one.
 * - `event_started` and similar ones: `{ eventId, … }`, data about the change of the event.
 * - `Order…`, `Reservation…`, `Product…`, `Collection…`, `VariantsChanged`: their own data.
 *
 * Times of orders, reservations and events are filled in (`timestamp`). The subject is copied.
 */
export function announce<Name extends WebhookName>(
  context: PlatformContext,
  name: Name,
  subject: Announced<Name>,
  by?: Visitor,
): void {
  const announced = context.use(state);
  announced.made += 1;
  const time = context.timestamp();
  const announcement: Announcement = {
    id: context.nextId('announcement'),
    name,
    subject: { ...(hasTimestamp(name) && { timestamp: time }), ...structuredClone(subject) },
    by,
    time,
    sequence: announced.made,
  };
  announced.log.push(announcement);
  if (announced.log.length > MAX_ANNOUNCEMENTS) announced.log.shift();
  for (const listener of announced.listeners) listener(announcement);
}

const hasTimestamp = (name: WebhookName): boolean =>
  /^Order|^Reservation|^event_(?!created|updated|deleted)/.test(name);

/** The latest that the platform has announced, oldest first. */
export const getAnnouncements = (context: PlatformContext): readonly Announcement[] =>
  context.use(state).log;

/** Subscribes to announcements until the returned function is called. */
export function onAnnouncement(context: PlatformContext, listener: Listener): () => void {
  const { listeners } = context.use(state);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
