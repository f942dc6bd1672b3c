/** Listeners that are told of something, each on its own. */
export interface Listeners<Told> {
  tell(told: Told): void;
  /** @returns ends it. */
  subscribe(listener: (told: Told) => void): () => void;
}

/** A list of listeners. A listener's fault is told as such, and is none of who tells. */
export function createListeners<Told>(): Listeners<Told> {
  const listeners = new Set<(told: Told) => void>();
  return {
    tell(told) {
      for (const listener of listeners) queueMicrotask(() => listener(told));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
