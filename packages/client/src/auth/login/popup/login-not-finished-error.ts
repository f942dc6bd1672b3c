import type { RequestOptions } from '../../../client.ts';
import { AuthorizationError } from '../../oauth/authorization-error.ts';
import type { Tokens } from '../../tokens/tokens.ts';

/**
 * The popup seems closed, and nothing has come of it: `NOT_FINISHED`. No one can tell for certain, so
 * the login still counts when its answer comes while someone resumes it.
 */
export class LoginNotFinishedError extends AuthorizationError {
  /** Waits on for the same popup's answer, and signs the person in. As `loginInPopup`. */
  readonly resume: (request?: RequestOptions) => Promise<Tokens>;

  constructor(resume: (request?: RequestOptions) => Promise<Tokens>) {
    super({ message: 'The login was not finished.', code: 'NOT_FINISHED', retryable: true });
    this.resume = resume;
  }
}
