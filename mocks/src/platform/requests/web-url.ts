/** Returns the parsed URL, or `undefined` if the text is none. `URL.parse` needs Node 22. */
export const parseUrl = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/** Whether a text is an absolute http or https URL. */
export const isWebUrl = (text: string): boolean => /^https?:$/.test(parseUrl(text)?.protocol ?? '');
