/** Longest wait that a request accepts from the server; longer ones are in the error. */
const maxWait = 30_000;

/**
 * Returns the milliseconds that a response asks to wait before a retry: `Retry-After` of a 429 or
 * 503, in seconds or as a date. None without the header.
 *
 * @param now the time if the server doesn't send its own.
 */
export function retryAfter({ status, headers }: Response, now: number): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const header = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : parseDate(header) - (parseDate(headers.get('date')) || now);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Whether a wait is short enough for a request. */
export function isShortWait(wait: number | undefined): wait is number {
  return Number(wait) <= maxWait;
}

// Accepts only the HTTP date format; Date.parse alone would accept almost any text.
function parseDate(text: string | null): number {
  const date = new Date(String(text));
  return date.toUTCString() === text ? Number(date) : Number.NaN;
}
