import { AuthorizationError } from './authorization-error.ts';

/** The provider gave back no code, or does not say for which login. Specification 5. */
export const missingCodeOrState = () =>
  new AuthorizationError({ message: 'Missing code or _state', code: 'MISSING_CODE_OR_STATE' });

/** What the provider gave back belongs to another login, or to none. Specification 5. */
export const invalidState = () =>
  new AuthorizationError({ message: 'Invalid _state', code: 'INVALID_STATE' });
