/** Who a token stands for. Specification 3.10. */
export const TokenRole = {
  NONE: 'none',
  VISITOR: 'visitor',
  MEMBER: 'member',
} as const;
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole];

/** The tokens of one visitor or member. Specification 3.10. */
export interface Tokens {
  /** `expiresAt` is in seconds since 1970. */
  accessToken: { value: string; expiresAt: number };
  refreshToken: { value: string; role: TokenRole };
}

// A token that expires on its way is refused, so it counts as expired a little earlier.
const leewaySeconds = 30;

/** Whether the access token can still be sent. Specification 4, token lifecycle 1. */
export function isFresh(tokens: Tokens, now: number): boolean {
  return tokens.accessToken.expiresAt - leewaySeconds > now / 1000;
}

/** Whether a value, for example one that was stored long ago, is a token set. */
export function isTokens(value: unknown): value is Tokens {
  const { accessToken, refreshToken } = (value ?? {}) as Partial<Tokens>;
  return (
    typeof accessToken?.value === 'string' &&
    accessToken.value !== '' &&
    Number.isFinite(accessToken.expiresAt) &&
    typeof refreshToken?.value === 'string' &&
    Object.values(TokenRole).includes(refreshToken.role)
  );
}
