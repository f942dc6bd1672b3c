/** Whether the same request may succeed later. */
export function isTransient(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Whether the server said no, as against not being able to answer now. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !isTransient(status);
}
// HTTP/2 sends no status text, so the words of RFC 9110 stand in for those that an API answers.
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
};

/** The words of a status: the server's own, or the standard ones where it sends none. */
export function statusTextOf({ status, statusText }: Response): string {
  return statusText || statusTexts[status] || `Status ${status}`;
}

/** Words in upper snake case: "Not Found" is `NOT_FOUND`. */
export function toCode(words: string): string {
  return words
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
