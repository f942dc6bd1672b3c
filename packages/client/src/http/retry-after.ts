/** For how long the server may ask a call to wait; what takes longer is the caller's to decide. */
const maxWait = 30_000;

/**
 * The milliseconds that an answer asks to wait before the same request is sent again: by
 * `Retry-After` of a 429 or 503, in seconds or as a date. None when it doesn't ask.
 *
 * @param now the time where the server does not say what its own is.
 */
export function retryAfter({ status, headers }: Response, now: number): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const asked = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : parseDate(asked) - (parseDate(headers.get('date')) || now);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Whether a wait is short enough for a call to wait. */
export function isShortWait(wait: number | undefined): wait is number {
  return Number(wait) <= maxWait;
}

// The one form of a date that servers may write; Date.parse alone would take almost any words.
function parseDate(text: string | null): number {
  const date = new Date(String(text));
  return date.toUTCString() === text ? Number(date) : Number.NaN;
}
