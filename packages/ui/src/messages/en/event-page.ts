import type { Message } from '../message.ts';

/** Words of the page of one event, and of answers to an invitation. */
export const eventPage = {} satisfies Record<string, Message>;
