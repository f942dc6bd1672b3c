import { useSyncExternalStore } from 'react';

/** Why nobody should type a password here: a stranger's page is around this one, or listens in. */
export type Danger = 'framed' | 'insecure';

/** The parts of a page's window that are looked at. */
export type PlaceWindow = Pick<Window, 'isSecureContext' | 'location' | 'parent' | 'top'>;

/** What speaks against a password on a page; nothing on a server, which shows nobody anything. */
export function dangerOf(page: PlaceWindow | undefined): Danger | undefined {
  if (!page) return undefined;
  if (!page.isSecureContext) return 'insecure';
  return isInsideAStrangers(page) ? 'framed' : undefined;
}

function isInsideAStrangers(page: PlaceWindow): boolean {
  let around: PlaceWindow = page;
  try {
    while (around.parent !== around) {
      around = around.parent;
      // A window of another origin throws at the mere question.
      if (around.location.origin !== page.location.origin) return true;
    }
  } catch {
    return true;
  }
  return false;
}

const never = () => () => {};

/** What speaks against a password on the page as it is. */
export const useDanger = (): Danger | undefined =>
  useSyncExternalStore(
    never,
    () => dangerOf(globalThis.window),
    () => undefined,
  );
