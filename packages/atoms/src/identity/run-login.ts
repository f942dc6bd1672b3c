import { type Client, PlatformError } from '@vitrine/client';
import type { LoginResult } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { clientAtom } from '../storefront.ts';
import { isVerifiedAtom } from './current-identity.ts';
import { initialLogin, type LoginMachine } from './login-machine.ts';

/** State of the login. Cleared with the session. */
export const machineAtom = sessionScopedAtom<LoginMachine>(initialLogin);

/** One step of a login. */
export interface LoginRun {
  /** Identifies a step: a second submit of the same form sends no second request. */
  key: readonly unknown[];
  /** The machine while the step is pending. */
  started: LoginMachine;
  call: (client: Client, started: LoginMachine) => Promise<LoginMachine>;
  /** Returns the state after a rejection by the platform; any other error rejects. */
  fail: (error: PlatformError, started: LoginMachine) => LoginMachine;
}

const underWayAtom = sessionScopedAtom<{ key: string; promise: Promise<LoginResult> } | null>(null);

/** Runs a step. Only the newest step changes the machine, and only in the same session. */
export const runLoginAtom = atom(
  null,
  (get, set, { key: parts, started, call, fail }: LoginRun): Promise<LoginResult> => {
    const key = JSON.stringify(parts);
    const underWay = get(underWayAtom);
    if (underWay?.key === key) return underWay.promise;
    const before = get(machineAtom);
    set(machineAtom, started);

    const step = async (): Promise<LoginMachine> => {
      try {
        return await call(get(clientAtom), started);
      } catch (error) {
        if (error instanceof PlatformError) return fail(error, started);
        throw error;
      }
    };
    const end = (machine: LoginMachine) => {
      if (get(underWayAtom) !== current) return;
      set(underWayAtom, null);
      set(machineAtom, machine);
      const { result, identity } = machine;
      if (result.loginState === 'SUCCESS' && identity) {
        set(isVerifiedAtom, { sessionToken: result.data.sessionToken, identity });
      }
    };
    const run = async (): Promise<LoginResult> => {
      try {
        const machine = await step();
        end(machine);
        return machine.result;
      } catch (error) {
        end({ ...before, pending: null });
        throw error;
      }
    };
    const current = { key, promise: run() };
    current.promise.catch(() => {});
    set(underWayAtom, current);
    return current.promise;
  },
);

/** Resets the login: pending steps no longer change the state. */
export const resetLoginAtom = atom(null, (_get, set) => {
  set(underWayAtom, null);
  set(machineAtom, initialLogin);
});
