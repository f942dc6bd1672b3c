import { createCooldown } from '../time/cooldown.ts';

/**
 * Milliseconds until another code may be requested: counted to a fixed moment, so that neither
 * throttled timers nor device sleep prolong it, and updated every second. Setting it to a number of
 * milliseconds starts a wait.
 */
export const resendCooldownAtom = createCooldown();
