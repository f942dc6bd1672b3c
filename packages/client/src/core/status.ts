/** Whether the same request may succeed later. */
export function isTransient(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Whether the server said no, as against not being able to answer now. */
export function isRefusal(status = 0): boolean {
  return status >= 400 && !isTransient(status);
}

// HTTP/2 sends no status text, so the words of RFC 9110 stand in for those that an API answers: from
// 400 on, with gaps where no API is meant.
const statusTexts = (
  'Bad Request,Unauthorized,Payment Required,Forbidden,Not Found,Method Not Allowed,' +
  'Not Acceptable,,Request Timeout,Conflict,Gone,,Precondition Failed,Content Too Large,' +
  'URI Too Long,Unsupported Media Type,,,,,,,Unprocessable Content,Locked,,,,,' +
  'Precondition Required,Too Many Requests,,Request Header Fields Too Large'
).split(',');

/** The words of a status: the server's own, or the standard ones where it sends none. */
export function statusTextOf({ status, statusText }: Response): string {
  return statusText || statusTexts[status - 400] || `Status ${status}`;
}

/** Words in upper snake case: "Not Found" is `NOT_FOUND`. */
export function toCode(words: string): string {
  return words
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
