import type { Client } from '@vitrine/client';
import type { CaptchaPort } from '@vitrine/client/auth';
import type { Identity, IdentityProfile } from '@vitrine/client/identity';
import type { AnalyticsConsent, AnalyticsListener } from './analytics/analytics.ts';
import type { LocationPort } from './location.ts';
import type { StoragePort } from './persistence/storage.ts';

/** Channel between the tabs of one visitor. */
export interface CartSyncChannel {
  /** The cart with this id has changed here. */
  tell(cartId: string | null): void;
  /** Calls when it has changed in another tab. @returns what ends it. */
  subscribe(listener: (cartId: string | null) => void): () => void;
}

/**
 * Access to the member's own data, which no platform endpoint offers to a page: a host with its own
 * server provides it here. Both functions return the current member.
 */
export interface ProfilePort {
  read(request: { client: Client; signal: AbortSignal }): Promise<Identity>;
  /** Without it, the data can be seen and not changed. */
  save?(profile: IdentityProfile, request: { client: Client }): Promise<Identity>;
}

/**
 * Finds the hidden tickets that a code reveals. The platform has no call for it, so the host's
 * server compares the code, and responds only with the ids that it reveals. Codes in the page's own
 * code would be public.
 */
export interface TicketCodePort {
  /**
   * Returns the ids of the revealed tickets; none if the code is unknown. Rejects if the code could
   * not be checked.
   */
  resolve: (code: string, options: { eventId: string }) => Promise<readonly string[]>;
}

/** What a host provides to a storefront, besides its client. */
export interface StorefrontPorts {
  /**
   * ID of the catalog's app, by which carts and back-in-stock requests name their products. Default
   * `CATALOG_APP_ID` of the client, the ID on the hosted platform.
   */
  catalogAppId: string;
  /**
   * The query of the page's URL, for filters, pages and selections. By default that of the
   * browser's history; in memory on a server. A router has an adapter of its own.
   */
  location: LocationPort;
  /**
   * Storage of carts and reservations beyond the page: saved lines, seen prices, the cart before a
   * login, reserved tickets. By default the browser's `localStorage`, and none on a server. With
   * `null`, they end with the page. A member's logout deletes them.
   */
  storage: StoragePort | null;
  /**
   * Keeps the carts of several tabs equal; `broadcastCartChanges()` where tabs share their tokens.
   * None by default.
   */
  cartSync: CartSyncChannel | null;
  /** Receives every analytics event; `googleAnalytics()` for GA4. */
  analytics: AnalyticsListener | null;
  /**
   * The visitor's consent to analytics at the start. Default `pending`: events wait until
   * `analyticsConsentAtom` is written.
   */
  analyticsConsent: AnalyticsConsent;
  /**
   * The captchas of the site: `recaptchaEnterprise` of the client, or its own. Nothing is loaded
   * before the platform requests one. See docs/reference/errors.md.
   */
  captcha: CaptchaPort | null;
  /** Fetches and saves the member's data. */
  profile: ProfilePort | null;
  /** The site's codes for hidden tickets; without it, there is no field for a code. */
  ticketCodes: TicketCodePort | null;
}
