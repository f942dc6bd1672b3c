/** How far code that comes later has come. */
export type LazyModuleState<Code> =
  | { status: 'idle' | 'loading' | 'failed'; code?: undefined }
  | { status: 'ready'; code: Code };

export interface LazyModule<Code> {
  read: () => LazyModuleState<Code>;
  subscribe: (listener: () => void) => () => void;
  /** Asks for it, once for everyone who asks; after a failure once more. */
  start: () => void;
}

/**
 * Code that a page asks for when someone is about to use it; a failure is a state of its own. What is
 * `loaded` is there from the start.
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
