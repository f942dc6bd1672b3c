import { AuthorizationError } from './authorization-error.ts';

/**
 * Returns a URL of the provider's that a login or a logout may navigate to: `https:`, or `http:` on
 * this machine. Any other, such as `javascript:`, could run in this page or be read on the way.
 *
 * @throws AuthorizationError `UNSAFE_URL`.
 */
export function requireSecureUrl(url: unknown): string {
  if (typeof url === 'string' && URL.canParse(url)) {
    const { protocol, hostname } = new URL(url);
    if (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))) return url;
  }
  throw new AuthorizationError({
    message: 'The provider returned a URL that a login or logout may not lead to.',
    code: 'UNSAFE_URL',
  });
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
