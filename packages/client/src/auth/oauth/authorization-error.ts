import { PlatformError } from '../../http/errors.ts';

/**
 * A login that ended without a code for this page. The code is the provider's own error, such as
 * `login_required` or `access_denied`, or `MISSING_CODE_OR_STATE` or `INVALID_STATE`. A login or a
 * logout also ends with `UNSAFE_URL` if its URL is neither `https:` nor on this machine. See
 * docs/reference/errors.mdx.
 */
export class AuthorizationError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'AuthorizationError';
}

/** The provider returned no code or no state. See docs/reference/errors.mdx. */
export const missingCodeOrState = () =>
  new AuthorizationError({ message: 'Missing code or _state', code: 'MISSING_CODE_OR_STATE' });

/** The provider's response belongs to another login, or to none. See docs/reference/errors.mdx. */
export const invalidState = () =>
  new AuthorizationError({ message: 'Invalid _state', code: 'INVALID_STATE' });
