import { atom } from 'jotai/vanilla';

/**
 * Whether a server-rendered page still has to hydrate. Until then, device-specific data is omitted,
 * so that the first rendering matches the server's.
 */
export const isHydratingAtom = atom(false);

/** Whether the page has been on show: later states belong to other pages of the same document. */
export const isMountedAtom = atom(false);

/** When the server rendered the page, in milliseconds. */
export const renderedAtAtom = atom<number>();

/** Whether the storefront has received data of a server. */
export const hasServerDataAtom = atom(false);

/** Omits device-specific data until the page is mounted. A mounted page keeps it. */
export const startHydrationAtom = atom(null, (get, set) => {
  if (!get(isMountedAtom)) set(isHydratingAtom, true);
});

/** Marks the page as hydrated: this device's data may show. */
export const hydratedAtom = atom(null, (_get, set) => {
  set(isMountedAtom, true);
  set(isHydratingAtom, false);
});
