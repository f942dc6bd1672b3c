'use client';

import {
  type HostedProblem,
  logInWithHostedPageAtom,
  resumeHostedLoginAtom,
  toHostedProblem,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useState } from 'react';

/** The visible state of a login on the provider's page. */
export interface HostedLoginState {
  waiting: boolean;
  problem?: HostedProblem;
  /** Token of a login that succeeded here, so that the provider's page shows no form. */
  sessionToken?: string;
  /** The hidden iframe has not responded yet: it still may, but another way is offered. */
  isSlow?: boolean;
}

export interface HostedLoginOptions {
  /** The page of this site that completes a login on the provider's page. */
  redirectUri: string;
  navigate: (url: string) => void;
  onDone: () => void;
}

/**
 * Timeout of the hidden iframe on a retry. A press counts as user activation only for some seconds.
 */
const SHORT_IFRAME_TIMEOUT_MS = 3_000;

function abortAll(attempts: Set<AbortController>): void {
  for (const attempt of attempts) attempt.abort();
  attempts.clear();
}

/**
 * Logs in on the provider's page: in a hidden iframe, in a popup, or by a redirect. Leaving, or
 * unmounting the component, ends all attempts: their iframes and popups close, and late responses
 * are ignored.
 */
export function useHostedLogin({ redirectUri, navigate, onDone }: HostedLoginOptions) {
  const logIn = useSetAtom(logInWithHostedPageAtom);
  const resume = useSetAtom(resumeHostedLoginAtom);
  const [view, setView] = useState<HostedLoginState>();
  const [attempts] = useState(() => new Set<AbortController>());
  useEffect(() => () => abortAll(attempts), [attempts]);

  const startAttempt = async (options: {
    sessionToken?: string;
    iframeTimeout?: number;
  }): Promise<void> => {
    const attempt = new AbortController();
    attempts.add(attempt);
    const { signal } = attempt;
    const { sessionToken } = options;
    const tokenOptions = sessionToken === undefined ? {} : { sessionToken };
    const isLatest = () => [...attempts].at(-1) === attempt;
    // The first response counts, whichever attempt it belongs to.
    const finish = () => {
      if (signal.aborted) return;
      abortAll(attempts);
      onDone();
    };
    const onSlow = () => {
      if (isLatest()) setView({ waiting: true, isSlow: true, ...tokenOptions });
    };
    try {
      const { method } = await logIn({ redirectUri, navigate, signal, onSlow, ...options });
      if (method !== 'redirect') finish();
      else if (isLatest()) setView({ waiting: true, ...tokenOptions });
    } catch (error) {
      if (!isLatest()) return;
      const problem = toHostedProblem(error);
      setView({ waiting: false, problem, ...tokenOptions });
      if (problem !== 'closed') return;
      // It is uncertain whether a window is really closed, so its response still counts.
      resume({ signal }).then(finish, () => {});
    }
  };

  return {
    view,
    /** Logs in with a session token. Nothing is visible unless this is slow or fails. */
    signIn: (sessionToken: string) => startAttempt({ sessionToken }),
    /** Opens the provider's page. To be called while a press is handled. */
    open: (sessionToken = view?.sessionToken): void => {
      // The user has chosen another way than the iframe.
      if (view?.isSlow) abortAll(attempts);
      const iframeTimeout = view?.isSlow ? 0 : SHORT_IFRAME_TIMEOUT_MS;
      const tokenOptions = sessionToken === undefined ? {} : { sessionToken };
      setView({ waiting: true, ...tokenOptions });
      void startAttempt({ ...tokenOptions, ...(sessionToken !== undefined && { iframeTimeout }) });
    },
    /** Ends all attempts. */
    leave: () => {
      abortAll(attempts);
      setView(undefined);
    },
  };
}
