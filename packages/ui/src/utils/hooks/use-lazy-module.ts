import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule, LazyModuleState } from '../lazy-module.ts';

/**
 * Returns the loading state of a lazy module; the component renders again when it changes.
 *
 * @param isNeeded loads the module once it is true. Without it, something else starts the module.
 */
export function useLazyModule<Code>(
  { subscribe, read, start }: LazyModule<Code>,
  isNeeded = false,
): LazyModuleState<Code> {
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  return useSyncExternalStore(subscribe, read, read);
}
