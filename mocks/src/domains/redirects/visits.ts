import type { Slot } from '../../platform/platform-context.ts';

/** Visitors by the id of their redirect session. */
export const visits: Slot<Map<string, string>> = { everywhere: true, create: () => new Map() };
