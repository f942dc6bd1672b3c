import { stripBrand, stripBrandFromKey } from '../http/codec/brand-prefix.ts';
import type { Codec } from '../http/codec/codec.ts';

/**
 * Who caused an event. The platform-user kind carries the provider's brand prefix on the wire, which
 * is taken off where the provider settings name it. See docs/reference/webhooks.md.
 */
export const IdentityType = {
  UNKNOWN: 'UNKNOWN',
  ANONYMOUS_VISITOR: 'ANONYMOUS_VISITOR',
  MEMBER: 'MEMBER',
  /** A user of the platform: someone who runs the site. */
  USER: 'USER',
  APP: 'APP',
} as const;
export type IdentityType = (typeof IdentityType)[keyof typeof IdentityType];

/** Who caused an event, with the id that belongs to the kind. See docs/reference/webhooks.md. */
export interface WebhookIdentity {
  identityType: IdentityType;
  anonymousVisitorId?: string;
  memberId?: string;
  userId?: string;
  appId?: string;
}

/** What every webhook says about itself. */
export interface WebhookMetadata {
  /** The event's whole name on the platform; its last part is the webhook's name. */
  eventType: string;
  /** The site's installation of the app. */
  instanceId?: string;
  identity?: WebhookIdentity;
}

/** What webhooks about an entity say beside that. */
export interface EntityWebhookMetadata extends WebhookMetadata {
  /** The event's own id: the same again when the platform repeats itself. */
  _id: string;
  entityId: string;
  /** The kind of entity. */
  entityFqdn?: string;
  /** What happened: `created`, `started` and so on. */
  slug?: string;
  eventTime?: Date;
  /** Whether personal data were erased on request. */
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
