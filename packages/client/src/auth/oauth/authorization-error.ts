import { PlatformError } from '../../http/errors.ts';

/**
 * A login that ended without a code for this page. The code is the provider's own error, such as
 * `login_required` or `access_denied`, or `MISSING_CODE_OR_STATE` or `INVALID_STATE`.
 * Specification 5 and 8.
 */
export class AuthorizationError extends PlatformError {
  override readonly name = 'AuthorizationError';
}
