import { createCooldown } from '../time/cooldown.ts';

/**
 * How many milliseconds someone has to wait before another code may be asked for: counted to a
 * moment, so that neither a tab whose timers are slowed nor a sleep makes it longer, and moving each
 * second. Set to milliseconds, it begins a wait.
 */
export const resendCooldownAtom = createCooldown();
