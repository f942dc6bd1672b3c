'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy<ComponentType>(() =>
  import('./ToastRegion.tsx').catch(() => ({ default: () => null })),
);

/** Calls back when the page is idle. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(callback, { timeout: 2000 });
  return () => window.cancelIdleCallback(id);
}

/**
 * Container for messages: at the start edge of the bottom of the page, full width on small screens.
 * Use it once per page, inside `UiProvider`. Alt+T moves the focus to it. It is loaded when the page
 * is idle, before the first message, so that screen readers announce that one too.
 */
export function Toaster() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
