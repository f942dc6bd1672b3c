import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, type Site, serve } from './servers.ts';

/** How the authorize page of a test answers. */
export interface AuthorizePage {
  status?: number;
  headers?: Record<string, string>;
  /** What the page does; `answer` posts to the shop as the provider does. */
  script?: string;
}

/** What the shop says about a login before the person comes. */
export interface AuthorizeRequest {
  state: string;
  codeChallenge: string;
  responseMode: string;
  redirectUri?: string;
}

/** A provider whose authorize page a test writes, on an origin of its own. */
export interface Provider extends Site {
  /** The next authorize page, once it is known for which state. */
  authorize: (state: string, request: IncomingMessage) => AuthorizePage | Promise<AuthorizePage>;
  /** What the shop asked for, by state. */
  readonly sessions: ReadonlyMap<string, AuthorizeRequest>;
  /** A new code for this login alone: once, and with its verifier. Other codes are good for any. */
  issue(state: string): string;
  /** Codes that were exchanged, in their order. */
  readonly exchanged: string[];
  /** Every address that was asked for. */
  readonly addresses: string[];
}

/** The page's script that posts a message to the window around it. */
export const post = (message: object): string =>
  `parent.postMessage(${JSON.stringify(message)}, '*');`;

export async function createProvider(): Promise<Provider> {
  const exchanged: string[] = [];
  const addresses: string[] = [];
  const sessions = new Map<string, AuthorizeRequest>();
  const issued = new Map<string, string | undefined>();
  const site = await serve('localhost', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    addresses.push(request.url ?? '/');
    if (pathname === '/authorize') {
      const page = await provider.authorize(searchParams.get('state') ?? '', request);
      response.writeHead(page.status ?? 200, { 'content-type': 'text/html', ...page.headers });
      response.end(html(page.script ?? ''));
      return;
    }
    answerJson(request, response, pathname === '/oauth2/token' ? grant : session);
  });

  function grant(body: Record<string, string>) {
    const { code, codeVerifier = '' } = body;
    if (code && issued.has(code)) {
      const challenge = issued.get(code);
      issued.set(code, undefined);
      if (createHash('sha256').update(codeVerifier).digest('base64url') !== challenge) return;
    }
    if (code) exchanged.push(code);
    const member = body.grantType === 'authorization_code';
    return {
      access_token: member ? 'member-token' : 'visitor-token',
      refresh_token: member ? 'member-refresh' : 'visitor-refresh',
      expires_in: 3600,
    };
  }

  function session({ auth }: { auth?: { authRequest: AuthorizeRequest } }) {
    const endpoint = `${site.origin}/authorize`;
    const state = auth?.authRequest.state ?? '';
    if (auth) sessions.set(state, auth.authRequest);
    return {
      redirectSession: {
        id: 'session-1',
        fullUrl: `${endpoint}?state=${encodeURIComponent(state)}`,
        urlDetails: { endpoint },
        sessionToken: 'provider-session',
      },
    };
  }

  const provider: Provider = {
    ...site,
    exchanged,
    addresses,
    sessions,
    issue: (state) => {
      const code = `code-${issued.size + 1}`;
      issued.set(code, sessions.get(state)?.codeChallenge);
      return code;
    },
    authorize: (state) => ({ script: post({ state, code: 'right-code' }) }),
  };
  return provider;
}

async function answerJson<Body>(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (body: Body) => object | undefined,
): Promise<void> {
  const shared = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'content-type': 'application/json',
  };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, shared).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answered = answer(JSON.parse(Buffer.concat(chunks).toString() || '{}'));
  response.writeHead(answered ? 200 : 400, shared);
  response.end(JSON.stringify(answered ?? { error: 'invalid_grant' }));
}
