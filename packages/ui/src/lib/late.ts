/** How far code that comes later has come. */
export type LateState<Code> =
  | { status: 'idle' | 'loading' | 'failed'; code?: undefined }
  | { status: 'ready'; code: Code };

export interface Late<Code> {
  read: () => LateState<Code>;
  subscribe: (listener: () => void) => () => void;
  /** Asks for it, once for everybody who asks; after a failure once more. */
  start: () => void;
}

/**
 * Code that a page asks for when somebody is about to use it; a failure is a state of its own. What is
 * `known` is there from the start.
 */
export function createLate<Code>(load: () => Promise<Code>, known?: Code): Late<Code> {
  const listeners = new Set<() => void>();
  let state: LateState<Code> =
    known === undefined ? { status: 'idle' } : { status: 'ready', code: known };
  const become = (next: LateState<Code>) => {
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
      become({ status: 'loading' });
      load().then(
        (code) => become({ status: 'ready', code }),
        () => become({ status: 'failed' }),
      );
    },
  };
}
