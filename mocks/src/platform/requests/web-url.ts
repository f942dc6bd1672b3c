/** Returns the parsed URL, or `undefined` if the text is none. `URL.parse` needs Node 22. */
export const parseUrl = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/** Returns the parsed URL, or `undefined` if the text is no absolute http or https URL. */
export function parseWebUrl(text: string): URL | undefined {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether a text is an absolute http or https URL. */
export const isWebUrl = (text: string): boolean => parseWebUrl(text) !== undefined;
