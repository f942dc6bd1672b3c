'use client';

import { useCallback, useEffect, useState } from 'react';

/**
 * Returns a function that runs an action after the next render. State that is set in the same handler
 * is then in the page, so a control that it adds can have the focus. A timer or an animation frame may
 * come before that render on a busy device.
 *
 * @example
 * const afterRender = useAfterRender();
 * const open = () => {
 *   setOpen(true);
 *   afterRender(() => input.current?.focus());
 * };
 */
export function useAfterRender(): (run: () => void) => void {
  const [action, setAction] = useState<{ run: () => void }>();
  useEffect(() => {
    // What the action returns is no cleanup: scrolling returns a promise in newer browsers.
    action?.run();
  }, [action]);
  return useCallback((run) => setAction({ run }), []);
}
