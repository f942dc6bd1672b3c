import { describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { fakePlatform, rejection } from './fake-platform.ts';

type Act = (client: Client) => Promise<unknown>;

/** A call, and what of it should reach the platform: method and URL, and the body if it has one. */
export type EndpointCase = [name: string, call: Act, line: string, body?: unknown];

/** An invalid call, and the expected error message. */
export type WrongArgumentCase = [name: string, call: Act, message: string];

/** One test for each call: the exact method, URL, headers and body, and nothing else. */
export function describeEndpoints(
  title: string,
  response: unknown,
  lines: readonly EndpointCase[],
): void {
  describe(title, () => {
    test.each(lines)('%s', async (_name, call, line, body) => {
      const { client, calls } = fakePlatform({ respond: () => response });
      await call(client);
      const headers = {
        Authorization: 'token-1',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      };
      expect(calls).toEqual([{ line, body, headers, signal: undefined }]);
    });
  });
}

/** Adds one test per invalid call: a `TypeError` with this exact message, and nothing sent. */
export function describeWrongArguments(title: string, misuses: readonly WrongArgumentCase[]): void {
  describe(title, () => {
    test.each(misuses)(
      '%s is a TypeError before anything is sent',
      async (_name, call, message) => {
        const { client, calls, tokenCalls } = fakePlatform();
        expect(await rejection(call(client))).toEqual(new TypeError(message));
        expect([...calls, ...tokenCalls]).toEqual([]);
      },
    );
  });
}
