import { useSyncExternalStore } from 'react';

/** Why no one should type a password here: a stranger's page is around this one, or listens in. */
export type UnsafeContext = 'framed' | 'insecure';

/** The parts of a page's window that are looked at. */
export type ContextWindow = Pick<Window, 'isSecureContext' | 'location' | 'parent' | 'top'>;

/** What speaks against a password on a page; nothing on a server, which shows no one anything. */
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

/** What speaks against a password on the page as it is. */
export const useUnsafeContext = (): UnsafeContext | undefined =>
  useSyncExternalStore(
    never,
    () => getUnsafeContext(globalThis.window),
    () => undefined,
  );
