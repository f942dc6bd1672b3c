import { PlatformError } from '../../http/errors.ts';
import type { LoginFailure, LoginResult } from './login-state.ts';

/** What came of a step. Only what the platform has failed at is a state; a misuse stays an error. */
export async function captureFailure(
  toFailure: (error: PlatformError) => LoginFailure,
  step: () => Promise<LoginResult>,
): Promise<LoginResult> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof PlatformError) return toFailure(error);
    throw error;
  }
}
