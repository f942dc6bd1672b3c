import type { events as english } from '../en/events.ts';
import type { Translated } from '../message.ts';

export const events: Translated<typeof english> = {};
