'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether scripts run the page: not on a server, and not in its markup until hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
