import type { AuthorizeRequest } from '../redirects/entity.ts';
import { type FakePlatformOptions, fakePlatform } from './fake-platform.ts';

/** The login page of the tests' provider. */
export const loginPage = 'https://login.example/authorize';

interface SessionBody {
  auth: { authRequest: AuthorizeRequest; prompt: string };
}

/** A platform that creates sessions with a provider, and records the last request. */
export function loginPlatform(options: FakePlatformOptions = {}) {
  const platform = fakePlatform({
    respond: () => ({
      redirectSession: { fullUrl: `${loginPage}?session=1`, urlDetails: { endpoint: loginPage } },
    }),
    ...options,
  });
  const getLastRequest = () => {
    const [last] = platform.calls.slice(-1);
    if (!last) throw new Error('No login was begun.');
    const { auth } = last.body as SessionBody;
    return { ...auth.authRequest, prompt: auth.prompt };
  };
  return { ...platform, getLastRequest };
}
