import { vi } from 'vitest';

/** A page that can be left: dispatch `pagehide` and the like on it. */
export function stubPage() {
  const page = new EventTarget();
  /** Names of the events with a listener. */
  const listening = new Set<string>();
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) => {
    listening.add(name);
    page.addEventListener(name, listener);
  });
  vi.stubGlobal('removeEventListener', (name: string, listener: EventListener) => {
    listening.delete(name);
    page.removeEventListener(name, listener);
  });
  return { page, listening };
}
