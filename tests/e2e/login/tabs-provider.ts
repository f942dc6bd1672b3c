import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tokens } from '@vitrine/client';
import { type Site, serve } from './servers.ts';

/** What the token endpoint was asked for. */
export interface TokenRequest {
  grantType: string;
  refreshToken?: string;
}

/** A platform whose refresh tokens can be used once, and what it saw. */
export interface TokenPlatform extends Site {
  readonly tokenRequests: TokenRequest[];
  /** The access tokens that calls were sent with. */
  readonly calls: string[];
  readonly addresses: string[];
  /** What happens before a token request is looked at; a promise keeps it waiting. */
  onTokenRequest: (index: number) => unknown;
  /** Tokens of a member, whose access token lives for so many seconds. */
  signIn(lifetime: number): Tokens;
}

export async function createTokenPlatform(): Promise<TokenPlatform> {
  const accessTokens = new Set<string>();
  const refreshTokens = new Map<string, 'member' | 'visitor'>();
  const tokenRequests: TokenRequest[] = [];
  const calls: string[] = [];
  const addresses: string[] = [];
  let issued = 0;

  function issue(role: 'member' | 'visitor') {
    issued += 1;
    const [access, refresh] = [`${role}-token-${issued}`, `${role}-refresh-${issued}`];
    accessTokens.add(access);
    refreshTokens.set(refresh, role);
    return { access_token: access, refresh_token: refresh, expires_in: 3600 };
  }

  async function grant(request: TokenRequest): Promise<[number, object]> {
    tokenRequests.push(request);
    await platform.onTokenRequest(tokenRequests.length - 1);
    if (request.grantType === 'anonymous') return [200, issue('visitor')];
    const role = refreshTokens.get(request.refreshToken ?? '');
    if (!role) return [400, { error: 'invalid_grant' }];
    refreshTokens.delete(request.refreshToken ?? '');
    return [200, issue(role)];
  }

  const site = await serve('localhost', async (request, response) => {
    addresses.push(request.url ?? '/');
    if (request.method === 'OPTIONS') return answer(response, 204);
    if (request.url === '/oauth2/token') {
      return answer(response, ...(await grant(await bodyOf(request))));
    }
    const token = request.headers.authorization ?? '';
    calls.push(token);
    return answer(response, accessTokens.has(token) ? 200 : 401, {});
  });

  const platform: TokenPlatform = {
    ...site,
    tokenRequests,
    calls,
    addresses,
    onTokenRequest: () => {},
    signIn(lifetime) {
      const { access_token: value, refresh_token: refresh } = issue('member');
      const expiresAt = Math.floor(Date.now() / 1000) + lifetime;
      return {
        accessToken: { value, expiresAt },
        refreshToken: { value: refresh, role: 'member' },
      };
    },
  };
  return platform;
}

function answer(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'content-type': 'application/json',
  });
  response.end(body && JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<TokenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}
