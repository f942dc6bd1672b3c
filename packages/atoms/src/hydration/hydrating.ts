import { atom } from 'jotai/vanilla';

/**
 * Whether a server-rendered page still has to hydrate. Until then, device-specific data is omitted,
 * so that the first rendering matches the server's.
 */
export const isHydratingAtom = atom(false);

/** Marks the page as hydrated: this device's data may show. */
export const hydratedAtom = atom(null, (_get, set) => set(isHydratingAtom, false));
