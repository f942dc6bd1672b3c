import type { Message } from '../message.ts';

/** Words of lists of events. */
export const events = {} satisfies Record<string, Message>;
