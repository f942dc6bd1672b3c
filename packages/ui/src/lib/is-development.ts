/** What bundlers put a word for; no type of Node's reaches the page's code. */
declare const process: { env: { NODE_ENV?: string } };

/** Whether those who build the page look at it, and not those who visit it. */
export function isDevelopment(): boolean {
  try {
    // Bundlers put the word in its place; without one there is no such object in a browser.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
