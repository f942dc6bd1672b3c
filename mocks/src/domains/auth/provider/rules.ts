import type { Slot } from '../../../platform/platform-context.ts';

/** The ways in which the provider's cookie reaches frames of other sites. */
export const COOKIE_REACHES = ['none', 'lax', 'partitioned'] as const;

/** How the identity provider treats browsers. Tests and stories change it. */
export interface ProviderRules {
  /**
   * What a page in a frame of another site sees of the provider's cookie: all of it
   * (`SameSite=None`), nothing (`SameSite=Lax`), or a jar of its own (`Partitioned`).
   */
  cookie: (typeof COOKIE_REACHES)[number];
  /** Whether a session token counts only in the browser that has that member's cookie. */
  tokenNeedsCookie: boolean;
  /** Whether its answers say who gives them (RFC 9207). */
  namesItself: boolean;
  /** More headers of its pages, such as `Cross-Origin-Opener-Policy` or `X-Frame-Options`. */
  headers: Record<string, string>;
}

export const providerRules: Slot<ProviderRules> = {
  everywhere: true,
  create: () => ({ cookie: 'none', tokenNeedsCookie: false, namesItself: false, headers: {} }),
};
