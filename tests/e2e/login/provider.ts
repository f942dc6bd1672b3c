import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { createIdentityServer } from '@vitrine/mocks/server';
import type { Site } from './servers.ts';
import { runa, watch } from './watched-platform.ts';

/** The site's request data for a login, before the visitor arrives. */
export interface AuthorizeRequest {
  state: string;
  responseMode: string;
  redirectUri?: string;
}

/** The identity provider in memory, on a separate origin, with what a test can observe of it. */
export interface Provider extends Site, ReturnType<typeof watch> {
  readonly platform: MockPlatform;
  readonly play: MockPlatform['identity']['provider']['play'];
  readonly setRules: MockPlatform['identity']['provider']['setRules'];
  /** The site's authorize requests, by state. */
  sessions(): ReadonlyMap<string, AuthorizeRequest>;
  /** The token of a login of Runa's that has succeeded. */
  sessionToken(): string;
  /** Returns the redirect URL of a login with this state, with a code of this login. */
  returnAddress(state: string): string;
  /** The code of that address. */
  codeFor(state: string): string;
}

/** The page's script that posts a message to the window around it. */
export const post = (message: object): string =>
  `parent.postMessage(${JSON.stringify(message)}, '*');`;

/** Each provider has its own tokens; otherwise those of one test would equal another's. */
let made = 0;

/** @param name of its origin; the site's own name makes it part of the same site. */
export async function createProvider(name = 'localhost'): Promise<Provider> {
  made += 1;
  const platform = createMockPlatform({ seed: `login-${made}` });
  const watched = watch(platform);
  const server = await createIdentityServer({ platform, port: 0, name });
  const { play, setRules } = platform.identity.provider;

  const requests = (): AuthorizeRequest[] =>
    platform.calls
      .filter(({ name }) => name === 'redirects.createRedirectSession')
      .map(({ body }) => (body as { auth?: { authRequest: AuthorizeRequest } }).auth?.authRequest)
      .filter((request) => request !== undefined);

  const provider: Provider = Object.assign(watched, {
    origin: server.url,
    close: server.close,
    platform,
    play,
    setRules,
    sessions: () => new Map(requests().map((request) => [request.state, request])),
    sessionToken: () => platform.identity.getSession(runa.email),
    returnAddress(state: string) {
      const query = new URLSearchParams({ ...provider.sessions().get(state) });
      const outcome = platform.identity.visit(`${server.url}/oauth2/authorize?${query}`, runa);
      if (outcome.kind === 'redirect') return outcome.location;
      throw new Error(`Nobody is led back: ${JSON.stringify(outcome)}`);
    },
    codeFor(state: string) {
      const { hash, search } = new URL(provider.returnAddress(state));
      return new URLSearchParams(hash.slice(1) || search).get('code') ?? '';
    },
  });
  return provider;
}
