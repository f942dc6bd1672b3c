/** Who a token represents. See docs/reference/auth.mdx. */
export const TokenRole = {
  NONE: 'none',
  VISITOR: 'visitor',
  MEMBER: 'member',
} as const;
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole];

/** The tokens of one visitor or member. See docs/reference/auth.mdx. */
export interface Tokens {
  /** `expiresAt` is in seconds since 1970. */
  accessToken: {
    /** Sent with each request in the `Authorization` header. */
    value: string;
    /** Seconds since 1970, not milliseconds. */
    expiresAt: number;
  };
  /** Renews the access token. Keep it secret. */
  refreshToken: {
    /** Empty if there is none. */
    value: string;
    /** `member` after a login, `visitor` before. */
    role: TokenRole;
  };
}

/** Tokens as a client stores them. */
export interface StoredTokens extends Tokens {
  /** When they were stored, by the clock of this device, in seconds since 1970. */
  storedAt: number;
  /** Identifies the session: a renewal passes it on. */
  session: number;
  /** Whether a visitor has them because the platform ended a membership. */
  hasEndedMembership?: boolean;
}

/** A token could expire in transit and be rejected, so it counts as expired a little earlier. */
export const leewaySeconds = 30;

/**
 * Whether the access token can still be sent. If the storage time is in the future, the clock has
 * changed and the remaining lifetime is unknown. See docs/reference/auth.mdx.
 */
export function isFresh(
  { accessToken: { expiresAt }, storedAt }: StoredTokens,
  now: number,
): boolean {
  const seconds = now / 1000;
  // One that lives shorter than the leeway is still worth a call.
  const leeway = Math.min(leewaySeconds, (expiresAt - storedAt) / 2);
  return storedAt - leewaySeconds <= seconds && seconds < expiresAt - leeway;
}

/** Whether a value can be an access token: it is sent in a header. */
export function isAccessToken(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]+$/.test(value);
}

/** Whether a value, for example from an old storage entry, is a token set. */
export function isTokens(value: unknown): value is Tokens {
  const { accessToken, refreshToken } = Object(value) as Partial<Tokens>;
  return (
    isAccessToken(accessToken?.value) &&
    Number.isFinite(accessToken?.expiresAt) &&
    typeof refreshToken?.value === 'string' &&
    /^(none|visitor|member)$/.test(refreshToken.role)
  );
}
