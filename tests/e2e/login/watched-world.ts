import type { Tokens } from '@vitrine/client';
import { MEMBER_PASSWORD, type MockPlatform } from '@vitrine/mocks';

/** Who logs in. */
export const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };

/** What the token endpoint was asked for. */
export interface TokenRequest {
  grantType: string;
  refreshToken?: string;
  code?: string;
}

interface Grant {
  access_token?: unknown;
  refresh_token?: unknown;
}

const isTokenRequest = ({ url }: Request) => new URL(url).pathname === '/oauth2/token';

/** What a good answer holds: a scenario may well answer a page. */
const grantIn = (response: Response): Promise<Grant> =>
  response
    .clone()
    .json()
    .catch(() => ({}));

/** Keeps what a world is asked for and the tokens that it gives out: a log of the calls has neither. */
export function watch(platform: MockPlatform) {
  const tokenRequests: TokenRequest[] = [];
  const calls: string[] = [];
  const roles = new Map<string, 'member' | 'visitor'>();
  const { handle } = platform;

  function keep({ access_token, refresh_token }: Grant, role: 'member' | 'visitor'): void {
    // A scenario may well give numbers, which are no secrets.
    for (const token of [access_token, refresh_token]) {
      if (typeof token === 'string') roles.set(token, role);
    }
  }

  function roleFor({ grantType, refreshToken = '' }: TokenRequest) {
    if (grantType === 'refresh_token') return roles.get(refreshToken) ?? 'visitor';
    return grantType === 'anonymous' ? 'visitor' : 'member';
  }

  async function grant(request: Request): Promise<Response> {
    const asked: TokenRequest = await request.clone().json();
    tokenRequests.push(asked);
    await watched.onTokenRequest(tokenRequests.length - 1);
    const response = await handle(request);
    if (response.status === 200) keep(await grantIn(response), roleFor(asked));
    return response;
  }

  platform.handle = (request) => {
    if (isTokenRequest(request)) return grant(request);
    const token = request.headers.get('authorization') ?? '';
    calls.push(`${roles.get(token)} ${token}`);
    return handle(request);
  };

  const codes = (isMeant: (status: number | undefined) => boolean): string[] =>
    platform.calls
      .filter(({ name, status }) => name === 'auth.requestTokens' && isMeant(status))
      .flatMap(({ body }) => (body as TokenRequest).code ?? []);

  const watched = {
    tokenRequests,
    /** Who sent each call, and the access token that it was sent with. */
    calls,
    /** What happens before a token request is looked at; a promise keeps it waiting. */
    onTokenRequest: (_index: number): unknown => undefined,
    /** Codes that were exchanged for tokens, in their order. */
    exchanged: () => codes((status) => status === 200),
    /** Codes that someone tried to exchange. */
    offered: () => codes(() => true),
    /** Every token that was given out. */
    secrets: () => [...roles.keys()],
    getRole: (token: string) => roles.get(token),
    /** Every address that was asked for. */
    addresses: () => [
      ...platform.calls.map(({ path }) => path),
      ...platform.identity.provider.visits.map((visit) => visit.split(' ')[1] ?? ''),
    ],
    /** Tokens of a member, whose access token lives for so many seconds. */
    signIn(lifetime: number): Tokens {
      const given = platform.identity.tokensOf(runa.email);
      keep(given, 'member');
      const expiresAt = Math.floor(Date.now() / 1000) + lifetime;
      return {
        accessToken: { value: given.access_token, expiresAt },
        refreshToken: { value: given.refresh_token, role: 'member' },
      };
    },
  };
  return watched;
}
