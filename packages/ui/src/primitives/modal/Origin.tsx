import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Notes what had the focus before its surroundings appeared. It looks while rendering: a field
 * with `autoFocus` takes the focus before any effect runs.
 */
export function FocusOrigin({ into }: { into: RefObject<HTMLElement | null> }) {
  const [origin] = useState(() => findOrigin(document.activeElement));
  useLayoutEffect(() => {
    into.current = origin;
  }, [into, origin]);
  return null;
}

/** The focused element; for one in a menu, which is about to go, the button of that menu. */
function findOrigin(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  if (menu) {
    return findOrigin(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  }
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
