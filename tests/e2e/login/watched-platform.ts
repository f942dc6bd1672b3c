import type { Tokens } from '@vitrine/client';
import { MEMBER_PASSWORD, type MockPlatform } from '@vitrine/mocks';

/** The member who logs in. */
export const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };

/** A request to the token endpoint. */
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

/** Returns the grant of a successful response; a scenario may also return a page. */
const grantIn = (response: Response): Promise<Grant> =>
  response
    .clone()
    .json()
    .catch(() => ({}));

/** Records a platform's requests and issued tokens, which the request log does not contain. */
export function watch(platform: MockPlatform) {
  const tokenRequests: TokenRequest[] = [];
  const calls: string[] = [];
  const roles = new Map<string, 'member' | 'visitor'>();
  const { handle } = platform;

  function keep({ access_token, refresh_token }: Grant, role: 'member' | 'visitor'): void {
    // A scenario may return numbers, which are not secrets.
    for (const token of [access_token, refresh_token]) {
      if (typeof token === 'string') roles.set(token, role);
    }
  }

  function roleFor({ grantType, refreshToken = '' }: TokenRequest) {
    if (grantType === 'refresh_token') return roles.get(refreshToken) ?? 'visitor';
    return grantType === 'anonymous' ? 'visitor' : 'member';
  }

  async function grant(request: Request): Promise<Response> {
    const tokenRequest: TokenRequest = await request.clone().json();
    tokenRequests.push(tokenRequest);
    await watched.onTokenRequest(tokenRequests.length - 1);
    const response = await handle(request);
    if (response.status === 200) keep(await grantIn(response), roleFor(tokenRequest));
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
    /** The role of each request's sender, and its access token. */
    calls,
    /** Called before a token request is handled; a promise delays it. */
    onTokenRequest: (_index: number): unknown => undefined,
    /** Codes that were exchanged for tokens, in their order. */
    exchanged: () => codes((status) => status === 200),
    /** Returns all codes in exchange attempts. */
    offered: () => codes(() => true),
    /** Returns all issued tokens. */
    secrets: () => [...roles.keys()],
    getRole: (token: string) => roles.get(token),
    /** Returns the URLs of all requests. */
    addresses: () => [
      ...platform.calls.map(({ path }) => path),
      ...platform.identity.provider.visits.map((visit) => visit.split(' ')[1] ?? ''),
    ],
    /** Returns tokens of a member, with an access token lifetime in seconds. */
    signIn(lifetime: number): Tokens {
      const tokens = platform.identity.tokensOf(runa.email);
      keep(tokens, 'member');
      const expiresAt = Math.floor(Date.now() / 1000) + lifetime;
      return {
        accessToken: { value: tokens.access_token, expiresAt },
        refreshToken: { value: tokens.refresh_token, role: 'member' },
      };
    },
  };
  return watched;
}
