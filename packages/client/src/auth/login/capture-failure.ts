import { PlatformError } from '../../http/errors.ts';
import type { LoginFailure, LoginResult } from './login-state.ts';

/**
 * Converts the failure of a step to a login state. Only platform failures become a state; misuse
 * stays an error.
 */
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
