import type { CallName } from '../domains/index.ts';

/** A call that arrived. */
export interface LoggedCall {
  /** `<domain>.<function>`, or `undefined` when the platform has no such call. */
  name: CallName | undefined;
  /** HTTP method. */
  method: string;
  /** Path and query. */
  path: string;
  /** The parsed body of the request. */
  body: unknown;
  /** `undefined` while it is pending, 0 if the network failed. */
  status: number | undefined;
}

/** Limits of a log: number of requests, and total bytes of their bodies. */
export const LOG_LIMITS = { calls: 1000, bytes: 8_000_000 };

export interface CallLog {
  /** The latest calls, oldest first. */
  readonly calls: readonly LoggedCall[];
  add(call: LoggedCall): void;
  /** Stores the body of a request, with its size in bytes. */
  setBody(call: LoggedCall, body: unknown, bytes: number): void;
}

/** A log that forgets its oldest calls, so that a server may run for days. */
export function createCallLog(limits = LOG_LIMITS): CallLog {
  const calls: LoggedCall[] = [];
  const sizes = new WeakMap<LoggedCall, number>();
  let bytes = 0;

  function trim(): void {
    while (calls.length > 1 && (calls.length > limits.calls || bytes > limits.bytes)) {
      const oldest = calls.shift();
      if (oldest) bytes -= sizes.get(oldest) ?? 0;
      if (oldest) sizes.delete(oldest);
    }
  }

  return {
    calls,
    add(call) {
      calls.push(call);
      trim();
    },
    setBody(call, body, size) {
      call.body = body;
      // A call that the log has forgotten while it was read costs the log nothing.
      if (!calls.includes(call)) return;
      sizes.set(call, size);
      bytes += size;
      trim();
    },
  };
}
