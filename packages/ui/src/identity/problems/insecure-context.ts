'use client';

import { useSyncExternalStore } from 'react';

/**
 * Why a password is unsafe here: another site embeds this page, or the connection is not encrypted.
 */
export type UnsafeContext = 'framed' | 'insecure';

/** The properties of a page's window that are checked. */
export type ContextWindow = Pick<Window, 'isSecureContext' | 'location' | 'parent' | 'top'>;

/** Returns why a password is unsafe on a page; undefined on a server, which has no window. */
export function getUnsafeContext(page: ContextWindow | undefined): UnsafeContext | undefined {
  if (!page) return undefined;
  if (!page.isSecureContext) return 'insecure';
  return isInForeignFrame(page) ? 'framed' : undefined;
}

function isInForeignFrame(page: ContextWindow): boolean {
  let frameWindow: ContextWindow = page;
  try {
    while (frameWindow.parent !== frameWindow) {
      frameWindow = frameWindow.parent;
      // A window of another origin throws at the mere question.
      if (frameWindow.location.origin !== page.location.origin) return true;
    }
  } catch {
    return true;
  }
  return false;
}

const never = () => () => {};

/** Returns why a password is unsafe on the current page. */
export const useUnsafeContext = (): UnsafeContext | undefined =>
  useSyncExternalStore(
    never,
    () => getUnsafeContext(globalThis.window),
    () => undefined,
  );
