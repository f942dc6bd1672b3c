import {
  type HostedProblem,
  logInWithHostedPageAtom,
  resumeHostedLoginAtom,
  toHostedProblem,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef, useState } from 'react';

/** A login on the provider's page, as far as the person sees it. */
export interface HostedLoginState {
  waiting: boolean;
  problem?: HostedProblem;
  /** Of a login that has succeeded here, so that the page asks nothing. */
  sessionToken?: string;
}

export interface HostedLoginOptions {
  /** The page of this site that ends a login on the provider's own page. */
  returnUrl: string;
  navigate: (url: string) => void;
  onDone: () => void;
}

/** How long the hidden frame may take when someone presses again: a press counts for some seconds. */
const SHORT_IFRAME_TIMEOUT_MS = 3_000;

/** Logs in on the provider's page: unseen, in a popup, or by leading there. */
export function useHostedLogin({ returnUrl, navigate, onDone }: HostedLoginOptions) {
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
    const kept = sessionToken === undefined ? {} : { sessionToken };
    const isCurrentAttempt = () => isMounted.current && attempt === tries.current;
    try {
      const { method } = await logIn({ redirectUri: returnUrl, navigate, ...options });
      if (!isCurrentAttempt()) return;
      if (method === 'redirect') setView({ waiting: true, ...kept });
      else onDone();
    } catch (error) {
      if (!isCurrentAttempt()) return;
      const problem = toHostedProblem(error);
      setView({ waiting: false, problem, ...kept });
      if (problem !== 'closed') return;
      // No one can tell for certain that a window is closed: its answer still counts.
      resume().then(
        () => isMounted.current && onDone(),
        () => {},
      );
    }
  };

  return {
    view,
    /** Makes a member of a session token; only where that fails, the person sees something of it. */
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
