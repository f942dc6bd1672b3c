import type { Message } from '../message.ts';

/** Words of tickets, the hold on them and their bill. */
export const tickets = {} satisfies Record<string, Message>;
