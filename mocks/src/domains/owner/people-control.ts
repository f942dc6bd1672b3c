import { onAnnouncement } from '../../platform/announce.ts';
import { missingField } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import { optionalEnum, requireText } from '../../platform/requests/fields.ts';
import { productById } from '../catalog/state.ts';
import { findMember } from '../identity/members.ts';
import { orderBook } from '../orders/state.ts';

const KINDS = ['order', 'product'] as const;

/** An order, by its number, or a product, by its ID. */
export interface ChangedItem {
  /** Whether `id` is the number of an order or the ID of a product. */
  kind: (typeof KINDS)[number];
  /** Number of the order, or ID of the product. */
  id: string;
}

/**
 * Names of the people of a shop, in the shape of the `PeoplePort` of `@vitrine/atoms`: what a host's own
 * server offers besides the platform's calls.
 */
export interface PeopleControl {
  /**
   * Returns who made the last change of an item, and when; null if no member made it. Another kind, or
   * no ID, is a 400.
   */
  readChange(item: ChangedItem): Promise<{ name: string; at: Date } | null>;
}

/** The last change of each item that a member has made. */
const changes: Slot<Map<string, { memberId: string; at: number }>> = { create: () => new Map() };

/** The item that an announcement is about. */
function getItem(name: string, subject: Record<string, unknown>): ChangedItem | undefined {
  if (/^Order/.test(name)) return { kind: 'order', id: String(subject.orderNumber) };
  if (/^Product/.test(name)) return { kind: 'product', id: String(subject.productId) };
  return undefined;
}

/** Reads the item of a request, which may come from another process. */
function readItem({ ...fields }: ChangedItem): ChangedItem {
  const kind = optionalEnum(fields, 'kind', KINDS);
  if (!kind) throw missingField('kind');
  return { kind, id: requireText(fields, 'id') };
}

const toKey = ({ kind, id }: ChangedItem) => `${kind}:${id}`;

/** When an item was last changed, in milliseconds since 1970; undefined if it does not exist. */
function getUpdated(context: PlatformContext, { kind, id }: ChangedItem): number | undefined {
  if (kind === 'order') return context.use(orderBook).get(id)?.updated;
  const updated = productById(context, id)?.lastUpdated;
  return updated === undefined ? undefined : Date.parse(updated);
}

export function peopleControl(context: PlatformContext): PeopleControl {
  // Every change of an order or a product by a request is announced.
  onAnnouncement(context, ({ name, subject, by, time }) => {
    const item = getItem(name, subject);
    if (!item) return;
    // A later effect of a request, such as a capture, still has who caused it.
    const memberId = findMember(context, by?.id ?? context.callerId ?? '')?.id;
    if (memberId) setBounded(context.use(changes), toKey(item), { memberId, at: Date.parse(time) });
    else context.use(changes).delete(toKey(item));
  });

  return {
    async readChange(request) {
      const item = readItem(request);
      const change = context.use(changes).get(toKey(item));
      const updated = getUpdated(context, item);
      // Later changes without an announcement, such as a purchase that lowers the stock, have no member.
      if (!change || updated === undefined || updated > change.at) return null;
      const identity = findMember(context, change.memberId)?.identity;
      if (!identity) return null;
      const { firstName, lastName } = identity.identityProfile ?? {};
      const name = [firstName, lastName].filter(Boolean).join(' ');
      return { name: name || (identity.email?.address ?? ''), at: new Date(change.at) };
    },
  };
}
