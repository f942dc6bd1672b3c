'use client';

import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Urgency of an announcement: `polite` waits for a pause, `assertive` does not. */
export type Politeness = 'polite' | 'assertive';

type Announce = (message: string, politeness?: Politeness) => void;

const AnnouncerContext = createContext<Announce | null>(null);

/**
 * The page's only pair of live regions. `UiProvider` renders it; components announce through
 * `useAnnounce`. One inside of another uses the regions of the outer one.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const isNested = useContext(AnnouncerContext) !== null;
  return isNested ? children : <LiveRegions>{children}</LiveRegions>;
}

function LiveRegions({ children }: { children: ReactNode }) {
  const regions = useRef<Record<Politeness, HTMLElement | null>>({ polite: null, assertive: null });
  const announce = useCallback<Announce>((message, politeness = 'polite') => {
    const region = regions.current[politeness];
    if (!region) return;
    // A repeated message is announced again only if the text changes.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  }, []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden
        role="status"
        aria-live="polite"
        ref={(node: HTMLElement | null) => {
          regions.current.polite = node;
        }}
      />
      <VisuallyHidden
        role="alert"
        aria-live="assertive"
        ref={(node: HTMLElement | null) => {
          regions.current.assertive = node;
        }}
      />
    </AnnouncerContext>
  );
}

/**
 * Returns a function that announces a message to assistive technology.
 *
 * @throws {Error} outside a `UiProvider`.
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnouncerContext);
  if (!announce)
    throw new Error('useAnnounce needs a <UiProvider> above it: wrap the page in one.');
  return announce;
}
