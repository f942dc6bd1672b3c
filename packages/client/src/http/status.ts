/** Whether the same request may succeed later. */
export function isTransient(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Whether the server rejected the request, as opposed to a temporary failure. */
export function isRejection(status = 0): boolean {
  return status >= 400 && !isTransient(status);
}

// HTTP/2 sends no status text, so these are the standard texts of common statuses: by status, from
// 400 on.
const statusTexts = (
  'Bad Request,Unauthorized,,Forbidden,Not Found,Method Not Allowed,,,' +
  'Request Timeout,Conflict,Gone,,Precondition Failed,Content Too Large,URI Too Long,,,,,,,,' +
  'Unprocessable Content,,,,,,Precondition Required,Too Many Requests'
).split(',');

/** Returns the text of a status: the server's own, or the standard one without it. */
export function getStatusText({ status, statusText }: Response): string {
  return statusText || statusTexts[status - 400] || `Status ${status}`;
}

/** Converts a text to upper snake case: "Not Found" is `NOT_FOUND`. */
export function toCode(text: string): string {
  return text.toUpperCase().replace(/\W+/g, '_');
}
