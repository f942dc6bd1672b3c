/** Whether a step was left before it ended: then there is nothing to show. */
export const isAbortError = (error: unknown): boolean =>
  (Object(error) as { name?: unknown }).name === 'AbortError';
