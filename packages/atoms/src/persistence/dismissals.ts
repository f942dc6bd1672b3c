import { atom, type WritableAtom } from 'jotai/vanilla';
import { deviceAtom } from './device-atom.ts';

/** Number of IDs that the device remembers; the oldest are dropped. */
const MAX_DISMISSALS = 50;

const none: readonly string[] = [];

const storedAtom = deviceAtom<readonly string[]>({
  name: 'vitrine-dismissals',
  toValue: (found) =>
    Array.isArray(found) ? found.filter((id) => typeof id === 'string' && id !== '') : null,
});

/**
 * IDs of messages that were dismissed on this device, the newest first. Writing an ID adds it. Empty
 * while a server-rendered page hydrates.
 *
 * @example store.set(dismissalsAtom, 'spring-2027');
 */
export const dismissalsAtom: WritableAtom<readonly string[], [id: string], void> = atom(
  (get) => get(storedAtom) ?? none,
  (get, set, id) => {
    const before = (get(storedAtom) ?? none).filter((one) => one !== id);
    set(storedAtom, [id, ...before].slice(0, MAX_DISMISSALS));
  },
);
