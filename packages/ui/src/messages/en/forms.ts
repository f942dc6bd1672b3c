import type { Message } from '../message.ts';

/** Words of what stands in the forms of events. */
export const forms = {} satisfies Record<string, Message>;
