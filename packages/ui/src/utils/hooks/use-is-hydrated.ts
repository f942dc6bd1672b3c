import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run the page: not on a server, and not in what it sent until React has taken over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
