import type { RequestOptions } from '../../../client.ts';
import { AuthorizationError } from '../../oauth/authorization-error.ts';
import type { Tokens } from '../../tokens/tokens.ts';

/**
 * The popup seems closed without a result: `NOT_FINISHED`. This can't be detected with certainty,
 * so the login still counts if its response arrives while it is resumed.
 */
export class LoginNotFinishedError extends AuthorizationError {
  /** Keeps waiting for the same popup's response and signs the user in, as `loginInPopup` does. */
  readonly resume: (request?: RequestOptions) => Promise<Tokens>;

  constructor(resume: (request?: RequestOptions) => Promise<Tokens>) {
    super({ message: 'The login was not finished.', code: 'NOT_FINISHED', retryable: true });
    this.resume = resume;
  }
}
