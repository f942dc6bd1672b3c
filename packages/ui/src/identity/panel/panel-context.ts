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

/** Container of the login steps: a dialog over the page, or a separate page. */
export interface PanelContextValue {
  kind: 'dialog' | 'page';
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

export const PanelContext = createContext<PanelContextValue | null>(null);

/** Returns the container context for the steps, which the element in `root` represents. */
export function usePanelContextValue<Root extends HTMLElement>(
  kind: PanelContextValue['kind'],
  framing = false,
): PanelContextValue & { root: RefObject<Root | null> } {
  const root = useRef<Root>(null);
  const shown = useRef<object | null>(null);
  return useMemo(() => ({ kind, framing, root, shown }), [kind, framing]);
}

/**
 * Returns the container of a step, and why a password is unsafe there. A step that replaces another
 * one receives the focus.
 */
export function usePanel(): {
  kind: PanelContextValue['kind'];
  unsafeContext: UnsafeContext | undefined;
} {
  const context = useContext(PanelContext);
  const unsafeContext = useUnsafeContext();
  const own = useRef({});
  useEffect(() => {
    if (!context) return;
    const { shown, root } = context;
    const isDifferent = shown.current !== null && shown.current !== own.current;
    shown.current = own.current;
    if (isDifferent) root.current?.focus();
  }, [context]);
  const isMeant = unsafeContext === 'framed' && context?.framing;
  return { kind: context?.kind ?? 'page', unsafeContext: isMeant ? undefined : unsafeContext };
}
