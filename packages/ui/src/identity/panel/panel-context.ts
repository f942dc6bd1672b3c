import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { type Danger, useDanger } from './danger.ts';

/** What the place of a login takes. */
export interface Framing {
  /**
   * Other sites may show the login inside a page of theirs. Without it, nothing asks for a password
   * there, so that nobody types one into a page that is covered by another. A site sends
   * `frame-ancestors` in its policy as well.
   */
  allowFraming?: boolean;
}

/** Where the steps of a login stand: in a dialog over the page, or on a page of their own. */
export interface PanelPlace {
  kind: 'dialog' | 'page';
  /** Whether other sites may show it inside a page of theirs. */
  framing: boolean;
  /** What takes the focus when one step takes another's place, so that its title is read out. */
  root: RefObject<HTMLElement | null>;
  /** The step on show. */
  shown: RefObject<object | null>;
}

export const PanelContext = createContext<PanelPlace | null>(null);

/** The place of the steps below, which the element in `root` stands for. */
export function usePanelPlace<Root extends HTMLElement>(
  kind: PanelPlace['kind'],
  framing = false,
): PanelPlace & { root: RefObject<Root | null> } {
  const root = useRef<Root>(null);
  const shown = useRef<object | null>(null);
  return useMemo(() => ({ kind, framing, root, shown }), [kind, framing]);
}

/**
 * Where a step stands, and what speaks against a password there. One that takes another's place takes
 * the focus with it.
 */
export function usePanel(): { kind: PanelPlace['kind']; danger: Danger | undefined } {
  const place = useContext(PanelContext);
  const danger = useDanger();
  const own = useRef({});
  useEffect(() => {
    if (!place) return;
    const { shown, root } = place;
    const isOther = shown.current !== null && shown.current !== own.current;
    shown.current = own.current;
    if (isOther) root.current?.focus();
  }, [place]);
  const isMeant = danger === 'framed' && place?.framing;
  return { kind: place?.kind ?? 'page', danger: isMeant ? undefined : danger };
}
