import type { Visitor } from '../core/domain.ts';
import { PlatformError, refusal } from '../core/errors.ts';
import type { Clock, Platform, Slot } from '../core/platform.ts';

/** How long an access token is good, in seconds. */
export const ACCESS_SECONDS = 4 * 60 * 60;

interface Access {
  visitor: Visitor;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface Tokens {
  access: Map<string, Access>;
  refresh: Map<string, Visitor>;
  /** The visitor that the first anonymous grant becomes, so that a story can prepare its cart. */
  first: Visitor;
  firstIsTaken: boolean;
}

export const tokens: Slot<Tokens> = {
  everywhere: true,
  create: (platform) => ({
    access: new Map(),
    refresh: new Map(),
    first: { id: platform.nextId('visitor'), role: 'visitor' },
    firstIsTaken: false,
  }),
};

/** The answer of the token endpoint. Specification 7.11. */
export interface Grant {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
}

function grant(platform: Platform, visitor: Visitor): Grant {
  const { access, refresh } = platform.use(tokens);
  const accessToken = platform.nextToken('access');
  const refreshToken = platform.nextToken('refresh');
  access.set(accessToken, { visitor, expiresAt: platform.clock.now() + ACCESS_SECONDS * 1000 });
  refresh.set(refreshToken, visitor);
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: ACCESS_SECONDS,
    token_type: 'Bearer',
  };
}

/** Tokens of a new visitor. */
export function grantAnonymous(platform: Platform): Grant {
  const state = platform.use(tokens);
  if (state.firstIsTaken)
    return grant(platform, { id: platform.nextId('visitor'), role: 'visitor' });
  state.firstIsTaken = true;
  return grant(platform, state.first);
}

/** New tokens for the holder of a refresh token, which is used up by it. */
export function grantRefresh(platform: Platform, refreshToken: string): Grant {
  const { refresh } = platform.use(tokens);
  const visitor = refresh.get(refreshToken);
  if (!visitor) {
    throw refusal('INVALID_GRANT', 'The refresh token is not known or was used before.', {
      status: 401,
    });
  }
  refresh.delete(refreshToken);
  return grant(platform, visitor);
}

const isGood = (access: Access | undefined, clock: Clock): access is Access =>
  access !== undefined && access.expiresAt > clock.now();

/** Who holds an access token. An unknown or expired one is a 401. */
export function visitorOf(platform: Platform, accessToken: string | null): Visitor {
  const access = platform.use(tokens).access.get(accessToken ?? '');
  if (!isGood(access, platform.clock)) {
    throw new PlatformError(
      401,
      accessToken ? 'The access token is not valid' : 'An access token is needed',
    );
  }
  return access.visitor;
}
