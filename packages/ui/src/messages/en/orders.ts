import type { Message } from '../message.ts';

/** Words of the way from buyer and guests to the order. */
export const orders = {} satisfies Record<string, Message>;
