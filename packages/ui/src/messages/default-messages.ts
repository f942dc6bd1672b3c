import type { Message } from './format-message.ts';

const defaults: Record<string, Message | undefined> = {};

/**
 * Adds English messages, to which every other language falls back. Each area of `messages/en` adds
 * its own when it is imported, so that a page loads the messages of its components only.
 */
export function addDefaultMessages(messages: Readonly<Record<string, Message>>): void {
  Object.assign(defaults, messages);
}

/** Returns an English message; undefined if no imported area has it. */
export const getDefaultMessage = (key: string): Message | undefined => defaults[key];
