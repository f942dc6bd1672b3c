import type { WebhookName } from '@vitrine/client/webhooks';
import type { Announcement } from '../../platform/announce.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import type { JsonObject } from '../../platform/requests/fields.ts';

/** Lifetime of a webhook's token, in seconds. */
const LIFETIME = 3600;

/** Returns the announcing service. The catalog's names are older than the others. */
function getService(name: WebhookName, brand: string): string {
  if (/^(cart|back_in_stock)_/.test(name)) return `${brand}.ecom.v1`;
  if (name.startsWith('redirect_session_')) return `${brand}.headless.v1`;
  if (name.startsWith('event_')) return `${brand}.events.v3`;
  if (/^(Order|Reservation)/.test(name)) return `${brand}.events.ticketing.events`;
  return `com.${brand}.ecommerce.catalog.api.v1`;
}

function getIdentity(by: Visitor | undefined): JsonObject {
  if (!by) return { identityType: 'UNKNOWN' };
  return by.role === 'member'
    ? { identityType: 'MEMBER', memberId: by.id }
    : { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: by.id };
}

/**
 * Returns a webhook's payload. Older webhooks contain only their data; the others also contain
 * metadata.
 */
function getPayload(
  { id, name, subject, time, sequence }: Announcement,
  service: string,
): JsonObject {
  const [, kind, slug] = /^([a-z_]+)_([a-z]+)$/.exec(name) ?? [];
  if (!slug) return subject;
  const happened: Record<string, JsonObject> = {
    created: { createdEvent: { entity: subject } },
    updated: { updatedEvent: { currentEntity: subject } },
    deleted: { deletedEvent: { deletedEntity: subject } },
  };
  return {
    id,
    entityFqdn: `${service}.${kind}`,
    slug,
    entityId: slug in happened ? subject.id : subject.eventId,
    eventTime: time,
    triggeredByAnonymizeRequest: false,
    entityEventSequence: String(sequence),
    ...(happened[slug] ?? { actionEvent: { body: subject } }),
  };
}

/** Returns the claims of a webhook's token: nested JSON strings. */
export function getMessage(context: PlatformContext, announcement: Announcement): JsonObject {
  const service = getService(announcement.name, context.settings.brandPrefix.toLowerCase());
  const message = {
    eventType: `${service}.${announcement.name}`,
    instanceId: getId('instance'),
    identity: JSON.stringify(getIdentity(announcement.by)),
    data: JSON.stringify(getPayload(announcement, service)),
  };
  const seconds = Math.floor(context.clock.now() / 1000);
  return { data: JSON.stringify(message), iat: seconds, exp: seconds + LIFETIME };
}
