/** Unhandled requests to the platform, stored until the story ends. */
export interface UnhandledCalls {
  /** Records a request to the platform. @returns whether it was one. */
  note(request: Request): boolean;
  /** Throws one sentence that names the calls since the last check. */
  check(): void;
}

export function createUnhandledCalls(apiBaseUrl: string): UnhandledCalls {
  let calls: string[] = [];
  return {
    note(request) {
      if (!request.url.startsWith(apiBaseUrl)) return false;
      calls.push(`${request.method} ${request.url.slice(apiBaseUrl.length).split('?')[0]}`);
      return true;
    },
    check() {
      const named = [...new Set(calls)];
      calls = [];
      if (named.length === 0) return;
      throw new Error(
        `The story calls ${named.join(', ')} and nothing answers: give it a platform with \`loaders: [mockPlatform()]\` from @vitrine/storybook, or a handler of its own.`,
      );
    },
  };
}
