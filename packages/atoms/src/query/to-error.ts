/** Returns a thrown value as an error: anything can be thrown. */
export const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));
