import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Where the steps of a login stand: in a dialog over the page, or on a page of their own. */
export interface PanelPlace {
  kind: 'dialog' | 'page';
  /** What takes the focus when one step takes another's place, so that its title is read out. */
  root: RefObject<HTMLElement | null>;
  /** The step on show. */
  shown: RefObject<object | null>;
}

export const PanelContext = createContext<PanelPlace | null>(null);

/** The place of the steps below, which the element in `root` stands for. */
export function usePanelPlace<Root extends HTMLElement>(kind: PanelPlace['kind']) {
  const root = useRef<Root>(null);
  const shown = useRef<object | null>(null);
  return useRef({ kind, root, shown }).current;
}

/** Where a step stands. One that takes another's place takes the focus with it. */
export function usePanel(): PanelPlace['kind'] {
  const place = useContext(PanelContext);
  const own = useRef({});
  useEffect(() => {
    if (!place) return;
    const { shown, root } = place;
    const isOther = shown.current !== null && shown.current !== own.current;
    shown.current = own.current;
    if (isOther) root.current?.focus();
  }, [place]);
  return place?.kind ?? 'page';
}
