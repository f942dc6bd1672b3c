import type { Slot } from '../core/platform.ts';

/** By the id of a redirect session: the visitor who was sent with it. */
export const visits: Slot<Map<string, string>> = { everywhere: true, create: () => new Map() };
