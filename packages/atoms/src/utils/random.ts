import { atom } from 'jotai/vanilla';

/**
 * Source of random numbers for atoms, from 0 up to 1: spreads requests that many pages would send
 * simultaneously.
 */
export const randomAtom = atom({ random: () => Math.random() });
