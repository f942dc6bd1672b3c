import { type Client, PlatformError, type RequestOptions } from '@vitrine/client';
import type { LoginResult } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { clientAtom } from '../storefront.ts';
import { pendingRuns } from '../utils/pending-runs.ts';
import { verifiedIdentityAtom } from './current-identity.ts';
import { initialLogin, type LoginMachine } from './login-machine.ts';

/** State of the login. Cleared with the session. */
export const machineAtom = sessionScopedAtom<LoginMachine>(initialLogin);

/** The request of a step: its signal aborts when the step is left. */
export type LoginRequest = Required<RequestOptions>;

/** One step of a login. */
export interface LoginRun {
  /** Identifies a step: a second submit of the same form sends no second request. */
  key: readonly unknown[];
  /** The machine while the step is pending. */
  started: LoginMachine;
  call: (client: Client, started: LoginMachine, request: LoginRequest) => Promise<LoginMachine>;
  /** Returns the state after a rejection by the platform; any other error rejects. */
  fail: (error: PlatformError, started: LoginMachine) => LoginMachine;
  /** The caller's signal, which ends the step. */
  signal?: AbortSignal | undefined;
}

interface PendingLogin {
  key: string;
  signal: AbortSignal;
  promise: Promise<LoginResult>;
}

const pendingLoginAtom = sessionScopedAtom<PendingLogin | null>(null);

const { abortOnUnmountAtom, runsAtom } = pendingRuns();

/** State of the login or the registration; its last subscriber that leaves aborts a pending step. */
export const subscribedMachineAtom = atom((get): LoginMachine => {
  get(abortOnUnmountAtom);
  return get(machineAtom);
});

/** Runs a step. Only the newest step changes the machine, and only in the same session. */
export const runLoginAtom = atom(
  null,
  (
    get,
    set,
    { key: parts, started, call, fail, signal: ofCaller }: LoginRun,
  ): Promise<LoginResult> => {
    const key = JSON.stringify(parts);
    const pending = get(pendingLoginAtom);
    if (pending?.key === key && !pending.signal.aborted) return pending.promise;
    const controller = new AbortController();
    const runs = get(runsAtom);
    const signal = AbortSignal.any([controller.signal, ofCaller ?? controller.signal]);
    const before = get(machineAtom);
    set(machineAtom, started);

    const step = async (): Promise<LoginMachine> => {
      try {
        return await call(get(clientAtom), started, { signal });
      } catch (error) {
        if (error instanceof PlatformError) return fail(error, started);
        throw error;
      }
    };
    const end = (machine: LoginMachine) => {
      if (get(pendingLoginAtom) !== current) return;
      set(pendingLoginAtom, null);
      set(machineAtom, machine);
      const { result, identity } = machine;
      if (result.loginState === 'SUCCESS' && identity) {
        set(verifiedIdentityAtom, { sessionToken: result.data.sessionToken, identity });
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
      } finally {
        runs.delete(controller);
      }
    };
    runs.add(controller);
    const current = { key, signal, promise: run() };
    current.promise.catch(() => {});
    set(pendingLoginAtom, current);
    return current.promise;
  },
);

/** Resets the login: pending steps no longer change the state. */
export const resetLoginAtom = atom(null, (_get, set) => {
  set(pendingLoginAtom, null);
  set(machineAtom, initialLogin);
});
