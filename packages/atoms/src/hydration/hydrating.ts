import { atom } from 'jotai/vanilla';

/**
 * Whether a page that a server rendered has yet to come to life. Until then what only this device
 * knows is left out, so that the first rendering is the server's.
 */
export const isHydratingAtom = atom(false);

/** The page has come to life: what this device keeps may show. */
export const hydratedAtom = atom(null, (_get, set) => set(isHydratingAtom, false));
