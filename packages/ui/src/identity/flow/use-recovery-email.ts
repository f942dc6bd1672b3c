'use client';

import { sendRecoveryEmailAtom, useSetAtom, useStorefront } from '@vitrine/atoms';
import type { StepProblem } from '../problems/step-problem.ts';
import { toProblem } from '../problems/to-step-problem.ts';

/**
 * Sends the link for a new password, which leads back to a URL. @returns the problem if it failed.
 */
export function useRecoveryEmail(url: string) {
  const { client } = useStorefront();
  const send = useSetAtom(sendRecoveryEmailAtom);
  return async (email: string): Promise<StepProblem | undefined> => {
    try {
      await send({ email, redirect: { url, clientId: client.settings.clientId } });
    } catch (error) {
      return toProblem(error);
    }
    return undefined;
  };
}
