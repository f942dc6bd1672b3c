import type { Message } from '../format-message.ts';

/** Words of what stands on every page. */
export const shell = {
  'shell.skip': 'Skip to the content',
  'shell.offline': 'There is no connection. What you see may be out of date.',
  'shell.online': 'The connection is back.',
} as const satisfies Record<string, Message>;
