import { atom } from 'jotai/vanilla';

/**
 * Where atoms take chance from, as numbers from 0 up to 1: it spreads what many pages would ask at
 * the same moment.
 */
export const randomAtom = atom({ random: () => Math.random() });
