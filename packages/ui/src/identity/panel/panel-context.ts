import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { type UnsafeContext, useUnsafeContext } from '../problems/insecure-context.ts';

/** What the place of a login takes. */
export interface FramingOptions {
  /**
   * Other sites may show the login inside a page of theirs. Without it, nothing asks for a password
   * there, so that no one types one into a page that is covered by another. A site sends
   * `frame-ancestors` in its policy as well.
   */
  allowFraming?: boolean;
}

/** Where the steps of a login stand: in a dialog over the page, or on a page of their own. */
export interface PanelContextValue {
  kind: 'dialog' | 'page';
  /** Whether other sites may show it inside a page of theirs. */
  framing: boolean;
  /** What takes the focus when one step takes another's place, so that its title is read out. */
  root: RefObject<HTMLElement | null>;
  /** The step on show. */
  shown: RefObject<object | null>;
}

export const PanelContext = createContext<PanelContextValue | null>(null);

/** The place of the steps below, which the element in `root` represents. */
export function usePanelContextValue<Root extends HTMLElement>(
  kind: PanelContextValue['kind'],
  framing = false,
): PanelContextValue & { root: RefObject<Root | null> } {
  const root = useRef<Root>(null);
  const shown = useRef<object | null>(null);
  return useMemo(() => ({ kind, framing, root, shown }), [kind, framing]);
}

/**
 * Where a step stands, and what speaks against a password there. One that takes another's place takes
 * the focus with it.
 */
export function usePanel(): {
  kind: PanelContextValue['kind'];
  unsafeContext: UnsafeContext | undefined;
} {
  const place = useContext(PanelContext);
  const unsafeContext = useUnsafeContext();
  const own = useRef({});
  useEffect(() => {
    if (!place) return;
    const { shown, root } = place;
    const isDifferent = shown.current !== null && shown.current !== own.current;
    shown.current = own.current;
    if (isDifferent) root.current?.focus();
  }, [place]);
  const isMeant = unsafeContext === 'framed' && place?.framing;
  return { kind: place?.kind ?? 'page', unsafeContext: isMeant ? undefined : unsafeContext };
}
