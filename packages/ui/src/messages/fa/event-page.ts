import type { eventPage as english } from '../en/event-page.ts';
import type { Translated } from '../message.ts';

export const eventPage: Translated<typeof english> = {};
