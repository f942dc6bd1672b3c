import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../platform/mock-platform.ts';

/** 21 November 2026, 10:00 in Aalborg. */
export const NOON = Date.UTC(2026, 10, 21, 9);

/** Creates a clock that does not advance until it is set. */
export function createClock(now = NOON) {
  return {
    time: now,
    now() {
      return this.time;
    },
    advance(milliseconds: number) {
      this.time += milliseconds;
    },
  };
}

/** JSON of a response, of which tests read any field. */
export type Json = ReturnType<typeof JSON.parse>;

export interface ApiResponse {
  status: number;
  body: Json;
  headers: Headers;
}

export interface Caller {
  platform: MockPlatform;
  /** One visitor's requests. */
  call(method: string, path: string, body?: unknown, init?: RequestInit): Promise<ApiResponse>;
}

/** Creates a caller without a client, for a new visitor or the visitor of the token. */
export function visit(
  platform: MockPlatform,
  accessToken: string = platform.createVisitor().accessToken,
): Caller {
  return {
    platform,
    async call(method, path, body, init = {}) {
      const response = await platform.handle(
        new Request(`${platform.apiBaseUrl}${path}`, {
          method,
          headers: { authorization: accessToken, 'content-type': 'application/json' },
          ...(body !== undefined && {
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
          ...init,
        }),
      );
      const text = await response.text();
      return { status: response.status, body: parse(text), headers: response.headers };
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A visitor of a platform with a frozen clock. */
export const visitNewPlatform = (options: MockPlatformOptions = {}): Caller =>
  visit(createMockPlatform({ clock: createClock(), ...options }));

/** The code of an application error. */
export const getCode = ({ body }: ApiResponse): string | undefined =>
  body?.details?.applicationError?.code;

/** The fields of a validation error. */
export const getViolatedFields = ({ body }: ApiResponse): string[] =>
  (body?.details?.validationError?.fieldViolations ?? []).map((violation: Json) => violation.field);

/** The rules that a request breaks, each with the bound that it names. */
export const getRules = ({ body }: ApiResponse): [string, unknown][] =>
  (body?.details?.validationError?.fieldViolations ?? []).map(
    ({ violatedRule, data }: Json): [string, unknown] => [violatedRule, data?.threshold],
  );

/** An object with one value at a path: `nest('a.b', 1)` is `{ a: { b: 1 } }`. */
export const nest = (path: string, value: unknown): Json =>
  path.split('.').reduceRight<Json>((inner, key) => ({ [key]: inner }), value as Json);
