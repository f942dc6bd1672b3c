'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back after the form around an element was reset. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return;
    // The browser resets its native controls only after all listeners have run.
    const later = () => queueMicrotask(reset);
    form.addEventListener('reset', later);
    return () => form.removeEventListener('reset', later);
  }, [element]);
}
