import type { Visitor } from '../../platform/domain.ts';
import { PlatformError, rejection } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import type { Member } from '../identity/entity.ts';

/** Lifetime of an access token, in seconds. */
const ACCESS_SECONDS = 4 * 60 * 60;

/**
 * Time in milliseconds during which a reused refresh token counts as a race between two tabs. After
 * that it counts as stolen, and all tokens of its family are revoked.
 */
const REUSE_GRACE = 10_000;

interface Access {
  visitor: Visitor;
  /** Milliseconds since 1970. */
  expiresAt: number;
  family: string;
}

interface Refresh {
  visitor: Visitor;
  /** Id shared by all tokens of one grant. */
  family: string;
  /** Milliseconds since 1970. */
  usedAt?: number;
}

interface Tokens {
  access: Map<string, Access>;
  refresh: Map<string, Refresh>;
  /** The visitor that the first anonymous grant becomes, so that a story can prepare its cart. */
  first: Visitor;
  isFirstUsed: boolean;
}

export const tokens: Slot<Tokens> = {
  everywhere: true,
  create: (context) => ({
    access: new Map(),
    refresh: new Map(),
    first: { id: context.nextId('visitor'), role: 'visitor' },
    isFirstUsed: false,
  }),
};

/** What a member is to the platform after login. */
export const toVisitor = ({ id, isOwner }: Member): Visitor => ({
  id,
  role: isOwner ? 'owner' : 'member',
});

/** The response of the token endpoint. See docs/reference/auth.mdx. */
export interface Grant {
  /** Sent with each request. */
  access_token: string;
  /** Exchanged for new tokens, once. */
  refresh_token: string;
  /** Seconds until the access token expires. */
  expires_in: number;
  /** Scheme of the `Authorization` header. */
  token_type: 'Bearer';
}

/** Grants tokens to a visitor or a member, in a new family unless one is provided. */
export function grant(
  context: PlatformContext,
  visitor: Visitor,
  family: string = context.nextToken('family'),
): Grant {
  const { access, refresh } = context.use(tokens);
  const accessToken = context.nextToken('access');
  const refreshToken = context.nextToken('refresh');
  const expiresAt = context.clock.now() + ACCESS_SECONDS * 1000;
  access.set(accessToken, { visitor, expiresAt, family });
  refresh.set(refreshToken, { visitor, family });
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: ACCESS_SECONDS,
    token_type: 'Bearer',
  };
}

/** Makes the first visitor the shop's owner, also with tokens that were granted before. */
export function makeFirstVisitorOwner(context: PlatformContext): void {
  context.use(tokens).first.role = 'owner';
}

/** Tokens of a new visitor. */
export function grantAnonymous(context: PlatformContext): Grant {
  const state = context.use(tokens);
  if (state.isFirstUsed) return grant(context, { id: context.nextId('visitor'), role: 'visitor' });
  state.isFirstUsed = true;
  return grant(context, state.first);
}

function revoke(
  context: PlatformContext,
  isMeant: (token: { visitor: Visitor; family: string }) => boolean,
): void {
  const { access, refresh } = context.use(tokens);
  for (const [token, holder] of access) if (isMeant(holder)) access.delete(token);
  for (const [token, holder] of refresh) if (isMeant(holder)) refresh.delete(token);
}

/** Ends all tokens of a visitor or a member. */
export const revokeAllTokens = (context: PlatformContext, id: string): void =>
  revoke(context, ({ visitor }) => visitor.id === id);

/** New tokens for the holder of a refresh token, which is used up by it. */
export function grantRefresh(context: PlatformContext, refreshToken: string): Grant {
  const now = context.clock.now();
  const storedToken = context.use(tokens).refresh.get(refreshToken);
  if (storedToken?.usedAt !== undefined && now - storedToken.usedAt > REUSE_GRACE) {
    revoke(context, ({ family }) => family === storedToken.family);
  }
  if (!storedToken || storedToken.usedAt !== undefined) {
    throw rejection('INVALID_GRANT', 'The refresh token is not known or was used before.', {
      status: 401,
    });
  }
  storedToken.usedAt = now;
  return grant(context, storedToken.visitor, storedToken.family);
}

/** Returns the visitor of an access token. An unknown or expired one is a 401. */
export function getVisitor(context: PlatformContext, accessToken: string | null): Visitor {
  const access = context.use(tokens).access.get(accessToken ?? '');
  if (!access || access.expiresAt <= context.clock.now()) {
    throw new PlatformError(
      401,
      accessToken ? 'The access token is not valid' : 'An access token is needed',
    );
  }
  return access.visitor;
}
