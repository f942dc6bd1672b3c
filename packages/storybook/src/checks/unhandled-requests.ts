/** Requests to watched URLs that nothing handles, stored until the story ends. */
export interface UnhandledCalls {
  /** Records a request to a watched URL. @returns whether it was one. */
  note(request: Request): boolean;
  /** Throws one sentence that names the calls since the last check. */
  check(): void;
}

/** Watches for requests to these base URLs. The first is that of the platform. */
export function createUnhandledCalls(...baseUrls: readonly string[]): UnhandledCalls {
  let calls: string[] = [];
  return {
    note(request) {
      const baseUrl = baseUrls.find((url) => request.url.startsWith(url));
      if (baseUrl === undefined) return false;
      const url = baseUrl === baseUrls[0] ? request.url.slice(baseUrl.length) : request.url;
      calls.push(`${request.method} ${url.split('?')[0]}`);
      return true;
    },
    check() {
      const named = [...new Set(calls)];
      calls = [];
      if (named.length === 0) return;
      throw new Error(
        `The story calls ${named.join(', ')} and nothing handles: give it a platform with \`loaders: [mockPlatform()]\` from @vitrine/storybook, or a handler of its own.`,
      );
    },
  };
}
