/** Whether the same request may succeed later. */
export function isTransient(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Whether the server said no, as against not being able to answer now. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !isTransient(status);
}
// HTTP/2 sends no status text, so the words of RFC 9110 stand in for it.
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
};

/** The words of a status: the server's own, or the standard ones where it sends none. */
export function statusTextOf(response: Response): string {
  return response.statusText || (statusTexts[response.status] ?? `Status ${response.status}`);
}

/** Words in upper snake case: "Not Found" is `NOT_FOUND`. */
export function toCode(words: string): string {
  return words
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
