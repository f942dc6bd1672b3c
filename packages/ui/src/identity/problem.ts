import type { LoginErrorCode } from '@vitrine/client/auth';
import type { MessageKey } from '../messages/catalogue.ts';

/** Why a step did not go through: the provider's reason, or what the page itself saw. */
export type StepProblem =
  | LoginErrorCode
  /** The code of the e-mail is another one. */
  | 'wrongCode'
  /** The link or the code has ended. */
  | 'ended'
  /** Nothing came back: the connection, or the provider, is away. */
  | 'unreachable'
  /** Anything else. */
  | 'failed';

const messages: Readonly<Record<StepProblem, MessageKey>> = {
  // The same words for both, so that nobody learns which addresses have an account.
  invalidEmail: 'identity.problem.match',
  invalidPassword: 'identity.problem.match',
  resetPassword: 'identity.problem.reset',
  emailAlreadyExists: 'identity.problem.taken',
  missingCaptchaToken: 'identity.problem.person',
  invalidCaptchaToken: 'identity.problem.person',
  wrongCode: 'identity.problem.code',
  ended: 'identity.problem.ended',
  unreachable: 'identity.problem.unreachable',
  failed: 'identity.problem.failed',
};

/** The sentence of a problem, and what to do about it. */
export const messageOf = (problem: StepProblem): MessageKey => messages[problem];
