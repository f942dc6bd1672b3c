import { stripBrand, stripBrandFromKey } from '../http/codec/brand-prefix.ts';
import type { Codec } from '../http/codec/codec.ts';

/**
 * Kind of the identity that caused an event. The platform-user kind carries the provider's brand
 * prefix on the wire, which is removed if the provider settings contain it. See
 * docs/reference/webhooks.mdx.
 */
export const IdentityType = {
  UNKNOWN: 'UNKNOWN',
  ANONYMOUS_VISITOR: 'ANONYMOUS_VISITOR',
  MEMBER: 'MEMBER',
  /** A user of the platform: an operator of the site. */
  USER: 'USER',
  APP: 'APP',
} as const;
export type IdentityType = (typeof IdentityType)[keyof typeof IdentityType];

/** The identity that caused an event, with the id of its kind. See docs/reference/webhooks.mdx. */
export interface WebhookIdentity {
  /** Determines which of the IDs is set. */
  identityType: IdentityType;
  /** With `ANONYMOUS_VISITOR`. */
  anonymousVisitorId?: string;
  /** With `MEMBER`. */
  memberId?: string;
  /** With `USER`. */
  userId?: string;
  /** With `APP`. */
  appId?: string;
}

/** Metadata of every webhook. */
export interface WebhookMetadata {
  /** The event's full name on the platform; its last segment is the webhook's name. */
  eventType: string;
  /** The site's installation of the app. */
  instanceId?: string;
  /** Missing if the platform does not report one. */
  identity?: WebhookIdentity;
}

/** Additional metadata of webhooks about an entity. */
export interface EntityWebhookMetadata extends WebhookMetadata {
  /** The event's own id: the same in repeated deliveries. */
  _id: string;
  /** `_id` of the entity. */
  entityId: string;
  /** The kind of entity. */
  entityFqdn?: string;
  /** The action: `created`, `started` and so on. */
  slug?: string;
  /** When it happened. */
  eventTime?: Date;
  /** Whether personal data was erased on request. */
  triggeredByAnonymizeRequest?: boolean;
  /** The app or automation that caused it, if one did. */
  originatedFrom?: string;
  /** Grows with each event of an entity: what arrives late has a smaller one. Decimal text. */
  entityEventSequence?: string;
}

export const webhookIdentityCodec: Codec<WebhookIdentity> = {
  identityType: stripBrand,
  // Its name on the wire begins with the brand.
  userId: stripBrandFromKey,
};

export const entityMetadataCodec: Codec<Omit<EntityWebhookMetadata, 'identity'>> = {
  _id: 'id',
  eventTime: 'date',
};
