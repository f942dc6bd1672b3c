import { PlatformError } from '../../http/errors.ts';

/**
 * A login that ended without a code for this page. The code is the provider's own error, such as
 * `login_required` or `access_denied`, or `MISSING_CODE_OR_STATE` or `INVALID_STATE`.
 * Specification 5 and 8.
 */
export class AuthorizationError extends PlatformError {
  override readonly name = 'AuthorizationError';
}

/** The provider gave back no code, or does not say for which login. Specification 5. */
export const missingCodeOrState = () =>
  new AuthorizationError({ message: 'Missing code or _state', code: 'MISSING_CODE_OR_STATE' });

/** What the provider gave back belongs to another login, or to none. Specification 5. */
export const invalidState = () =>
  new AuthorizationError({ message: 'Invalid _state', code: 'INVALID_STATE' });
