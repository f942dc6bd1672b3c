'use client';

import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { type UnsafeContext, useUnsafeContext } from '../problems/insecure-context.ts';

/** Options of the login's container. */
export interface FramingOptions {
  /**
   * Allows other sites to embed the login in an iframe. Without it, no password is requested there,
   * which protects against clickjacking. The site should send `frame-ancestors` in its policy as
   * well.
   */
  allowFraming?: boolean;
}

/** The container of the login steps, and whether a password is safe in it. */
export interface LoginContextValue {
  /** Whether the login is a dialog over the page, or a separate page. */
  kind: 'dialog' | 'page';
  /** Why others could read or capture a password here; undefined if it is safe. */
  unsafeContext: UnsafeContext | undefined;
}

/** What the container gives its steps. */
interface LoginContainer extends Pick<LoginContextValue, 'kind'> {
  /** Whether other sites may embed the login in an iframe. */
  framing: boolean;
  /**
   * The element that receives the focus when another step replaces the current one, so that its
   * title is announced.
   */
  root: RefObject<HTMLElement | null>;
  /** The step on show. */
  shown: RefObject<object | null>;
}

export const LoginContext = createContext<LoginContainer | null>(null);

/** Returns the container for the steps, which the element in `root` represents. */
export function useLoginContainer<Root extends HTMLElement>(
  kind: LoginContainer['kind'],
  framing = false,
): LoginContainer & { root: RefObject<Root | null> } {
  const root = useRef<Root>(null);
  const shown = useRef<object | null>(null);
  return useMemo(() => ({ kind, framing, root, shown }), [kind, framing]);
}

/**
 * Returns the container of the login, for a step of the host's own. Ask for no password while there
 * is an `unsafeContext`. Unlike other contexts it has a default, a page: a step works without a
 * container.
 *
 * @example
 * const { kind, unsafeContext } = useLoginContext();
 * if (unsafeContext) return <p>Open this page in a window of its own to log in.</p>;
 */
export function useLoginContext(): LoginContextValue {
  const container = useContext(LoginContext);
  const unsafeContext = useUnsafeContext();
  const isAllowed = unsafeContext === 'framed' && container?.framing;
  return {
    kind: container?.kind ?? 'page',
    unsafeContext: isAllowed ? undefined : unsafeContext,
  };
}

/** Returns the context of a step. A step that replaces another one receives the focus. */
export function useLoginStep(): LoginContextValue {
  const container = useContext(LoginContext);
  const own = useRef({});
  useEffect(() => {
    if (!container) return;
    const { shown, root } = container;
    const isDifferent = shown.current !== null && shown.current !== own.current;
    shown.current = own.current;
    if (isDifferent) root.current?.focus();
  }, [container]);
  return useLoginContext();
}
