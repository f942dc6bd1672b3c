/** Bundlers replace this expression with a literal. The page's code uses no Node types. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns whether the page runs in development, for messages to developers. A bundler of a host
 * removes what only development needs.
 */
export function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression. Without a bundler, `process` does not exist in a browser.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
