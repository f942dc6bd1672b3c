import type { tickets as english } from '../en/tickets.ts';
import type { Translated } from '../message.ts';

export const tickets: Translated<typeof english> = {};
