/** Loading state of a lazy module. */
export type LazyModuleState<Code> =
  | { status: 'idle' | 'loading' | 'failed'; code?: undefined }
  | { status: 'ready'; code: Code };

export interface LazyModule<Code> {
  read: () => LazyModuleState<Code>;
  subscribe: (listener: () => void) => () => void;
  /** Loads the module, once for all callers; after a failure it loads again. */
  start: () => void;
}

/**
 * Creates a module that is loaded on demand, with a failure as a separate state. `loaded` is
 * available from the start.
 */
export function createLazyModule<Code>(load: () => Promise<Code>, loaded?: Code): LazyModule<Code> {
  const listeners = new Set<() => void>();
  let state: LazyModuleState<Code> =
    loaded === undefined ? { status: 'idle' } : { status: 'ready', code: loaded };
  const setState = (next: LazyModuleState<Code>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      if (state.status === 'loading' || state.status === 'ready') return;
      setState({ status: 'loading' });
      load().then(
        (code) => setState({ status: 'ready', code }),
        () => setState({ status: 'failed' }),
      );
    },
  };
}
