'use client';

import { captchaPortAtom, useAtomValue } from '@vitrine/atoms';
import type { CaptchaAction, RenderedCaptcha } from '@vitrine/client/auth';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';

export interface CaptchaState {
  status: 'loading' | 'visible' | 'error';
  /** Empty until it is solved. */
  token: string;
  hasExpired: boolean;
  /** Loads it once more. */
  retry: () => void;
  /** How often `retry` was called. */
  retries: number;
}

/**
 * Renders the site's visible captcha in an element. Each attempt needs a new token, so it restarts
 * with every attempt.
 */
export function useCaptcha(
  container: RefObject<HTMLElement | null>,
  { action, attempt }: { action: CaptchaAction; attempt: number },
): CaptchaState {
  const { locale } = useUi();
  const port = useAtomValue(captchaPortAtom);
  const [retries, setRetries] = useState(0);
  const [status, setStatus] = useState<CaptchaState['status']>('loading');
  const [token, setToken] = useState('');
  const [hasExpired, setExpired] = useState(false);
  const shown = useRef<RenderedCaptcha>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these loads another captcha.
  useEffect(() => {
    const node = container.current;
    if (!node || !port) {
      setStatus('error');
      return;
    }
    const left = new AbortController();
    const { signal } = left;
    const fail = () => {
      if (!signal.aborted) setStatus('error');
    };
    const view = {
      action,
      theme: getComputedStyle(node).colorScheme.includes('dark') ? 'dark' : 'light',
      language: locale,
      signal,
      onSolved: (solved: string) => {
        setToken(solved);
        setExpired(false);
      },
      onExpired: () => {
        setToken('');
        setExpired(true);
      },
      onFailed: fail,
    } as const;
    setStatus('loading');
    port.show(node, view).then((captcha) => {
      if (signal.aborted) return captcha.remove();
      shown.current = captcha;
      setStatus('visible');
    }, fail);
    return () => {
      left.abort();
      shown.current?.remove();
      shown.current = undefined;
    };
  }, [port, action, locale, retries]);

  useEffect(() => {
    if (attempt === 0) return;
    setToken('');
    shown.current?.reset();
  }, [attempt]);

  const retry = () => setRetries((count) => count + 1);
  return { status, token, hasExpired, retry, retries };
}
