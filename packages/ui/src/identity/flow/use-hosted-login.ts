import {
  type HostedProblem,
  logInWithHostedPageAtom,
  resumeHostedLoginAtom,
  toHostedProblem,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef, useState } from 'react';

/** The visible state of a login on the provider's page. */
export interface HostedLoginState {
  waiting: boolean;
  problem?: HostedProblem;
  /** Token of a login that succeeded here, so that the provider's page shows no form. */
  sessionToken?: string;
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

/** Logs in on the provider's page: unseen, in a popup, or by leading there. */
export function useHostedLogin({ redirectUri, navigate, onDone }: HostedLoginOptions) {
  const logIn = useSetAtom(logInWithHostedPageAtom);
  const resume = useSetAtom(resumeHostedLoginAtom);
  const [view, setView] = useState<HostedLoginState>();
  const isMounted = useRef(true);
  const tries = useRef(0);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const startAttempt = async (options: {
    sessionToken?: string;
    iframeTimeout?: number;
  }): Promise<void> => {
    tries.current += 1;
    const attempt = tries.current;
    const { sessionToken } = options;
    const tokenOptions = sessionToken === undefined ? {} : { sessionToken };
    const isCurrentAttempt = () => isMounted.current && attempt === tries.current;
    try {
      const { method } = await logIn({ redirectUri, navigate, ...options });
      if (!isCurrentAttempt()) return;
      if (method === 'redirect') setView({ waiting: true, ...tokenOptions });
      else onDone();
    } catch (error) {
      if (!isCurrentAttempt()) return;
      const problem = toHostedProblem(error);
      setView({ waiting: false, problem, ...tokenOptions });
      if (problem !== 'closed') return;
      // It is uncertain whether a window is really closed, so its response still counts.
      resume().then(
        () => isMounted.current && onDone(),
        () => {},
      );
    }
  };

  return {
    view,
    /** Logs in with a session token. Nothing is visible unless this fails. */
    signIn: (sessionToken: string) => startAttempt({ sessionToken }),
    /** Opens the provider's page. To be called while a press is handled. */
    open: (sessionToken = view?.sessionToken): void => {
      setView({ waiting: true, ...(sessionToken !== undefined && { sessionToken }) });
      const short =
        sessionToken === undefined ? {} : { sessionToken, iframeTimeout: SHORT_IFRAME_TIMEOUT_MS };
      void startAttempt(short);
    },
    leave: () => {
      tries.current += 1;
      setView(undefined);
    },
  };
}
