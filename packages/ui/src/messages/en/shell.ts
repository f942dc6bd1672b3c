import type { Message } from '../format-message.ts';

/** Messages of the frame of every page. */
export const shell = {
  'shell.skip': 'Skip to content',
  'shell.offline': 'You’re offline. Some details may be out of date.',
  'shell.online': 'You’re back online.',
} as const satisfies Record<string, Message>;
