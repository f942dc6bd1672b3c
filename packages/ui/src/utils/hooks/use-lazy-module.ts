import { useSyncExternalStore } from 'react';
import type { LazyModule, LazyModuleState } from '../lazy-module.ts';

/** Returns the loading state of a lazy module; the component renders again when it changes. */
export const useLazyModule = <Code>({ subscribe, read }: LazyModule<Code>): LazyModuleState<Code> =>
  useSyncExternalStore(subscribe, read, read);
