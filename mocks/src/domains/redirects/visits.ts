import type { Slot } from '../../platform/platform-context.ts';

/** By the id of a redirect session: the visitor who was sent with it. */
export const visits: Slot<Map<string, string>> = { everywhere: true, create: () => new Map() };
