import type { Slot } from '../../../platform/platform-context.ts';

/** The cookie policies for frames of other sites. */
export const COOKIE_REACHES = ['none', 'lax', 'partitioned'] as const;

/** How the identity provider treats browsers. Tests and stories change it. */
export interface ProviderRules {
  /**
   * What a page in a cross-site frame receives of the provider's cookie: the cookie itself
   * (`SameSite=None`), nothing (`SameSite=Lax`), or a separate cookie jar (`Partitioned`).
   */
  cookie: (typeof COOKIE_REACHES)[number];
  /** Whether a session token is valid only in the browser that has that member's cookie. */
  tokenNeedsCookie: boolean;
  /** Whether its responses contain the issuer (RFC 9207). */
  namesItself: boolean;
  /** More headers of its pages, such as `Cross-Origin-Opener-Policy` or `X-Frame-Options`. */
  headers: Record<string, string>;
}

export const providerRules: Slot<ProviderRules> = {
  everywhere: true,
  create: () => ({ cookie: 'none', tokenNeedsCookie: false, namesItself: false, headers: {} }),
};
